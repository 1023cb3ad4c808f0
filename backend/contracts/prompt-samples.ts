import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { aspect, generationOutput } from './generation.ts';
import { id, idParams, isoTime, success, tokens } from './primitives.ts';
import { PROMPT_STALE_MS } from './prompts.ts';

/** A sample: a run that the prompt's author shows on its page. A sample of a sealed prompt shows no words of the template (docs/rules/sealing.md#samples). */
export const promptSample = z.object({
  id,
  caption: z.string(),
  version: z.int(),
  inputs: z.record(z.string(), z.unknown()),
  model: z.object({ id: z.string(), label: z.string() }),
  /** The run settings of the sample besides the form; `length` is in words. Null for settings that the content type does not have. */
  options: z.object({ quantity: z.int(), length: z.nullable(z.int()), aspect: z.nullable(aspect) }),
  tokens,
  createdAt: isoTime,
  outputs: z.array(generationOutput),
});
export type PromptSample = z.infer<typeof promptSample>;

/** A sample as its author sees it. `version` is null until a version with its template is published: only the author and reviewers see the sample before. */
export const draftSample = z.extend(promptSample, {
  generationId: id,
  version: z.nullable(z.int()),
  /** True for a sample whose template is neither in the draft nor in a published version. It is not shown and does not count. */
  outdated: z.boolean(),
  /** True for a sample that repeats the text of a draft with a price. It does not count, and publishing the draft removes it. */
  tellsText: z.boolean(),
});
export type DraftSample = z.infer<typeof draftSample>;

/** How many samples a paid prompt needs before it can be submitted. */
export const PAID_SAMPLES = 1;
export const SAMPLE_LIMIT = 12;
/** How many characters of a text sample people see who have not unlocked the sealed prompt. */
export const SAMPLE_TEXT_MAX = 600;
/** The address of a picture of a sample, with the mark that it carries for people who have not unlocked the sealed prompt. */
export const SAMPLE_PICTURE_PATH = '/api/prompts/:id/samples/:sampleId/pictures/:position';
export const samplePicturePath = (promptId: string, sampleId: string, position: number): string => `/api/prompts/${promptId}/samples/${sampleId}/pictures/${position}`;
export const listSamples = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:id/samples',
  summary: 'The samples of a prompt, in the author\'s order',
  params: idParams,
  staleMs: PROMPT_STALE_MS,
  response: z.object({ samples: z.array(promptSample) }),
});
/** Lists the samples of an own prompt in every state, including those of its draft. */
export const listDraftSamples = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:id/samples',
  summary: 'The samples of an own prompt, those of its draft among them',
  params: idParams,
  response: z.object({ samples: z.array(draftSample) }),
});
export const addSample = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/samples',
  summary: 'Show an own run of this prompt, or a test of its draft, as a sample',
  status: 201,
  params: idParams,
  body: z.strictObject({ generationId: id, caption: z.string().check(z.maxLength(120)) }),
  response: z.object({ sample: draftSample }),
});
export const removeSample = defineEndpoint({
  method: 'DELETE',
  path: '/api/prompts/:id/samples/:sampleId',
  summary: 'Take a sample down',
  params: z.strictObject({ id, sampleId: id }),
  response: success,
});
