import type { ContentType } from '#contracts/primitives.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationCancelled, generationErrorEvent, generationSuccess } from '#modules/generation/index.ts';
import type { AgentsContext } from '../agents-context.ts';

/** Only image runs without a prompt can be pictures of agents. Events of all other runs are ignored, so they cost no job. */
const MAY_BE_ORDERED = { concerns: ({ runSource, contentType }: { runSource?: string | undefined; contentType: ContentType }): boolean => runSource === 'free' && contentType === 'image' };

/** Stores which file an ordered picture of an agent is. `keepAvatars` puts it into the draft later. */
export const onAvatarMade = ({ freeRuns }: Pick<AgentsContext, 'freeRuns'>): Subscription[] => [
  subscribe(generationSuccess, 'agents.on_generation_success', async (tx, { generationId }) => {
    const ordered = await tx('agent_avatar_runs').where({ generation_id: generationId }).first('agent_id');
    if (!ordered) return;
    const [fileId] = await freeRuns.files(tx, generationId);
    if (fileId === undefined) await tx('agent_avatar_runs').where({ generation_id: generationId }).delete();
    else await tx('agent_avatar_runs').where({ generation_id: generationId }).update({ file_id: fileId });
  }, MAY_BE_ORDERED),
  subscribe(generationErrorEvent, 'agents.on_generation_error', async (tx, { generationId }) => void (await tx('agent_avatar_runs').where({ generation_id: generationId }).delete()), MAY_BE_ORDERED),
  subscribe(generationCancelled, 'agents.on_generation_cancelled', async (tx, { generationId }) => void (await tx('agent_avatar_runs').where({ generation_id: generationId }).delete()), MAY_BE_ORDERED),
];
