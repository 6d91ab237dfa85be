import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { listHref, type ListState } from '../../lib/listState';

interface ListLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: ListState;
  go: (to: ListState) => void;
}

/** Whether a click asks for something else than following the link here: a new tab, a new window, a download. */
const asksForMore = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to another state of the list: a real address, followed without leaving the page. */
export function ListLink({ to, go, children, ...rest }: ListLinkProps) {
  const follow = (event: MouseEvent) => {
    if (asksForMore(event)) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={listHref(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
