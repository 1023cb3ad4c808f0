import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const GONE = `
  with gone as (delete from prompt_pack_samples where pack_id = :packId and not (prompt_id = any(cast(:promptIds as uuid[]))) returning prompt_id)
  update prompts p set pack_samples = p.pack_samples - 1 from gone where p.id = gone.prompt_id`;
const ADDED = `
  with added as (
    insert into prompt_pack_samples (pack_id, prompt_id) select :packId, p.id from prompts p where p.id = any(cast(:promptIds as uuid[]))
    on conflict do nothing returning prompt_id
  )
  update prompts p set pack_samples = p.pack_samples + 1 from added where p.id = added.prompt_id`;

/** Replaces the free samples of a pack by these prompts (docs/rules/packs.md#samples). An empty list is for a pack that leaves the market. */
export async function setSamples(tx: Tx, packId: string, promptIds: readonly string[]): Promise<void> {
  const samples = { packId, promptIds: [...promptIds] };
  await rows(tx, GONE, samples);
  await rows(tx, ADDED, samples);
}
