import { css } from '#styled/css';
import { allFields } from '#contracts/form-inputs.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';

interface SampleInputsProps {
  form: PromptForm;
  inputs: Record<string, unknown>;
}

/** What was filled in, by the words of the form; what the form does not ask any more is left out. */
export function SampleInputs({ form, inputs }: SampleInputsProps) {
  const filled = allFields(form).flatMap((field) => {
    const words = field.hidden ? '' : inputWords(inputs[field.key]);
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

/** One value as somebody would say it: lists with commas, switches as yes, rows by their number. */
function inputWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'boolean') return value ? 'Yes' : '';
  if (!Array.isArray(value) || value.length === 0) return '';
  return value.every((item) => typeof item === 'string') ? value.join(', ') : `${value.length} ${value.length === 1 ? 'row' : 'rows'}`;
}
