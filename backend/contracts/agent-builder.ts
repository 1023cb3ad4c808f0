import * as z from 'zod/mini';
import { agentAbility, agentCategory, agentLicense, agentStatus, agentVisibility, STARTERS_MAX, SURCHARGE_MAX } from './agents.ts';
import { defineEndpoint } from './endpoint.ts';
import { expectedTotal } from './expected-total.ts';
import { id, idParams, isoTime, success, tidied, tokens } from './primitives.ts';

/* The work of agents' authors: drafts with autosave, versions, publishing, figures (docs/rules/agents.md#drafts). */

export const AGENT_NAME_MAX = 40;
export const AGENT_DESCRIPTION_MAX = 120;
/** The most agents that one person can have. */
export const AGENTS_LIMIT = 200;
export const INSTRUCTIONS_MAX = 20_000;
/** The fewest characters of instructions with which an agent can be published. */
export const INSTRUCTIONS_MIN = 20;
export const GREETING_MAX = 500;
export const STARTER_MAX = 200;
export const NOTES_MAX = 50_000;
export const NOTES_COUNT_MAX = 20;
export const ATTACHED_PROMPTS_MAX = 12;

/** A note of an agent: a text that the agent can read when it needs it. All notes of one agent together have at most `NOTES_MAX` characters. */
export const agentNote = z.strictObject({ title: z.string().check(tidied(), z.maxLength(80)), text: z.string().check(z.maxLength(NOTES_MAX)) });
/** A prompt that the agent can run as a tool. With `versionId` null it runs the version that is published at that time. */
export const attachedPrompt = z.strictObject({ promptId: id, versionId: z.nullable(id) });

/** Everything that defines a version of an agent. In drafts, texts may be empty. */
export const agentDefinition = z.strictObject({
  name: z.string().check(tidied(), z.maxLength(AGENT_NAME_MAX)),
  description: z.string().check(tidied(), z.maxLength(AGENT_DESCRIPTION_MAX)),
  category: agentCategory,
  avatarFileId: z.nullable(id),
  instructions: z.string().check(z.maxLength(INSTRUCTIONS_MAX)),
  greeting: z.string().check(tidied(), z.maxLength(GREETING_MAX)),
  starters: z.array(z.string().check(tidied(), z.maxLength(STARTER_MAX))).check(z.maxLength(STARTERS_MAX)),
  /** The id of the agent's model on the rate card; null for the default model. */
  model: z.nullable(z.string().check(z.maxLength(80))),
  /** How inventive the agent's replies are, from 0 (exact) to 100 (inventive). */
  creativity: z.int().check(z.gte(0), z.lte(100)),
  prompts: z.array(attachedPrompt).check(z.maxLength(ATTACHED_PROMPTS_MAX)),
  generators: z.strictObject({ image: z.boolean(), video: z.boolean() }),
  notes: z.array(agentNote).check(z.maxLength(NOTES_COUNT_MAX), z.refine((notes) => notes.reduce((sum, { text }) => sum + text.length, 0) <= NOTES_MAX, `Notes have at most ${NOTES_MAX} characters together.`)),
  memory: z.boolean(),
  surcharge: tokens.check(z.lte(SURCHARGE_MAX)),
  license: agentLicense,
  supportContact: z.nullable(z.string().check(tidied(), z.maxLength(200))),
});
export type AgentDefinition = z.infer<typeof agentDefinition>;

/** An own agent in the builder. `revision` rises with each save of the draft. */
export const agentDraft = z.object({
  id,
  slug: z.string(),
  status: agentStatus,
  visibility: agentVisibility,
  revision: z.int(),
  savedAt: isoTime,
  definition: agentDefinition,
  avatarUrl: z.nullable(z.string()),
  abilities: z.array(agentAbility),
  /** The number of the agent's published version; null before the first publication. */
  publishedVersion: z.nullable(z.int()),
  /** Whether the agent's draft differs from its latest version. */
  changed: z.boolean(),
  forkedFrom: z.nullable(z.object({ id, slug: z.string(), name: z.string() })),
  /** The moderator's note about an agent's version that was sent back; null otherwise. */
  reviewNote: z.nullable(z.string()),
  /** Why the agent cannot be published yet, each problem in words; empty when it can. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type AgentDraft = z.infer<typeof agentDraft>;

const own = z.object({ agent: agentDraft });

export const createAgent = defineEndpoint({
  method: 'POST', path: '/api/agents', summary: 'Begin an agent', status: 201, body: z.strictObject({ definition: z.optional(z.partial(agentDefinition)) }), response: own,
});
export const getAgentDraft = defineEndpoint({ method: 'GET', path: '/api/agents/:id/draft', summary: 'An own agent in the builder', params: idParams, response: own });
/** Saves an agent's draft. 409 `draft_conflict`, with the stored draft in `details.agent`, when `revision` is not the stored one. */
export const saveAgentDraft = defineEndpoint({
  method: 'PUT', path: '/api/agents/:id/draft', summary: 'Save the draft of an agent', params: idParams, body: z.strictObject({ revision: z.int(), definition: agentDefinition }), response: own,
});
/** Publishes an agent's draft as a version. A version with a surcharge waits for review. 422 `agent_incomplete` lists the problems. */
export const publishAgent = defineEndpoint({
  method: 'POST', path: '/api/agents/:id/publish', summary: 'Publish the draft of an agent as a new version', params: idParams,
  body: z.strictObject({ revision: z.int(), visibility: agentVisibility, changeNote: z.optional(z.string().check(tidied(), z.maxLength(500))) }), response: own,
});
export const unpublishAgent = defineEndpoint({ method: 'POST', path: '/api/agents/:id/unpublish', summary: 'Take an agent out of the lists', params: idParams, response: own });
export const deleteAgent = defineEndpoint({ method: 'DELETE', path: '/api/agents/:id', summary: 'Delete an own agent; chats with it stay readable', params: idParams, response: success });

/** The price in tokens of drawing an avatar for the agent: a picture run that its author pays for. */
export const AVATAR_PRICE = 2;
export const drawAgentAvatar = defineEndpoint({
  method: 'POST', path: '/api/agents/:id/avatar', summary: 'Draw a picture of the agent', status: 202, params: idParams, body: z.strictObject({ expectedTotal }), response: z.object({ generationId: id }),
});

/**
 * Improves an agent's instructions with AI: a text run whose output is the new instructions. It costs as much as improving a template, and
 * accepting it edits the draft.
 */
export const improveInstructions = defineEndpoint({
  method: 'POST', path: '/api/agents/:id/improve', summary: 'Ask for better instructions; the answer is the text of the run', status: 202, params: idParams,
  body: z.strictObject({ expectedTotal, revision: z.int(), wish: z.optional(z.string().check(tidied(), z.maxLength(300))) }), response: z.object({ generationId: id }),
});

export const agentVersion = z.object({ id, number: z.int(), changeNote: z.string(), status: z.enum(['in_review', 'published', 'rejected', 'replaced']), createdAt: isoTime });
export type AgentVersion = z.infer<typeof agentVersion>;
export const listAgentVersions = defineEndpoint({
  method: 'GET', path: '/api/agents/:id/versions', summary: 'Versions of an own agent, newest first', params: idParams,
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(200))) }), response: z.object({ items: z.array(agentVersion), nextCursor: z.nullable(z.string()) }),
});
export const getAgentVersion = defineEndpoint({
  method: 'GET', path: '/api/agents/:id/versions/:number', summary: 'One version of an own agent, whole', params: z.strictObject({ id, number: z.coerce.number().check(z.int(), z.gte(1)) }),
  response: z.object({ version: agentVersion, definition: agentDefinition }),
});

export const agentPerformance = z.object({
  days: z.array(z.object({ day: z.string(), people: z.int(), messages: z.int(), /** The tokens that the author earned by the agent's surcharge, before the platform's share. */ gross: tokens })),
  totals: z.object({ people: z.int(), chats: z.int(), messages: z.int(), likes: z.int(), thumbsUp: z.int(), thumbsDown: z.int(), gross: tokens, net: tokens }),
});
export type AgentPerformance = z.infer<typeof agentPerformance>;
export const getAgentPerformance = defineEndpoint({
  method: 'GET', path: '/api/agents/:id/performance', summary: 'Figures of an own agent', params: idParams, query: z.strictObject({ days: z._default(z.coerce.number().check(z.int(), z.gte(7), z.lte(90)), 30) }), response: agentPerformance,
});
