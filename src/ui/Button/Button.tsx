import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link';
import * as styles from './Button.module.css';

interface Look {
  size?: 'sm' | 'md' | 'lg';
  variant?: 'primary' | 'secondary' | 'outline';
  children: ReactNode;
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;
type ButtonLinkProps = Look & LinkProps;

/** The shared button (NAV-21): three sizes, three variants. */
export function Button({ size = 'md', variant = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={`${styles.button} ${className}`} data-size={size} data-variant={variant} {...rest} />
  );
}

/** A link that looks like a button; to other sites it opens a new tab. */
export function ButtonLink({ size = 'md', variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={`${styles.button} ${className}`} data-size={size} data-variant={variant} {...rest} />;
}
