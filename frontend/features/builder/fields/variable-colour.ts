import { css } from '#styled/css';
import type { DraftForm } from '#contracts/prompt-form.ts';
import { formKeys } from './field-names.ts';
import { elementAt } from '#contracts/must.ts';

/** One of six colours of variables; `system` for those that the product fills in. */
export type Hue = '1' | '2' | '3' | '4' | '5' | '6' | 'system';

const HUES: readonly Hue[] = ['1', '2', '3', '4', '5', '6'];
// Order of the colours, chosen so that neighbours differ as much as possible.
const ORDER = [0, 3, 2, 5, 4, 1];

/** The colour of every field by its key and position, the same in template, list and preview. */
export function huesOf(form: DraftForm): Map<string, Hue> {
  const keys = [...new Set(formKeys(form).filter((key) => key !== ''))];
  return new Map(keys.map((key, index) => [key, elementAt(HUES, elementAt(ORDER, index % ORDER.length))]));
}

/** Text in a hue. */
export const hueText: Record<Hue, string> = {
  '1': css({ color: 'variable.1' }), '2': css({ color: 'variable.2' }), '3': css({ color: 'variable.3' }), '4': css({ color: 'variable.4' }),
  '5': css({ color: 'variable.5' }), '6': css({ color: 'variable.6' }), system: css({ color: 'fg.muted' }),
};
