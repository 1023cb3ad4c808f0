import type { ComponentProps, ReactNode } from 'react';
import { useFieldProps } from '#ui/field-context.ts';
import { cx } from '#styled/css';
import { input, inputBox } from '#styled/recipes';

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Height of the text box: 40 px, or 48 for the main search box of a page. */
  size?: 'md' | 'lg';
  /** Icon in the box before its text. */
  icon?: ReactNode;
  /** Text, key or button after the text of the box. */
  end?: ReactNode;
  mono?: boolean;
}

/** A text box for one line. Inside a Field it takes id, description and error state from the Field. */
export function Input({ size = 'md', icon, end, mono = false, className, ...rest }: InputProps) {
  const wired = useFieldProps(rest);
  if (icon === undefined && end === undefined) return <input {...rest} {...wired} className={cx(input({ size, mono }), className)} />;
  const styles = inputBox({ size });
  return (
    <div className={cx(styles.root, className)} data-invalid={wired['aria-invalid'] || undefined} data-disabled={wired.disabled || undefined}>
      {icon}
      <input {...rest} {...wired} className={styles.input} />
      {end === undefined ? null : <span className={styles.affix}>{end}</span>}
    </div>
  );
}
