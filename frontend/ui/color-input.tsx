import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { useField } from '#ui/field-context.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import { COLOR_INPUT } from './ui.words.ts';

export interface ColorInputProps {
  /** The chosen colour as "#rrggbb"; empty when no colour is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  /** Shows a button that removes the chosen colour; the value is then empty. */
  clearable?: boolean;
  /** Colours offered as swatches below the colour field. */
  presets?: readonly string[];
  /** Accessible name of the colour field where no Field surrounds it. */
  label?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

const FIRST = '#7c3aed';
const Wheel = lazyPart(() => import('#ui/color-wheel.tsx'), 'ColorWheel');
const waiting = css({ height: '10', width: 'full' });

/** A field for a colour: six typed hex digits, a colour wheel, or one of the given swatches. Its code loads when a page shows one. */
export function ColorInput({ clearable = false, ...props }: ColorInputProps) {
  const { value, onValueChange, disabled, label } = props;
  const field = useField();
  // Choosing and clearing a colour replace the control, so focus moves to the new one.
  const [pressed, setPressed] = useState(false);
  const press = (next: string): void => {
    setPressed(true);
    onValueChange(next);
  };
  if (value === '') {
    return (
      <Button
        id={field?.id} disabled={disabled ?? field?.disabled} className={css({ justifySelf: 'start' })} autoFocus={pressed} onClick={() => press(FIRST)}
        aria-labelledby={field ? `${field.labelId} ${field.id}` : undefined} aria-label={field ? undefined : label} aria-describedby={field?.describedBy}
      >
        {COLOR_INPUT.button}
      </Button>
    );
  }
  const wheel = <Suspense fallback={<Skeleton className={waiting} />}><Wheel {...props} autoFocus={pressed} /></Suspense>;
  if (!clearable) return wheel;
  return <div className={hstack({ gap: '2', '& > :first-child': { flex: '1', minWidth: '0' } })}>{wheel}<Button variant="ghost" disabled={disabled ?? field?.disabled} onClick={() => press('')}>None</Button></div>;
}
