import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { LIST_PATH, type ListState } from '../../lib/listState';
import { InputField, SelectField } from '../../ui/Field/Field';
import * as styles from './ArticleList.module.css';

interface ListFiltersProps {
  copy: Queries.ArticleListCopyFragment;
  categories: readonly { slug: string; name: string }[];
  state: ListState;
  isHydrated: boolean;
  amend: (change: Partial<ListState>) => void;
  go: (to: ListState) => void;
  settle: () => void;
  /** Address of the index of all articles, which the merged bundle requests (src/gatsby/assemble/askAhead.ts). */
  index: string;
  /**
   * Called each time a field gets the focus, and on hydration if one has it, so that the index is on its way before it is needed; a further call must
   * do nothing.
   */
  prepare: () => void;
}

const LONGEST_SEARCH = 120;

/** Search box and category filter; without React a plain form that leads to the same address. */
export function ListFilters({
  copy,
  categories,
  state,
  isHydrated,
  amend,
  go,
  settle,
  index,
  prepare,
}: ListFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const hasTakenOver = useRef(false);

  // The fields follow the state; but what the visitor typed or chose before hydration comes first.
  useLayoutEffect(() => {
    if (!isHydrated || !form.current) return;
    const box = form.current.elements.namedItem('q') as HTMLInputElement;
    const choice = form.current.elements.namedItem('category') as HTMLSelectElement;
    if (!hasTakenOver.current) {
      hasTakenOver.current = true;
      if (form.current.contains(document.activeElement)) prepare();
      const [text, category] = [box.value || state.text, choice.value || state.category];
      if (text !== state.text || category !== state.category) return amend({ text, category });
    }
    if (box.value.trim() !== state.text.trim()) box.value = state.text;
    choice.value = state.category;
    // `amend` is new at each render; only these values count.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isHydrated, state.text, state.category]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    settle();
  };
  return (
    <form ref={form} className={styles.filters} role="search" action={LIST_PATH} onSubmit={submit} data-index={index}>
      <InputField
        label={copy.searchLabel}
        type="search"
        name="q"
        placeholder={copy.searchPlaceholder}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => amend({ text: event.currentTarget.value })}
        onFocus={prepare}
        onBlur={settle}
      />
      <SelectField
        label={copy.categoryLabel}
        name="category"
        placeholder={copy.allCategories}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        autoComplete="off"
        onFocus={prepare}
        onChange={(event) => go({ ...state, category: event.currentTarget.value, page: 1 })}
      />
    </form>
  );
}
