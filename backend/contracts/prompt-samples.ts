import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { aspect, generationOutput } from './generation.ts';
import { id, idParams, isoTime, success, tokens } from './primitives.ts';
import { PROMPT_STALE_MS } from './prompts.ts';

/** A sample is a real run that its author chose. Of a sealed prompt it shows no words of the template (docs/rules/sealing.md#samples). */
export const promptSample = z.object({
  id,
  caption: z.string(),
  version: z.int(),
  inputs: z.record(z.string(), z.unknown()),
  model: z.object({ id: z.string(), label: z.string() }),
  /** What its maker asked for besides the form; `length` in words. Null where its type has none. */
  options: z.object({ quantity: z.int(), length: z.nullable(z.int()), aspect: z.nullable(aspect) }),
  tokens,
  createdAt: isoTime,
  outputs: z.array(generationOutput),
});
export type PromptSample = z.infer<typeof promptSample>;

/** A sample as its author sees it. `version` is null while no version of its text is out: then its author and reviewers alone see it. */
export const draftSample = z.extend(promptSample, {
  generationId: id,
  version: z.nullable(z.int()),
  /** Made with a text that neither the draft nor a published version has: it is not shown, and does not count. */
  outdated: z.boolean(),
});
export type DraftSample = z.infer<typeof draftSample>;

/** A prompt that is submitted with a price shows at least so many samples. */
export const PAID_SAMPLES = 1;
export const SAMPLE_LIMIT = 12;
/** Characters of a text sample that people see who have not unlocked a sealed prompt. */
export const SAMPLE_TEXT_MAX = 600;
/** GET: a picture of a sample with the mark that it carries for them. */
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
/** Samples of an own prompt in whatever state, those of its draft among them. */
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
