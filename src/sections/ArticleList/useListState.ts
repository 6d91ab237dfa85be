import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { FIRST_VIEW, listHref, parseListState, type ListState } from '../../lib/listState';
import { useIsHydrated } from '../../ui/useIsHydrated';

/** Milliseconds without a key after which typing counts as over: the address is written and the count is announced. */
const TYPING_PAUSE = 500;

/** The page’s address as Gatsby knows it; `key` identifies the entry of the browser’s history. */
export interface ListLocation {
  search: string;
  key?: string;
}

/**
 * The list’s state, kept in the address: replaced at a pause while typing, pushed for everything else, so that Back
 * undoes a choice and not a letter. The first render is the server’s (page 1 of all); after that the address counts.
 */
export function useListState(location: ListLocation, categories: readonly string[]) {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState(FIRST_VIEW);
  const [isTyping, setIsTyping] = useState(false);
  const [seen, setSeen] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Read during render, not after it, so that the height is right when Gatsby restores the scroll position.
  const entry = `${location.key ?? ''}${location.search}`;
  if (isHydrated && entry !== seen) {
    setSeen(entry);
    setState(parseListState(location.search, categories));
    setIsTyping(false);
  }

  // A pause that ends on another entry of the history, or another page, must not write there.
  useEffect(() => () => clearTimeout(pause.current), [entry]);

  /** Writes the address without Gatsby, which would render the whole page again and scroll. */
  const save = (saved: ListState = state) => {
    clearTimeout(pause.current);
    setIsTyping(false);
    history.replaceState(history.state, '', listHref(saved));
  };

  /** Changes what is searched for, in the same entry of the history. */
  const amend = (change: Partial<ListState>) => {
    const next = { ...state, ...change, page: 1 };
    clearTimeout(pause.current);
    setState(next);
    setIsTyping(true);
    pause.current = setTimeout(() => save(next), TYPING_PAUSE);
  };

  /** Goes to a state in a new entry of the history. @returns whether its address is another than this one */
  const go = (next: ListState): boolean => {
    if (isTyping) save();
    setState(next);
    const isElsewhere = listHref(next) !== window.location.pathname + window.location.search;
    if (isElsewhere) void navigate(listHref(next), { state: { keepsScroll: true } });
    return isElsewhere;
  };

  return { state, isHydrated, isTyping, amend, go, settle: () => isTyping && save() };
}
