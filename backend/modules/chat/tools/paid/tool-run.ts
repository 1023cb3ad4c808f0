import { z } from 'zod';
import { freeRunBody } from '#contracts/generation.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import { id } from '#contracts/primitives.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import { invalid } from '#kernel/errors.ts';
import type { ToolRunWish } from '#modules/generation/index.ts';
import { MEDIA_FORMS } from './media-form.ts';

/** The run that a tool call would start, as the column `arguments` stores it. Tools build it from checked values, so a model cannot write it. */
export const storedRun = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('prompt'), promptId: id, versionId: z.nullable(id), inputs: z.record(z.string(), z.unknown()) }),
  z.strictObject({ kind: z.literal('media'), contentType: z.enum(['image', 'video']), inputs: z.record(z.string(), z.unknown()) }),
]);
export type StoredRun = z.infer<typeof storedRun>;

const wholeNumber = (value: unknown): number | undefined => (typeof value === 'number' ? Math.trunc(value) : undefined);

/** Builds the request for the module generation from a stored tool call. @throws AppError invalid_request when inputs of a picture or video do not fit */
export function wishOf(run: StoredRun, patterns: PatternCheck): ToolRunWish {
  if (run.kind === 'prompt') return { source: 'prompt', promptId: run.promptId, versionId: run.versionId, inputs: run.inputs };
  const { values, issues } = checkInputs(formOfMedia(run.contentType), run.inputs, patterns);
  if (issues.length > 0) throw invalid(issues, 'Some fields are not valid yet.');
  const { aspect } = values;
  const quantity = wholeNumber(values['quantity']);
  const wish = freeRunBody.safeParse({ expectedTotal: 0, contentType: run.contentType, prompt: values['prompt'], ...(typeof aspect === 'string' && { aspect }), ...(quantity !== undefined && { quantity }) });
  if (!wish.success) throw invalid(wish.error.issues.map(({ path, message }) => ({ path: ['inputs', ...path.map(String)], message })), 'Some fields are not valid yet.');
  const { expectedTotal: _none, ...asked } = wish.data;
  return { source: 'free', wish: asked };
}

export const formOfMedia = (contentType: 'image' | 'video'): PromptForm => MEDIA_FORMS[contentType];
