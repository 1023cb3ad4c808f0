import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { sampleMissing } from '../prompts.events.ts';
import type { PromptsContext, SampleFacts } from '../prompts-context.ts';

/** The most prompts that one run of the maintenance task checks for a sample. */
const BATCH = 100;
const ON_SALE = `
  select p.id as "promptId", p.owner_id as "ownerId", p.slug, p.title from prompts p
  where p.status = 'published' and p.pricing <> 'free' and not exists (select from prompt_sample_notices n where n.prompt_id = p.id)
  order by p.id limit ${BATCH}`;
const LOOKED_AT = 'insert into prompt_sample_notices (prompt_id, told, looked_at) values (:promptId, :told, :at) on conflict do nothing returning prompt_id';

/** Sends the creator of a paid prompt without a sample a message, because the next submission needs a sample. The task checks each prompt once. */
export async function askForSamples({ db, clock, outbox, samples }: PromptsContext): Promise<number> {
  return samples === null ? 0 : db.transaction((tx) => lookAtBatch(tx, { clock, outbox, samples }));
}

async function lookAtBatch(tx: Tx, { clock, outbox, samples }: Pick<PromptsContext, 'clock' | 'outbox'> & { samples: SampleFacts }): Promise<number> {
  const prompts = await rows<{ promptId: string; ownerId: string; slug: string; title: string }>(tx, ON_SALE);
  if (prompts.length === 0) return 0;
  const counts = await samples.counts(tx, { promptIds: prompts.map(({ promptId }) => promptId), checksum: null });
  let told = 0;
  for (const prompt of prompts) {
    const missing = !counts.has(prompt.promptId);
    // When two workers check the same prompt at once, only one inserts the row, and only that worker sends the message.
    const [mine] = await rows(tx, LOOKED_AT, { promptId: prompt.promptId, told: missing, at: clock.now() });
    if (!mine || !missing) continue;
    await outbox.publish(tx, sampleMissing, prompt);
    told += 1;
  }
  return told;
}
