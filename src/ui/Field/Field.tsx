import type { ComponentProps, InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import * as styles from './Field.module.css';

interface LabelProps {
  label: string;
  /** Said after the label, such as “optional”. */
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

/** A field for one line of text, if `type` says nothing else. */
export function InputField({ label, mark, ...rest }: LabelProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Labelled label={label} mark={mark}>
      <input type="text" className={styles.control} {...rest} />
    </Labelled>
  );
}

/** A field for several lines of text, four lines high if not said otherwise. */
export function TextAreaField({ label, mark, rows = 4, ...rest }: LabelProps & ComponentProps<'textarea'>) {
  return (
    <Labelled label={label} mark={mark}>
      <textarea className={styles.control} rows={rows} {...rest} />
    </Labelled>
  );
}

interface SelectFieldProps extends LabelProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  name: string;
  /** The empty option, which a required field refuses. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of one, required if not said otherwise. */
export function SelectField({ label, mark, placeholder, options, required = true, ...rest }: SelectFieldProps) {
  return (
    <Labelled label={label} mark={mark}>
      <select className={styles.control} required={required} {...rest}>
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
