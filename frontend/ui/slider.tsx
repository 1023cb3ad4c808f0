import { Slider as Ark } from '@ark-ui/react/slider';
import type { ReactNode } from 'react';
import { useField } from '#ui/field-context.ts';
import { cx } from '#styled/css';
import { slider } from '#styled/recipes';

export interface SliderProps {
  value: number;
  onValueChange: (value: number) => void;
  /** Called when the user releases the slider's thumb, for work that should not run at every step. */
  onValueCommit?: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Accessible name of the slider; the Field's label where there is one. */
  label?: string;
  /** Returns the text of a slider's value for screen readers, such as "1,200 words". */
  format?: (value: number) => string;
  /** Labels for both ends of the slider, shown below it. */
  scale?: readonly [ReactNode, ReactNode];
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** A slider that chooses one value on a line. Put it in `<Field group value={…}>` for label and number. */
export function Slider({ value, onValueChange, onValueCommit, min, max, step, label, format = String, scale, name, disabled, className }: SliderProps) {
  const field = useField();
  const styles = slider();
  const first = (values: number[]) => values[0] ?? min;
  return (
    <Ark.Root
      value={[value]} min={min} max={max} step={step} name={name} disabled={disabled ?? field?.disabled} invalid={field?.invalid} thumbAlignment="center"
      onValueChange={(change) => onValueChange(first(change.value))} onValueChangeEnd={(change) => onValueCommit?.(first(change.value))}
      aria-label={label === undefined ? undefined : [label]} aria-labelledby={label === undefined && field ? [field.labelId] : undefined}
      getAriaValueText={(details) => format(details.value)} className={cx(styles.root, className)}
    >
      <Ark.Control className={styles.control}>
        <Ark.Track className={styles.track}><Ark.Range className={styles.range} /></Ark.Track>
        <Ark.Thumb index={0} className={styles.thumb} aria-describedby={field?.describedBy}><Ark.HiddenInput /></Ark.Thumb>
      </Ark.Control>
      {scale ? <div className={styles.scale}><span>{scale[0]}</span><span>{scale[1]}</span></div> : null}
    </Ark.Root>
  );
}
