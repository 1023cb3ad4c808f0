import type { RunnablePrompt } from '#modules/prompts/index.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { createSealedText } from './sealed-overlap.ts';
import { sealedTextOf } from './sealed-text-of.ts';
import { textsIn } from './texts-in.ts';

/** The run's output, its request, and its inputs. A runner may repeat their own inputs. */
type Told = Pick<GenerationRow, 'output_text' | 'request' | 'inputs'>;
type Text = Pick<RunnablePrompt, 'template' | 'systemTemplate' | 'negativeTemplate'>;
/** Texts that the prompt's page shows to buyers. An output may repeat them. */
type Shows = readonly string[];

/** A text is not screened while it is made for a reader of its template. It is screened before anyone else can see it. */
export const tellsTooMuch = (run: Told, shows: Shows): boolean => repeats(run, [], shows);

/** Whether what a run wrote repeats a prompt's text, as it is now or as the run was made from it. */
export const tellsText = (run: Told, text: Text, shows: Shows): boolean => repeats(run, templatesOf(text), shows);

/** As `tellsText`, for a run that was made from exactly this text. Then the template's words around a variable show which words the runner typed. */
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
