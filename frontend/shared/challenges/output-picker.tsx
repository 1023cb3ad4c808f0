import { useId } from 'react';
import { css } from '#styled/css';
import { centered } from '#styled/patterns';
import type { GenerationOutput } from '#contracts/generation.ts';
import { SUBMIT } from './challenges.words.ts';
import { EntryMedia } from './entry-media.tsx';

interface OutputPickerProps {
  outputs: readonly GenerationOutput[];
  /** Index of the chosen output of the run, from 0. */
  chosen: number;
  onChoose(output: number): void;
}

/** A choice of one output among several of a run. The options are native radios, so arrow keys change the choice. */
export function OutputPicker({ outputs, chosen, onChoose }: OutputPickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css({ textStyle: 'label', marginBlockEnd: '2' })}>{SUBMIT.outputLabel}</legend>
      <div className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2.5' })}>
        {outputs.map((output, index) => (
          <label key={index} className={tile}>
            <input type="radio" name={name} aria-label={SUBMIT.outputName(index + 1)} className={css({ srOnly: true })} checked={chosen === index} onChange={() => onChoose(index)} />
            <EntryMedia output={output} alt="" />
            <span aria-hidden className={number}>{index + 1}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const tile = css({ position: 'relative', display: 'block', aspectRatio: '[4 / 3]', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'raised', cursor: 'pointer', outline: '[3px solid transparent]', outlineOffset: '[2px]', '&:has(:checked)': { outlineColor: 'brand' }, '&:has(:focus-visible)': { outlineStyle: 'dashed', outlineColor: 'brand' } });
const number = centered({ position: 'absolute', insetInlineStart: '2', insetBlockStart: '2', width: '6', height: '6', borderRadius: '[7px]', backgroundColor: 'surface', color: 'fg', textStyle: 'micro', fontWeight: 'bold' });
