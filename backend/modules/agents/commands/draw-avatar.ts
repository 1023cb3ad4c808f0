import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { RunCall } from '#modules/generation/index.ts';
import type { AgentsContext } from '../agents-context.ts';
import { lockOwnAgent } from '../queries/find-agent.ts';

const SAID = `select coalesce(draft ->> 'name', '') as name, coalesce(draft ->> 'description', '') as description from agents where id = ?`;

/** The picture is made from name and description alone. Its run is an ordinary creation that the author may show, so it must not contain sealed texts. */
const pictureOf = ({ name, description }: { name: string; description: string }): string =>
  `A friendly character as a square portrait, centred, looking at the viewer, simple shapes, plain background, no words. It is called “${name || 'Agent'}”. ${description}`.trim();

/**
 * Starts a run of the author that draws the agent's picture (docs/rules/agents.md#avatar). The finished picture goes into the draft.
 * @throws AppError not_found; and as every run
 */
export async function drawAvatar(tx: Tx, { clock, freeRuns }: AgentsContext, call: RunCall, agentId: string): Promise<{ generationId: string }> {
  const agent = await lockOwnAgent(tx, agentId, call.viewer.userId);
  const prompt = pictureOf(one(await rows<{ name: string; description: string }>(tx, SAID, [agent.id])));
  const { generationId } = await freeRuns.start(tx, call, { contentType: 'image', prompt, quantity: 1, aspect: '1:1' });
  // Without an idempotency key, a second click finds the run of the first.
  await tx('agent_avatar_runs').insert({ generation_id: generationId, agent_id: agent.id, ordered_at: clock.now() }).onConflict('generation_id').ignore();
  return { generationId };
}
