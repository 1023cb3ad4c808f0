import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import { forkClosed } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { contentOfVersion } from '../queries/stored-prompt-draft.ts';
import { lockOf } from '../queries/sealed-originals.ts';
import { withdrawPending } from './withdraw-pending.ts';

// Finds a person's own forks of a prompt, and the person's own forks of these forks.
const FORKS = `
  with recursive forks as (
    select id, 1 as depth from prompts where parent_prompt_id = :promptId and owner_id = :userId
    union all
    select p.id, f.depth + 1 from forks f join prompts p on p.parent_prompt_id = f.id where p.owner_id = :userId and f.depth < 20
  ) select distinct id from forks order by id`;

/**
 * After a refund, unpublishes the person's forks that still repeat the prompt, and takes their waiting versions out of the review queue. An
 * event tells the author. Buyers of a fork keep it. After a new unlock the author can publish the forks again.
 */
export async function closeForks(tx: Tx, { clock, media, outbox }: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>, userId: string, promptId: string): Promise<void> {
  const ids = (await rows<{ id: string }>(tx, FORKS, { userId, promptId })).map(({ id }) => id);
  if (ids.length === 0) return;
  const parent = await PromptModel.query(tx).findById(promptId).throwIfNotFound();
  const closedAt = clock.now();
  for (const fork of await PromptModel.query(tx).findByIds(ids).withGraphFetched('publishedVersion').orderBy('id').forUpdate()) {
    if (fork.status !== 'published' && fork.status !== 'in_review') continue;
    const says = async (version: PromptVersionModel | undefined): Promise<boolean> => version !== undefined && (await lockOf(tx, fork, contentOfVersion(fork, version))) !== null;
    const waiting = fork.pending_version_id === null ? undefined : await PromptVersionModel.query(tx).findById(fork.pending_version_id);
    const [waits, stands] = [await says(waiting), await says(fork.publishedVersion ?? waiting)];
    if (waits) await withdrawPending(tx, { media }, fork);
    if (stands) await fork.$query(tx).patch({ status: 'draft', updated_at: closedAt });
    if (!waits && !stands) continue;
    const { id, owner_id: ownerId, slug, title } = fork;
    await outbox.publish(tx, forkClosed, { promptId: id, ownerId, slug, title, parentTitle: parent.title, parentRemoved: parent.status === 'removed', closedAt: closedAt.toISOString() });
  }
}
