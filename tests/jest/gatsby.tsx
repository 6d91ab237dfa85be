/** Gatsby’s runtime as components see it in tests: links are anchors, queries are never run. */
import type { AnchorHTMLAttributes } from 'react';

export function Link({
  to,
  activeClassName: _a,
  partiallyActive: _p,
  replace: _r,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  activeClassName?: string;
  partiallyActive?: boolean;
  replace?: boolean;
}) {
  return <a href={to} {...rest} />;
}
export const graphql = () => null;
export const navigate = jest.fn();
export const useStaticQuery = jest.fn();
