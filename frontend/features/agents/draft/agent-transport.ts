import { agentDraft, createAgent, getAgentDraft, saveAgentDraft } from '#contracts/agent-builder.ts';
import type { AgentDefinition, AgentDraft } from '#contracts/agent-builder.ts';
import { call } from '#lib/call.ts';
import type { DraftTransport } from '#shared/draft-sync/draft-sync.ts';
import { readFailure } from '#shared/draft-sync/read-failure.ts';
import { agentMeta } from './agent-kind.ts';
import type { AgentMeta } from './agent-kind.ts';

/** Sends and reads drafts of agents over HTTP. */
export const agentTransport: DraftTransport<AgentDefinition, AgentMeta, AgentDraft> = {
  create: async (definition, idempotencyKey) => (await call(createAgent, { body: { definition }, idempotencyKey })).agent,
  save: async (id, revision, definition) => agentMeta((await call(saveAgentDraft, { params: { id }, body: { revision, definition } })).agent),
  read: async (id) => (await call(getAgentDraft, { params: { id } })).agent,
  failureOf: (error) => readFailure(error, ({ agent }) => agentDraft.safeParse(agent).data ?? null),
};
