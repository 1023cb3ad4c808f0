import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, pageLimit, success, tidied, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/* Agents as people find, favourite and talk to them (docs/rules/agents.md#reach). The endpoints of their authors are in agent-builder.ts. */

export const agentCategory = z.enum(['general', 'writing', 'marketing', 'image', 'video', 'learning', 'work', 'fun']);
export type AgentCategory = z.infer<typeof agentCategory>;
export const agentVisibility = z.enum(['private', 'unlisted', 'public']);
export type AgentVisibility = z.infer<typeof agentVisibility>;
/** `in_review`: a version with a surcharge waits for a moderator. `removed`: a moderator took the agent down. */
export const agentStatus = z.enum(['draft', 'in_review', 'published', 'rejected', 'removed']);
export type AgentStatus = z.infer<typeof agentStatus>;
export const agentLicense = z.enum(['no_fork', 'fork_credit']);
export type AgentLicense = z.infer<typeof agentLicense>;

export const STARTERS_MAX = 6;
/** The most tokens that an agent's author may ask for on top of a message's price (docs/rules/agents.md#price). */
export const SURCHARGE_MAX = 5;

export const agentCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  /** What the agent does, in one sentence. */
  description: z.string(),
  category: agentCategory,
  avatarUrl: z.nullable(z.string()),
  author: creator,
  /** The tokens that the agent's author earns from each message, on top of the message's price. */
  surcharge: tokens,
  /** What a short message to the agent costs in tokens, surcharge included. */
  pricePerMessage: tokens,
  likes: z.int(),
  /** The number of people who talked to the agent within 7 days. */
  usersWeek: z.int(),
  status: agentStatus,
  visibility: agentVisibility,
  viewer: z.object({ liked: z.boolean(), favourite: z.boolean(), own: z.boolean() }),
});
export type AgentCard = z.infer<typeof agentCard>;

/** A tool that the agent can use, with the price of one use. `prompt` is null for generators and for free tools. */
export const agentAbility = z.object({
  kind: z.enum(['prompt', 'image', 'video']),
  title: z.string(),
  contentType: z.enum(['text', 'image', 'video']),
  prompt: z.nullable(z.object({ id, slug: z.string() })),
  price: tokens,
});
export type AgentAbility = z.infer<typeof agentAbility>;

export const agentDetail = z.extend(agentCard, {
  greeting: z.string(),
  starters: z.array(z.string()),
  abilities: z.array(agentAbility),
  model: z.object({ id: z.string(), label: z.string() }),
  memory: z.boolean(),
  supportContact: z.nullable(z.string()),
  license: agentLicense,
  version: z.nullable(z.int()),
  publishedAt: z.nullable(isoTime),
  forkedFrom: z.nullable(z.object({ id, slug: z.string(), name: z.string() })),
  /** The agent's instructions. Only its author and people who may fork the agent get them. */
  instructions: z.optional(z.string()),
});
export type AgentDetail = z.infer<typeof agentDetail>;

const key = z.string().check(z.minLength(1), z.maxLength(120));
/** The id or the slug of an agent. */
export const agentParams = z.strictObject({ id: key });

export const listAgents = defineEndpoint({
  method: 'GET',
  path: '/api/agents',
  summary: 'Agents to discover, own ones, or favourites',
  query: z.strictObject({
    scope: z._default(z.enum(['discover', 'mine', 'favourites']), 'discover'),
    q: z.optional(z.string().check(tidied(), z.maxLength(120))),
    category: z.optional(agentCategory),
    sort: z._default(z.enum(['trending', 'newest', 'liked']), 'trending'),
    cursor: z.optional(z.string().check(z.maxLength(300))),
    limit: z._default(pageLimit(60), 24),
  }),
  response: z.object({ items: z.array(agentCard), nextCursor: z.nullable(z.string()) }),
});

/** An agent at the top of the page of agents, with a suggested first question; null where its author wrote none. */
export const agentPick = z.object({ agent: agentCard, starter: z.nullable(z.string()) });
export type AgentPick = z.infer<typeof agentPick>;

export const getAgentsOverview = defineEndpoint({
  method: 'GET',
  path: '/api/agents/overview',
  summary: 'How many agents each tab and category has, and today’s picks',
  response: z.object({ counts: z.object({ discover: z.int(), mine: z.int(), favourites: z.int(), categories: z.record(agentCategory, z.int()) }), picks: z.array(agentPick) }),
});
export type AgentsOverview = z.infer<typeof getAgentsOverview.response>;

export const getAgent = defineEndpoint({ method: 'GET', path: '/api/agents/:id', summary: 'One agent, by id or slug', params: agentParams, response: z.object({ agent: agentDetail }) });

export const setAgentFavourite = defineEndpoint({
  method: 'PUT', path: '/api/agents/:id/favourite', summary: 'Add an agent to the favourites or take it out', params: idParams, body: z.strictObject({ favourite: z.boolean() }), response: success,
});
export const setAgentLike = defineEndpoint({
  method: 'PUT', path: '/api/agents/:id/like', summary: 'Like an agent or take the like back', params: idParams, body: z.strictObject({ liked: z.boolean() }), response: success,
});
export const forkAgent = defineEndpoint({
  method: 'POST', path: '/api/agents/:id/fork', summary: 'Copy an agent into an own draft, where its licence allows it', status: 201, params: idParams, response: z.object({ agent: agentDetail }),
});

/** The most facts that an agent remembers about one person (docs/rules/agents.md#memory). The agent's author never sees them. */
export const MEMORY_FACTS = 20;
export const MEMORY_FACT_MAX = 200;
export const agentMemory = z.object({ facts: z.array(z.object({ id, text: z.string(), createdAt: isoTime })) });
export const getAgentMemory = defineEndpoint({ method: 'GET', path: '/api/agents/:id/memory', summary: 'What an agent remembers about the viewer', params: idParams, response: agentMemory });
const factParams = z.strictObject({ id, factId: id });
export const editAgentMemory = defineEndpoint({
  method: 'PATCH', path: '/api/agents/:id/memory/:factId', summary: 'Correct something that an agent remembers', params: factParams, body: z.strictObject({ text: z.string().check(tidied(), z.minLength(1), z.maxLength(MEMORY_FACT_MAX)) }), response: success,
});
export const forgetAgentMemory = defineEndpoint({ method: 'DELETE', path: '/api/agents/:id/memory/:factId', summary: 'Make an agent forget something', params: factParams, response: success });
export const clearAgentMemory = defineEndpoint({ method: 'DELETE', path: '/api/agents/:id/memory', summary: 'Make an agent forget everything about the viewer', params: idParams, response: success });
