import type { ComponentProps, InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import * as styles from './Field.module.css';

interface LabelProps {
  label: string;
  /** Shown after the label, such as “optional”. */
  mark?: string;
}

/** A form control under its label. */
function Labelled({ label, mark, children }: LabelProps & { children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        {label}
        {mark && <span className={styles.mark}> ({mark})</span>}
      </span>
      {children}
    </label>
  );
}

/**
 * Browsers call a required field invalid as long as it is empty, and screen readers say so before anybody has typed. So
 * each field begins as not invalid; the form marks the ones that it refuses (src/sections/MessageForm).
 */
const NOT_REFUSED = { 'aria-invalid': false } as const;

/** A field for one line of text, unless `type` says otherwise. */
export function InputField({ label, mark, ...rest }: LabelProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Labelled label={label} mark={mark}>
      <input type="text" className={styles.control} {...NOT_REFUSED} {...rest} />
    </Labelled>
  );
}

/** A field for several lines of text, four lines high by default. */
export function TextAreaField({ label, mark, rows = 4, ...rest }: LabelProps & ComponentProps<'textarea'>) {
  return (
    <Labelled label={label} mark={mark}>
      <textarea className={styles.control} rows={rows} {...NOT_REFUSED} {...rest} />
    </Labelled>
  );
}

interface SelectFieldProps extends LabelProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  name: string;
  /** The empty option; if the field is required, it counts as no choice. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of one. */
export function SelectField({ label, mark, placeholder, options, ...rest }: SelectFieldProps) {
  return (
    <Labelled label={label} mark={mark}>
      <select className={styles.control} {...NOT_REFUSED} {...rest}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
