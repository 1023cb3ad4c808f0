import type { AgentDefinition } from '#contracts/agent-builder.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { agentMissing } from '../agents.errors.ts';
import type { AgentForChat } from '../agents.ts';
import { mayReadInstructions } from '../agents.policy.ts';
import { openedAgent } from './find-agent.ts';

const TEXTS = `
  select coalesce(case when not cast(:draft as boolean) then v.definition end, a.draft) as definition,
    case when not cast(:draft as boolean) then v.id end as "versionId",
    exists (select from agents f where f.forked_from_id = a.id and f.owner_id = cast(:userId as uuid)) as forked
  from agents a left join agent_versions v on v.id = a.published_version_id where a.id = :id`;

interface Texts {
  definition: AgentDefinition;
  versionId: string | null;
  forked: boolean;
}

/**
 * Returns an agent for a chat, with sealed texts that go only to hosted models (docs/rules/agents.md#seal). Its author talks to the draft if
 * they ask for it or nothing is published, and pays no surcharge.
 * @throws AppError not_found
 */
export async function agentForChat(connection: Connection, { agentId, draft }: { agentId: string; draft: boolean }, viewerId: string | null): Promise<AgentForChat> {
  const agent = await openedAgent(connection, agentId, viewerId);
  const own = agent.ownerId === viewerId;
  if (draft && !own) throw agentMissing();
  const [texts] = await rows<Texts>(connection, TEXTS, { id: agent.id, draft, userId: viewerId });
  if (!texts || (texts.versionId === null && !own)) throw agentMissing();
  const { definition, versionId, forked } = texts;
  const { name, description, greeting, starters, instructions, notes, model, creativity, prompts, generators, memory, surcharge, license } = definition;
  return {
    agentId: agent.id, versionId, authorId: agent.ownerId, name, description, greeting, starters, instructions, notes, model, creativity, prompts, generators, memory,
    surcharge: own ? 0 : surcharge,
    sealedFor: (userId) => !mayReadInstructions({ ownerId: agent.ownerId, license, forked: forked && userId === viewerId }, userId),
  };
}
