import { useState } from 'react';
import { css } from '#styled/css';
import { longWords, stack } from '#styled/patterns';
import { allFields } from '#contracts/form-inputs.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import { Button } from '#ui/button.tsx';
import { inputWords } from './input-words.ts';
import { SAMPLE_INPUTS } from '../prompts.words.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;

interface SampleInputsProps {
  form: PromptForm;
  inputs: Record<string, unknown>;
  /** Number of the sample's inputs that are shown before "Show all"; all when left out. */
  atFirst?: number;
}

/** Lists the inputs of a sample under the labels of the form. Inputs whose field no longer exists are left out. */
export function SampleInputs({ form, inputs, atFirst = Infinity }: SampleInputsProps) {
  const [all, setAll] = useState(false);
  const filled = allFields(form).flatMap((field) => {
    const words = field.hidden ? '' : inputWords(field, inputs[field.key]);
    return words === '' ? [] : [{ key: field.key, label: field.label, words, swatch: field.type === 'color' && COLOUR.test(words) }];
  });
  if (filled.length === 0) return null;
  // If "Show all" would reveal only one more input, the list shows that input in place of the button, which takes as much space.
  const shown = all || filled.length <= atFirst + 1 ? filled : filled.slice(0, atFirst);
  return (
    <div>
      <dl className={stack({ gap: '2', textStyle: 'meta' })}>
        {shown.map(({ key, label, words, swatch: coloured }) => (
          <div key={key}>
            <dt className={css({ color: 'fg.subtle' })}>{label}</dt>
            <dd className={longWords({ color: 'fg', lineClamp: '4' })}>{coloured && <span aria-hidden className={swatch} style={{ backgroundColor: words }} />}{words}</dd>
          </div>
        ))}
      </dl>
      {shown.length < filled.length && <Button size="sm" variant="ghost" className={css({ marginBlockStart: '1', marginInlineStart: '-3' })} onClick={() => setAll(true)}>{SAMPLE_INPUTS.button(filled.length - shown.length)}</Button>}
    </div>
  );
}

const swatch = css({ display: 'inline-block', width: '3', height: '3', marginInlineEnd: '1.5', borderRadius: 'full', border: 'soft', verticalAlign: '[-1px]' });
