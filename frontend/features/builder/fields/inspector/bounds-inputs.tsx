import { css } from '#styled/css';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { kindOf } from '../field-kinds.ts';
import type { Bounds } from '../field-kinds.ts';
import { withProperty } from '../field-editing.ts';
import type { FieldEditing } from '../field-editing.ts';
import { BOUNDS_INPUTS } from '../../builder-fields.words.ts';

const WORDS: Record<Exclude<Bounds, null>, readonly [string, string]> = {
  characters: [BOUNDS_INPUTS.fewestCharacters, BOUNDS_INPUTS.mostCharacters],
  number: ['Smallest', 'Largest'],
  choices: [BOUNDS_INPUTS.chooseAtLeastChoices, BOUNDS_INPUTS.chooseAtMostChoices],
  tags: [BOUNDS_INPUTS.atLeastTags, BOUNDS_INPUTS.atMostTags],
  rows: [BOUNDS_INPUTS.fewestRows, BOUNDS_INPUTS.mostRows],
};

/** The inputs for the smallest and largest value of a form field, in the unit of the field's type. */
export function BoundsInputs({ editing }: { editing: FieldEditing }) {
  const { field, issueAt, change } = editing;
  const { bounds } = kindOf(field.type);
  if (bounds === null) return null;
  const [least, most] = WORDS[bounds];
  const whole = bounds === 'number' ? {} : { min: 0, step: 1 };
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' })}>
      <Field label={least} error={issueAt('min')}>
        <NumberInput {...whole} value={field.min ?? null} placeholder={BOUNDS_INPUTS.placeholder} onValueChange={(value) => change('Smallest', (before) => withProperty(before, 'min', value))} />
      </Field>
      <Field label={most} error={issueAt('max')}>
        <NumberInput {...whole} value={field.max ?? null} placeholder={BOUNDS_INPUTS.placeholder} onValueChange={(value) => change('Largest', (before) => withProperty(before, 'max', value))} />
      </Field>
    </div>
  );
}
