import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { LIST_PATH, type ListState } from '../../lib/listState';
import { InputField, SelectField } from '../../ui/Field/Field';
import * as styles from './ArticleList.module.css';

interface ListFiltersProps {
  copy: Queries.ArticleListCopyFragment;
  categories: readonly { slug: string; name: string }[];
  state: ListState;
  isAwake: boolean;
  amend: (change: Partial<ListState>) => void;
  go: (to: ListState) => void;
  settle: () => void;
  /** Called before the first use, again and again. */
  prepare: () => void;
}

const LONGEST_SEARCH = 120;

/** Search box and category filter; without React a plain form that leads to the same address. */
export function ListFilters({ copy, categories, state, isAwake, amend, go, settle, prepare }: ListFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const hasTakenOver = useRef(false);

  // The fields follow the state; but what the visitor typed or chose before React woke comes first.
  useLayoutEffect(() => {
    if (!isAwake || !form.current) return;
    const box = form.current.elements.namedItem('q') as HTMLInputElement;
    const choice = form.current.elements.namedItem('category') as HTMLSelectElement;
    if (!hasTakenOver.current) {
      hasTakenOver.current = true;
      const [text, category] = [box.value || state.text, choice.value || state.category];
      if (text !== state.text || category !== state.category) return amend({ text, category });
    }
    if (box.value.trim() !== state.text.trim()) box.value = state.text;
    choice.value = state.category;
    // `amend` is made anew at each drawing; only these values decide.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAwake, state.text, state.category]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    settle();
  };
  return (
    <form ref={form} className={styles.filters} role="search" action={LIST_PATH} onSubmit={submit}>
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
        required={false}
        placeholder={copy.allCategories}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        autoComplete="off"
        onFocus={prepare}
        onChange={(event) => go({ ...state, category: event.currentTarget.value, page: 1 })}
      />
    </form>
  );
}
