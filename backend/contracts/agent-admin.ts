import * as z from 'zod/mini';
import { agentDefinition } from './agent-builder.ts';
import { agentStatus, agentVisibility } from './agents.ts';
import { defineEndpoint } from './endpoint.ts';
import { note, rule } from './moderation.ts';
import { id, idParams, isoTime, pageLimit, success, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/*
 * What moderators do with agents (docs/rules/agents.md#review). Only the review file holds instructions and notes of an agent, and the audit log records each
 * opening of it.
 */

export const adminAgent = z.object({
  id, slug: z.string(), name: z.string(), description: z.string(), status: agentStatus, visibility: agentVisibility, official: z.boolean(), author: z.nullable(creator), surcharge: tokens,
  usersWeek: z.int(), likes: z.int(),
  /** Since when a version of the agent waits for review, and until when its author was promised an answer; null when none waits. */
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
  /** The version of the agent that waits for review, with all its texts; null when none waits. */
  waiting: z.nullable(z.object({ number: z.int(), changeNote: z.string(), submittedAt: isoTime, visibility: agentVisibility, definition: agentDefinition })),
  /** The version of the agent that other people see or saw last; null before the first publication. */
  published: z.nullable(z.object({ number: z.int(), definition: agentDefinition })),
  /** Suspicious words in the agent's waiting version, for which a moderator should look closely. */
  words: z.array(z.string()),
  /** The titles of the prompts that are attached to the agent, by their ids. */
  prompts: z.record(z.string(), z.string()),
});
export type AgentReviewFile = z.infer<typeof agentReviewFile>;
/** Opening an agent's review file is a POST, because the audit log records which moderator read the instructions. */
export const openAgentReviewFile = defineEndpoint({ method: 'POST', path: '/api/admin/agents/:id/review-file', summary: 'An agent with its instructions and notes, for a moderator', params: idParams, response: agentReviewFile });

/** Decides about an agent's waiting version. 409 `not_waiting`, and `own_work` when the moderator is its author. */
export const decideAgent = defineEndpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/decision',
  summary: 'Approve, send back or reject the version that waits; its author gets the reason',
  params: idParams,
  body: z.strictObject({ decision: z.enum(['approve', 'request_changes', 'reject']), rule: z.optional(rule), note }),
  response: success,
});
