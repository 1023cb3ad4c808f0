import type { AgentDefinition } from '#contracts/agent-builder.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { AgentsContext } from '../agents-context.ts';
import type { OfficialAgent } from '../official-agents.port.ts';
import { storedAgentDraft } from '../queries/stored-agent-draft.ts';
import { createAgent } from './create-agent.ts';
import { insertVersion, releaseVersion } from './versions.ts';

/**
 * Publishes missing official agents, once their prompts exist. Existing ones stay unchanged, because the database owns them after the first
 * start. Returns how many were published.
 */
export async function seedAgents(tx: Tx, context: AgentsContext): Promise<number> {
  const known = new Set((await tx('agents').whereIn('slug', context.official.map(({ slug }) => slug)).select('slug')).map(({ slug }) => slug));
  let published = 0;
  for (const agent of context.official.filter(({ slug }) => !known.has(slug))) published += Number(await seedAgent(tx, context, agent));
  return published;
}

async function seedAgent(tx: Tx, context: AgentsContext, { slug, maker, prompts, ...said }: OfficialAgent): Promise<boolean> {
  const ownerId = await context.identity.idOf(tx, maker);
  const heads = await Promise.all(prompts.map((prompt) => context.prompts.head(tx, prompt)));
  if (ownerId === null || heads.includes(null)) return false;
  const definition: Partial<AgentDefinition> = { ...said, prompts: heads.flatMap((head) => (head ? [{ promptId: head.id, versionId: null }] : [])) };
  const agent = await createAgent(tx, context, ownerId, definition, { official: { slug } });
  const versionId = await insertVersion(tx, context, agent, { ...(await storedAgentDraft(tx, agent.id)), visibility: 'public', changeNote: '', cleared: true });
  await releaseVersion(tx, context, agent, versionId, 'public');
  return true;
}
