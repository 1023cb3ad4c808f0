import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { note, rule } from './moderation.ts';
import { id, idParams, success } from './primitives.ts';
import { target } from './targets.ts';

/* Reports of members to the moderators (docs/rules/moderation.md#targets). */

const reportBody = z.strictObject({ ...target, rule, details: note });
export const createReport = defineEndpoint({ method: 'POST', path: '/api/reports', summary: 'Report something to the moderators', status: 201, body: reportBody, response: success });

/** The older address for a report, which works for a prompt and for reviews and comments on its page. */
export const reportPrompt = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/report',
  summary: 'Report a prompt, or a review or comment of it, to the moderators',
  status: 201,
  params: idParams,
  body: z.strictObject({ rule, details: note, reviewId: z.optional(id), commentId: z.optional(id) }),
  response: success,
});
