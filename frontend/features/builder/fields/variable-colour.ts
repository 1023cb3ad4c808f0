import { css } from '#styled/css';
import type { DraftForm } from '#contracts/prompt-form.ts';
import { formKeys } from './field-names.ts';
import { elementAt } from '#contracts/must.ts';

/** One of six colours of the template's variables; `system` for variables that the product fills in. */
export type Hue = '1' | '2' | '3' | '4' | '5' | '6' | 'system';

const HUES: readonly Hue[] = ['1', '2', '3', '4', '5', '6'];
// Order in which form fields get their colours, chosen so that neighbours differ as much as possible.
const ORDER = [0, 3, 2, 5, 4, 1];

/** Returns the colour of every form field by its key. It follows from the field's position, and is the same in template, list and preview. */
export function huesOf(form: DraftForm): Map<string, Hue> {
  const keys = [...new Set(formKeys(form).filter((key) => key !== ''))];
  return new Map(keys.map((key, index) => [key, elementAt(HUES, elementAt(ORDER, index % ORDER.length))]));
}

/** CSS classes of text in the colours of variables. */
export const hueText: Record<Hue, string> = {
  '1': css({ color: 'variable.1' }), '2': css({ color: 'variable.2' }), '3': css({ color: 'variable.3' }), '4': css({ color: 'variable.4' }),
  '5': css({ color: 'variable.5' }), '6': css({ color: 'variable.6' }), system: css({ color: 'fg.muted' }),
};
