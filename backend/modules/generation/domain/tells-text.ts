import type { RunnablePrompt } from '#modules/prompts/index.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { createSealedText } from './sealed-overlap.ts';
import { textsIn } from './texts-in.ts';

/** What a run wrote, what it was made from, and what its runner typed: that is theirs to repeat. */
type Told = Pick<GenerationRow, 'output_text' | 'request' | 'inputs'>;

/** Whoever may read a text is not screened while it is written for them; before strangers read what was written, it is. */
export const tellsTooMuch = (run: Told): boolean => repeats(run, []);

/** Whether what a run wrote repeats a prompt's text, as it is now or as the run was made from it. */
export const tellsText = (run: Told, { template, systemTemplate, negativeTemplate }: Pick<RunnablePrompt, 'template' | 'systemTemplate' | 'negativeTemplate'>): boolean =>
  repeats(run, [template, systemTemplate, negativeTemplate]);

function repeats({ output_text: written, request, inputs }: Told, more: readonly (string | null)[]): boolean {
  if (written === null) return false;
  const texts = [request.prompt, request.system, request.negative, ...(request.sealed ?? []), ...more].filter((text) => text !== null);
  return createSealedText(texts.map((text) => [{ text, authors: true }]), textsIn(inputs)).isToldBy(written);
}
