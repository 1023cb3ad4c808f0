import type { RunnablePrompt } from '#modules/prompts/index.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { createSealedText } from './sealed-overlap.ts';

/** Whether what a run wrote repeats a prompt's text. An author's own run is not screened while it is written; before strangers read it, it is. */
export function tellsText(run: Pick<GenerationRow, 'output_text' | 'request' | 'inputs'>, prompt: Pick<RunnablePrompt, 'template' | 'systemTemplate' | 'negativeTemplate'>): boolean {
  if (run.output_text === null) return false;
  const texts = [run.request.prompt, run.request.system, prompt.template, prompt.systemTemplate, prompt.negativeTemplate].filter((text) => text !== null);
  const own = Object.values(run.inputs).filter((value) => typeof value === 'string');
  return createSealedText(texts.map((text) => [{ text, authors: true }]), own).isToldBy(run.output_text);
}
