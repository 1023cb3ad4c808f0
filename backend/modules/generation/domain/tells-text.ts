import type { RunnablePrompt } from '#modules/prompts/index.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { createSealedText } from './sealed-overlap.ts';
import { sealedTextOf } from './sealed-text-of.ts';
import { textsIn } from './texts-in.ts';

/** The parts of a run that are compared with a prompt's text. An output may repeat the run's own inputs. */
type Told = Pick<GenerationRow, 'output_text' | 'request' | 'inputs'>;
type Text = Pick<RunnablePrompt, 'template' | 'systemTemplate' | 'negativeTemplate'>;
/** Texts that the prompt's page shows to buyers. An output may repeat them. */
type Shows = readonly string[];

/**
 * Whether a run's output repeats the texts that it was made from. Outputs for readers of the template are not compared while they are
 * written, so they are compared before other people may see them.
 */
export const tellsTooMuch = (run: Told, shows: Shows): boolean => repeats(run, [], shows);

/** Whether a run's output repeats a prompt's text: the given text, or the text that the run was made from. */
export const tellsText = (run: Told, text: Text, shows: Shows): boolean => repeats(run, templatesOf(text), shows);

/**
 * Whether the output of a run that was made from exactly this text repeats it. The template shows where variables stood, so it knows which
 * words the runner typed.
 */
export function tellsOwnText(run: Told & Pick<GenerationRow, 'title'>, text: Text, shows: Shows): boolean {
  if (run.output_text === null) return false;
  return sealedTextOf({ ...run, request: { ...run.request, sealed: templatesOf(text) } }, shows).isToldBy(run.output_text);
}

const templatesOf = ({ template, systemTemplate, negativeTemplate }: Text): string[] => [template, systemTemplate, negativeTemplate].filter((each) => each !== null);

function repeats({ output_text: written, request, inputs }: Told, more: readonly string[], shows: Shows): boolean {
  if (written === null) return false;
  const texts = [request.prompt, request.system, request.negative, ...(request.sealed ?? []), ...more].filter((text) => text !== null);
  return createSealedText(texts.map((text) => [{ text, authors: true }]), [...textsIn(inputs), ...shows]).isToldBy(written);
}
