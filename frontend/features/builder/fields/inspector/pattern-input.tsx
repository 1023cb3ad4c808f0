import { useState } from 'react';
import { CircleCheck, CircleX } from 'lucide-react';
import { hstack, stack } from '#styled/patterns';
import { PATTERN_INPUT_LIMIT, PATTERN_LIMIT } from '#contracts/form-pattern.ts';
import { patternCheck, usePatternEngine } from '#prompt-form/pattern-engine.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { kindOf } from '../field-kinds.ts';
import { withProperty } from '../field-editing.ts';
import type { FieldEditing } from '../field-editing.ts';
import { PATTERN_INPUT } from '../../builder-fields.words.ts';

/** The input for a regular expression that a field's whole text must match, with a box for trying it. */
export function PatternInput({ editing }: { editing: FieldEditing }) {
  const { field, change } = editing;
  const [sample, setSample] = useState('');
  const ready = usePatternEngine();
  if (!kindOf(field.type).pattern) return null;
  const pattern = field.pattern ?? '';
  const patterns = patternCheck(pattern !== '');
  const problem = pattern === '' ? null : patterns.problem(pattern);
  const fits = ready && sample !== '' && pattern !== '' && !problem ? patterns.verdict(pattern, sample) === 'fits' : null;
  return (
    <div className={stack({ gap: '2' })}>
      <Field label={PATTERN_INPUT.patternLabel} optional error={problem} help={PATTERN_INPUT.help}>
        <Input mono value={pattern} maxLength={PATTERN_LIMIT} spellCheck={false} autoCapitalize="none" onChange={(event) => change('Pattern', (before) => withProperty(before, 'pattern', event.target.value))} />
      </Field>
      {pattern !== '' && !problem && (
        <Field label={PATTERN_INPUT.tryItLabel} hideLabel>
          <Input
            value={sample} maxLength={PATTERN_INPUT_LIMIT} placeholder={PATTERN_INPUT.placeholder} onChange={(event) => setSample(event.target.value)}
            end={fits === null ? undefined : (
              <span role="status" className={hstack({ gap: '1', color: fits ? 'good' : 'bad', textStyle: 'meta' })}>
                {fits ? <CircleCheck size={14} aria-hidden /> : <CircleX size={14} aria-hidden />}{fits ? 'Fits' : PATTERN_INPUT.doesNotFitText}
              </span>
            )}
          />
        </Field>
      )}
    </div>
  );
}
