import { useId, type CSSProperties, type ReactNode } from 'react';
import { useField } from '#ui/field-context.ts';
import { cx } from '#styled/css';
import { radioCards } from '#styled/recipes';

export interface RadioCard<V extends string> {
  value: V;
  label: ReactNode;
  help?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<V extends string> {
  options: readonly RadioCard<V>[];
  value: V | null;
  onValueChange: (value: V) => void;
  /** Accessible name of the choice where no Field with `group` surrounds it. */
  label?: string;
  columns?: number;
  align?: 'start' | 'center';
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** A choice between a few options as cards, each with room for a sentence. They are native radios, so arrow keys change the choice. */
export function RadioCards<V extends string>({ options, value, onValueChange, label, columns = 2, align, name, disabled, className }: RadioCardsProps<V>) {
  const made = useId();
  const field = useField();
  const styles = radioCards({ align });
  const speech = label === undefined ? { 'aria-labelledby': field?.labelId } : { 'aria-label': label };
  return (
    <div role="radiogroup" {...speech} aria-describedby={field?.describedBy} aria-invalid={field?.invalid || undefined} aria-required={field?.required || undefined} className={cx(styles.root, className)} style={{ '--columns': columns } as CSSProperties}>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio" className={styles.input} name={name ?? made} value={option.value} checked={option.value === value}
            disabled={disabled || option.disabled || field?.disabled} onChange={() => onValueChange(option.value)}
          />
          <span className={styles.title}>{option.icon}{option.label}</span>
          {option.help ? <span className={styles.help}>{option.help}</span> : null}
        </label>
      ))}
    </div>
  );
}
