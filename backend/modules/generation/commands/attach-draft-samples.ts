import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { filesOfRuns } from '../queries/files-of-runs.ts';

const WAITING = `
  select s.id, s.generation_id, s.text_checksum from prompt_samples s join generations g on g.id = s.generation_id
  where s.prompt_id = ? and s.version_no is null and g.deleted_at is null order by s.id for update of s`;

/** Makes samples that were made from a draft public once a version with the same text is published. Samples of other texts stay hidden. */
export async function attachDraftSamples(tx: Tx, { promptTexts, media }: Pick<Deps, 'promptTexts' | 'media'>, promptId: string): Promise<void> {
  for (const { id, generation_id: runId, text_checksum: checksum } of await rows<{ id: string; generation_id: string; text_checksum: string }>(tx, WAITING, [promptId])) {
    const version = await promptTexts.versionWith(tx, promptId, checksum);
    if (version === null) continue;
    await rows(tx, 'update prompt_samples set version_no = ?, text_checksum = null where id = ?', [version, id]);
    await media.show(tx, await filesOfRuns(tx, [runId]));
  }
}
