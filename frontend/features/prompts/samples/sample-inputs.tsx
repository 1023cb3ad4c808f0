import { css } from '#styled/css';
import { allFields } from '#contracts/form-inputs.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import { inputWords } from './input-words.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;

interface SampleInputsProps {
  form: PromptForm;
  inputs: Record<string, unknown>;
}

/** What was filled in, by the words of the form; what the form does not ask any more is left out. */
export function SampleInputs({ form, inputs }: SampleInputsProps) {
  const filled = allFields(form).flatMap((field) => {
    const words = field.hidden ? '' : inputWords(field, inputs[field.key]);
    return words === '' ? [] : [{ key: field.key, label: field.label, words, swatch: field.type === 'color' && COLOUR.test(words) }];
  });
  if (filled.length === 0) return null;
  return (
    <dl className={css({ display: 'grid', gap: '2', textStyle: 'meta' })}>
      {filled.map(({ key, label, words, swatch: shown }) => (
        <div key={key}>
          <dt className={css({ color: 'fg.subtle' })}>{label}</dt>
          <dd className={css({ color: 'fg', overflowWrap: 'anywhere', lineClamp: '4' })}>{shown && <span aria-hidden className={swatch} style={{ backgroundColor: words }} />}{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const swatch = css({ display: 'inline-block', width: '3', height: '3', marginInlineEnd: '1.5', borderRadius: 'full', border: 'soft', verticalAlign: '[-1px]' });
