import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { generation, RUN_QUERY_RETRIES } from './generation.ts';
import { idParams, pageQuery } from './primitives.ts';

/** A test run of a draft. A run that is not `outdated` may become a sample: the draft or a published version has the text that it was made with. */
export const draftTest = z.extend(generation, { outdated: z.boolean() });
export type DraftTest = z.infer<typeof draftTest>;

export const listDraftTests = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:id/tests',
  summary: 'Own test runs of a draft, newest first; X-Next-Cursor names the next page',
  params: idParams,
  query: z.strictObject(pageQuery),
  staleMs: 0,
  queryRetries: RUN_QUERY_RETRIES,
  response: z.array(draftTest),
});
