import { useId, type ReactNode } from 'react';
import { useField } from '#ui/field-context.ts';
import { cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { segmented } from '#styled/recipes';

export interface Segment<V extends string> {
  value: V;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<V extends string> {
  options: readonly Segment<V>[];
  value: V;
  onValueChange: (value: V) => void;
  /** Accessible name of the choice where no Field with `group` surrounds it. */
  label?: string;
  /** Makes the row of options as wide as its container, with equal parts. */
  block?: boolean;
  /** Shows only the icons of the options. Their labels are tooltips and texts for screen readers. */
  iconsOnly?: boolean;
  className?: string;
}

/** A row of two to five short options, of which one is chosen. The choice changes what the page shows. */
export function SegmentedControl<V extends string>({ options, value, onValueChange, label, block, iconsOnly = false, className }: SegmentedControlProps<V>) {
  const name = useId();
  const field = useField();
  const styles = segmented({ block });
  const speech = label === undefined ? { 'aria-labelledby': field?.labelId } : { 'aria-label': label };
  return (
    <div role="radiogroup" {...speech} aria-describedby={field?.describedBy} className={cx(styles.root, className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.item} title={iconsOnly && option.icon ? option.label : undefined}>
          <input type="radio" className={styles.input} name={name} value={option.value} checked={option.value === value} disabled={option.disabled || field?.disabled} onChange={() => onValueChange(option.value)} />
          {option.icon}
          <span className={iconsOnly && option.icon ? visuallyHidden() : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
