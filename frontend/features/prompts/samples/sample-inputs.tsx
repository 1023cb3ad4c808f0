import { css } from '#styled/css';
import { allFields } from '#contracts/form-inputs.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import { inputWords } from './input-words.ts';

interface SampleInputsProps {
  form: PromptForm;
  inputs: Record<string, unknown>;
}

/** What was filled in, by the words of the form; what the form does not ask any more is left out. */
export function SampleInputs({ form, inputs }: SampleInputsProps) {
  const filled = allFields(form).flatMap((field) => {
    const words = field.hidden ? '' : inputWords(field, inputs[field.key]);
    return words === '' ? [] : [{ key: field.key, label: field.label, words }];
  });
  if (filled.length === 0) return null;
  return (
    <dl className={css({ display: 'grid', gap: '2', textStyle: 'meta' })}>
      {filled.map(({ key, label, words }) => (
        <div key={key}>
          <dt className={css({ color: 'fg.subtle' })}>{label}</dt>
          <dd className={css({ color: 'fg', overflowWrap: 'anywhere', lineClamp: '4' })}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
