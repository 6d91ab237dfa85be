import { Link as GatsbyLink } from 'gatsby';
import { createContext, useContext, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { Text } from '../Text/Text';

/** What screen readers say after links that open a new tab; provided by the page’s shell, in articles in their language. */
export const NewTabLabel = createContext('');

/** Attributes of a link; `to` replaces `href`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, or an http(s), tel: or mailto: address. */
  to: string;
  children: ReactNode;
}

/** The words for screen readers in whatever opens a new tab. */
export function NewTab() {
  const label = useContext(NewTabLabel);
  return (
    label && (
      <span className="visuallyHidden">
        <Text>{` ${label}`}</Text>
      </span>
    )
  );
}

/** A link: within the site it navigates at once, to other sites it opens a new tab and says so. */
export function Link({ to, children, ...rest }: LinkProps) {
  if (to.startsWith('/'))
    return (
      <GatsbyLink to={to} {...rest}>
        {children}
      </GatsbyLink>
    );
  if (!/^https?:/.test(to))
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <NewTab />
    </a>
  );
}
