import { css } from '#styled/css';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { kindOf } from '../field-kinds.ts';
import type { Bounds } from '../field-kinds.ts';
import { withProperty } from '../field-editing.ts';
import type { FieldEditing } from '../field-editing.ts';

const WORDS: Record<Exclude<Bounds, null>, readonly [string, string]> = {
  characters: ['Fewest characters', 'Most characters'],
  number: ['Smallest', 'Largest'],
  choices: ['Choose at least', 'Choose at most'],
  tags: ['At least', 'At most'],
  rows: ['Fewest rows', 'Most rows'],
};

/** Smallest and largest, in what the type counts. */
export function BoundsInputs({ editing }: { editing: FieldEditing }) {
  const { field, issueAt, change } = editing;
  const { bounds } = kindOf(field.type);
  if (bounds === null) return null;
  const [least, most] = WORDS[bounds];
  const whole = bounds === 'number' ? {} : { min: 0, step: 1 };
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' })}>
      <Field label={least} error={issueAt('min')}>
        <NumberInput {...whole} value={field.min ?? null} placeholder="Any" onValueChange={(value) => change('Smallest', (before) => withProperty(before, 'min', value))} />
      </Field>
      <Field label={most} error={issueAt('max')}>
        <NumberInput {...whole} value={field.max ?? null} placeholder="Any" onValueChange={(value) => change('Largest', (before) => withProperty(before, 'max', value))} />
      </Field>
    </div>
  );
}
