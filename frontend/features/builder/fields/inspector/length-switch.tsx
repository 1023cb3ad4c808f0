import { css } from '#styled/css';
import { errorText, stack } from '#styled/patterns';
import { LENGTH_WORDS, mayDriveLength } from '#contracts/form-length.ts';
import type { FieldOption } from '#contracts/prompt-form.ts';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Switch } from '#ui/switch.tsx';
import { useDraftPart } from '../../draft-store.ts';
import { asLength } from '../as-length.ts';
import { withProperty } from '../field-editing.ts';
import type { FieldEditing } from '../field-editing.ts';
import { LENGTH_SWITCH } from '../../builder-fields.words.ts';

/** A switch that makes a number or choice of the form set the text's length, in place of the run panel's own control. */
export function LengthSwitch({ editing }: { editing: FieldEditing }) {
  const ofText = useDraftPart(({ contentType }) => contentType === 'text');
  const { field, column, issueAt, change } = editing;
  const on = field.drives === 'length';
  if (column || (!on && (!ofText || !mayDriveLength(field.type)))) return null;
  const problem = issueAt('drives');
  const choice = field.type === 'select' || field.type === 'radio_cards';
  return (
    <div className={stack({ gap: '3' })}>
      <Switch
        checked={on} help={LENGTH_SWITCH.help}
        onCheckedChange={(next) => change(LENGTH_SWITCH.setsTheLengthText, (before) => (next ? asLength(before) : withProperty(before, 'drives', null)))}
      >
        {LENGTH_SWITCH.setsTheLengthText}
      </Switch>
      {problem && <p role="alert" className={errorText({ textStyle: 'meta' })}>{problem}</p>}
      {on && choice && (
        <div role="group" aria-label={LENGTH_SWITCH.label} className={css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: '3' })}>
          {(field.options ?? []).map((option, index) => (
            <Field key={option.value} label={LENGTH_SWITCH.wordsLabel(option.label, index)} error={issueAt('options', index, 'words')}>
              <NumberInput min={LENGTH_WORDS.min} max={LENGTH_WORDS.max} step={50} value={option.words ?? null} onValueChange={(words) => change(LENGTH_SWITCH.wordsOfOptionText(index + 1), (before) => ({ ...before, options: (before.options ?? []).map((one, at) => (at === index ? withWords(one, words) : one)) }))} />
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}

function withWords({ words: _, ...option }: FieldOption, words: number | null): FieldOption {
  return words === null ? option : { ...option, words };
}
