import * as z from 'zod/mini';
import { agentDefinition } from './agent-builder.ts';
import { agentStatus, agentVisibility } from './agents.ts';
import { defineEndpoint } from './endpoint.ts';
import { note, rule } from './moderation.ts';
import { id, idParams, isoTime, pageLimit, success, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/* What moderators do with agents (docs/rules/agents.md#review). Instructions and notes are in the review file alone, and opening it is kept in the audit log. */

export const adminAgent = z.object({
  id, slug: z.string(), name: z.string(), description: z.string(), status: agentStatus, visibility: agentVisibility, official: z.boolean(), author: z.nullable(creator), surcharge: tokens,
  usersWeek: z.int(), likes: z.int(),
  /** Since when a version waits, and when its author was promised an answer; null when none does. */
  submittedAt: z.nullable(isoTime), dueAt: z.nullable(isoTime),
  updatedAt: isoTime,
});
export type AdminAgent = z.infer<typeof adminAgent>;

export const listAdminAgents = defineEndpoint({
  method: 'GET',
  path: '/api/admin/agents',
  summary: 'Agents that were ever submitted; those that wait for a review oldest first, others last changed first',
  query: z.strictObject({
    waiting: z._default(z.enum(['true', 'false']), 'true'), q: z.optional(z.string().check(z.trim(), z.maxLength(120))), cursor: z.optional(z.string().check(z.maxLength(300))), limit: z._default(pageLimit(60), 24),
  }),
  response: z.object({ items: z.array(adminAgent), nextCursor: z.nullable(z.string()) }),
});

export const agentReviewFile = z.object({
  agent: adminAgent,
  /** The version that waits, with all its texts; null when none does. */
  waiting: z.nullable(z.object({ number: z.int(), changeNote: z.string(), submittedAt: isoTime, visibility: agentVisibility, definition: agentDefinition })),
  /** The version that other people see, or saw last; null before the first publication. */
  published: z.nullable(z.object({ number: z.int(), definition: agentDefinition })),
  /** Words of the waiting version for which a moderator should look closely. */
  words: z.array(z.string()),
  /** Titles of the attached prompts, by id. */
  prompts: z.record(z.string(), z.string()),
});
export type AgentReviewFile = z.infer<typeof agentReviewFile>;
/** A write, because the audit log records which moderator read the instructions. */
export const openAgentReviewFile = defineEndpoint({ method: 'POST', path: '/api/admin/agents/:id/review-file', summary: 'An agent with its instructions and notes, for a moderator', params: idParams, response: agentReviewFile });

/** 409 `not_waiting`, `own_work`. */
export const decideAgent = defineEndpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/decision',
  summary: 'Approve, send back or reject the version that waits; its author gets the reason',
  params: idParams,
  body: z.strictObject({ decision: z.enum(['approve', 'request_changes', 'reject']), rule: z.optional(rule), note }),
  response: success,
});
