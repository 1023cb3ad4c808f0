import { NumberInput as Ark } from '@ark-ui/react/number-input';
import { Minus, Plus } from 'lucide-react';
import { useField } from '#ui/field-context.ts';
import { cx } from '#styled/css';
import { inputBox } from '#styled/recipes';

export interface NumberInputProps {
  value: number | null;
  /** Called with the new number; null when the box is empty or contains no number. */
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  /** Accessible name of the number field where no Field surrounds it. */
  label?: string;
  className?: string;
}

/** A number field with buttons for steps. Arrow keys, Page Up/Down and Home/End change the number; the mouse wheel does not. */
export function NumberInput({ value, onValueChange, min, max, step, name, placeholder, disabled, onBlur, label, className }: NumberInputProps) {
  const field = useField();
  const styles = inputBox();
  return (
    <Ark.Root
      value={value === null ? '' : String(value)}
      onValueChange={({ valueAsNumber }) => onValueChange(Number.isNaN(valueAsNumber) ? null : valueAsNumber)}
      min={min} max={max} step={step} name={name} disabled={disabled ?? field?.disabled} invalid={field?.invalid} required={field?.required}
      ids={field ? { input: field.id } : undefined} clampValueOnBlur allowMouseWheel={false} inputMode="decimal" className={className}
    >
      <Ark.Control className={cx(styles.root)}>
        <Ark.Input className={styles.input} placeholder={placeholder} aria-label={label} aria-describedby={field?.describedBy} onBlur={onBlur} />
        <Ark.DecrementTrigger className={styles.action} aria-label="Less"><Minus size={16} /></Ark.DecrementTrigger>
        <Ark.IncrementTrigger className={styles.action} aria-label="More"><Plus size={16} /></Ark.IncrementTrigger>
      </Ark.Control>
    </Ark.Root>
  );
}
