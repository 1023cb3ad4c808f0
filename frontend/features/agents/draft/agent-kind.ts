import type { AgentDefinition, AgentDraft } from '#contracts/agent-builder.ts';
import type { DraftKind } from '#shared/draft-sync/draft-kind.ts';
import { DRAFT_SAVER } from '../agents-builder.words.ts';
import { mergeDrafts, sameDefinition } from './merge-drafts.ts';

/** The server's data about an agent's draft, such as its revision, without the definition. */
export type AgentMeta = Omit<AgentDraft, 'definition'>;

/** Removes the definition from an agent's draft. */
export function agentMeta({ definition: _, ...meta }: AgentDraft): AgentMeta {
  return meta;
}

/** Time in ms from a change of an agent's draft to its automatic save. */
export const AUTOSAVE_MS = 2_000;

/** Tells draft-sync how to handle drafts of agents. Changes of different parts by other tabs and devices are merged (docs/rules/agents.md#drafts). */
export const AGENT_DRAFTS: DraftKind<AgentDefinition, AgentMeta, AgentDraft> = {
  autosaveMs: AUTOSAVE_MS,
  adoptedLabel: DRAFT_SAVER.adoptedLabel,
  idOf: ({ id }) => id,
  metaOf: agentMeta,
  contentOf: ({ definition }) => definition,
  draftOf: (meta, definition) => ({ ...meta, definition }),
  same: sameDefinition,
  merge(base, mine, theirs) {
    const { definition, conflicts } = mergeDrafts(base, mine, theirs);
    return { content: definition, conflicts: conflicts.length > 0 };
  },
};
