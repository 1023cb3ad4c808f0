import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { AgentsContext } from '../agents-context.ts';
import { storedAgentDraft } from '../queries/stored-agent-draft.ts';
import { lockAgent } from '../queries/find-agent.ts';
import { writeDraft } from './save-draft.ts';

const BATCH = 5;
const MADE = `
  select r.generation_id as "generationId", r.file_id as "fileId", a.id as "agentId", a.owner_id as "ownerId" from agent_avatar_runs r join agents a on a.id = r.agent_id
  where r.file_id is not null order by r.ordered_at limit ${BATCH}`;

interface Made {
  generationId: string;
  fileId: string;
  agentId: string;
  ownerId: string;
}

/**
 * Puts finished pictures into the drafts of the agents for which they were ordered (docs/rules/agents.md#avatar). A draft gets its own copy
 * of 512 pixels, because the creation may be deleted. The revision rises, so that an open builder notices.
 */
export async function keepAvatars(context: AgentsContext): Promise<void> {
  const { db, log } = context;
  for (const made of await rows<Made>(db.knex, MADE)) {
    try {
      await keepAvatar(context, made);
    } catch (error) {
      // A picture that cannot be read must not stop those of other agents. Its order is deleted and the error is logged.
      if (!(error instanceof AppError)) log.error({ err: error, agentId: made.agentId }, 'a picture of an agent could not be kept');
      await db.transaction((tx) => tx('agent_avatar_runs').where({ generation_id: made.generationId }).delete());
    }
  }
}

async function keepAvatar(context: AgentsContext, { generationId, fileId, agentId, ownerId }: Made): Promise<void> {
  const { db, media } = context;
  const data = await media.bytes(db.knex, fileId);
  const copy = data && (await media.store({ ownerId, ...(await media.repaintAvatar({ name: 'avatar', mime: 'image/webp', data })), name: 'avatar.webp', visibility: 'private' }));
  await db.transaction(async (tx) => {
    const ordered = await tx('agent_avatar_runs').where({ generation_id: generationId }).delete();
    const agent = await lockAgent(tx, agentId);
    // Another worker has already put the picture into the draft, or the author deleted the agent.
    if (!copy || ordered === 0 || agent.deletedAt !== null) return;
    const state = await storedAgentDraft(tx, agentId);
    await writeDraft(tx, context, agent, state, { ...state.definition, avatarFileId: copy.id });
  });
}
