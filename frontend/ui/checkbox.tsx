import { Check, Minus } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '#styled/css';
import { checkbox } from '#styled/recipes';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  help?: ReactNode;
  /** A count at the right end of the checkbox's row, as in lists of filters. */
  count?: number;
  /** Whether some, but not all, of the items that this checkbox stands for are checked. */
  indeterminate?: boolean;
  /** Hides the checkbox's label visually, where a row of a table is selected. */
  hideLabel?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** A native checkbox with our style and a label. It works with register() and with checked/onCheckedChange. */
export function Checkbox({ children, help, count, indeterminate = false, hideLabel = false, onCheckedChange, onChange, className, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const styles = checkbox();
  const Mark = indeterminate ? Minus : Check;
  return (
    <label className={cx(styles.root, className)}>
      <input
        {...rest} type="checkbox" className={styles.input} aria-label={hideLabel && typeof children === 'string' ? children : undefined}
        ref={(node) => {
          own.current = node;
          if (typeof ref === 'function') return ref(node);
          if (ref) ref.current = node;
        }}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      <span className={styles.box} aria-hidden="true"><Mark size={12} /></span>
      {hideLabel ? null : <span className={styles.text}><span>{children}</span>{help ? <span className={styles.help}>{help}</span> : null}</span>}
      {count === undefined ? null : <span className={styles.count}>{count.toLocaleString('en-US')}</span>}
    </label>
  );
}
