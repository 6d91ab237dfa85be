import { clampPage } from './paginate';

/**
 * What a visitor sees of the article list; all of it is in the address, so that reload, Back and shared links keep it.
 */
export interface ListState {
  /** Text of the search box. */
  text: string;
  /** Slug of the chosen category; empty for all. */
  category: string;
  view: 'all' | 'categories';
  /** From 1; whether such a page exists is known only with the results. */
  page: number;
}

/** Path of the article list. */
export const LIST_PATH = '/blogs';

/** The list as it opens: page 1 of all articles. */
export const FIRST_VIEW: ListState = { text: '', category: '', view: 'all', page: 1 };

/**
 * Reads the list’s state from the query of an address; unknown values count as missing.
 * @param categories slugs of all categories
 */
export function parseListState(search: string, categories: readonly string[]): ListState {
  const query = new URLSearchParams(search);
  const category = query.get('category') ?? '';
  return {
    text: query.get('q') ?? '',
    category: categories.includes(category) ? category : '',
    view: query.get('view') === 'categories' ? 'categories' : 'all',
    page: clampPage(query.get('page'), Number.MAX_SAFE_INTEGER),
  };
}

/** Whether a state may find other articles than the first view. */
export const isFiltered = ({ text, category }: ListState) => text.trim() !== '' || category !== '';

/** Address of a state of the list; holds only what differs from the first view. */
export function listHref({ text, category, view, page }: ListState): string {
  const query = new URLSearchParams();
  if (text.trim()) query.set('q', text.trim());
  if (category) query.set('category', category);
  if (view !== FIRST_VIEW.view) query.set('view', view);
  else if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search ? `${LIST_PATH}?${search}` : LIST_PATH;
}
