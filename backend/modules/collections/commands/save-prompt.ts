import { must, one } from '#contracts/must.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import type { PreparedStatement } from '#kernel/db/raw.ts';
import { keyOfTime } from '#kernel/fractional-keys.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { promptSaved, promptUnsaved } from '../collections.events.ts';

export interface SaveAnswer {
  on: boolean;
  /** How many people have saved the prompt. */
  count: number;
}

interface Save {
  promptId: string;
  userId: string;
}

const MOVED = 'select exists (select from moved) as changed, (select count from tally) as count';
const COUNT = 'select count from prompt_saves where prompt_id = :promptId';

// The primary key of collection items allows each prompt once, so a hundred clicks on save at once are one save and one count.
const SAVE: PreparedStatement = {
  name: 'collections_save_1',
  sql: `
  with moved as (
    insert into collection_items (collection_id, item_id, item_type, position, added_by, added_at) values (:userId, :promptId, 'prompt', :position, :userId, :now)
    on conflict do nothing returning 1
  ), home as (
    insert into collections (id, owner_id, name, item_count, created_at, updated_at) select :userId, :userId, 'Saved', 1, :now, :now from moved
    on conflict (id) do update set item_count = collections.item_count + 1, updated_at = excluded.updated_at
  ), tally as (
    insert into prompt_saves (prompt_id, count) select :promptId, 1 from moved
    on conflict (prompt_id) do update set count = prompt_saves.count + 1 returning count
  ) ${MOVED}`,
};

const UNSAVE: PreparedStatement = {
  name: 'collections_unsave_1',
  sql: `
  with moved as (
    delete from collection_items where collection_id = :userId and item_id = :promptId and item_type = 'prompt' returning 1
  ), home as (
    update collections set item_count = item_count - 1 where id = :userId and exists (select from moved)
  ), tally as (
    update prompt_saves set count = count - 1 where prompt_id = :promptId and exists (select from moved) returning count
  ) ${MOVED}`,
};

/**
 * Puts a prompt, which may be the person's own, into the collection "Saved" (docs/rules/keeping.md#saves). Only the first save publishes an
 * event, in the same transaction; saving again changes nothing.
 * @throws AppError not_found, also for what this person may not open
 */
export async function savePrompt(tx: Tx, { clock, outbox, prompts }: Pick<CollectionsContext, 'clock' | 'outbox' | 'prompts'>, save: Save): Promise<SaveAnswer> {
  await prompts.about(tx, save.promptId, save.userId);
  const { changed, count } = await move(tx, SAVE, save, { ...save, position: keyOfTime(millis(clock)), now: clock.now() });
  if (changed) await outbox.publish(tx, promptSaved, save);
  return { on: true, count };
}

/** Takes a prompt out of the person's collection "Saved", even if it is no longer public. */
export async function unsavePrompt(tx: Tx, { outbox }: Pick<CollectionsContext, 'outbox'>, save: Save): Promise<SaveAnswer> {
  const { changed, count } = await move(tx, UNSAVE, save, { ...save });
  if (changed) await outbox.publish(tx, promptUnsaved, save);
  return { on: false, count };
}

/** Takes prompts out of a person's collection "Saved". Returns the ids of those that were in it. */
export async function unsavePrompts(tx: Tx, context: Pick<CollectionsContext, 'outbox'>, userId: string, promptIds: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  // The counts of saves change in the order of the prompts' ids, because two requests with the same prompts in different orders could deadlock.
  for (const promptId of [...promptIds].sort()) {
    const { changed } = await move(tx, UNSAVE, { promptId, userId }, { promptId, userId });
    if (!changed) continue;
    done.push(promptId);
    await context.outbox.publish(tx, promptUnsaved, { promptId, userId });
  }
  return done;
}

async function move(tx: Tx, statement: PreparedStatement, { promptId }: Save, bindings: Record<string, unknown>): Promise<{ changed: boolean; count: number }> {
  const moved = one(await prepared<{ changed: boolean; count: number | null }>(tx, statement, bindings));
  if (moved.changed) return { changed: true, count: must(moved.count, 'the new count') };
  // Another request saved the prompt first. The insert waited for it but does not see its new count, so a second statement reads the count.
  const [tally] = await rows<{ count: number }>(tx, COUNT, { promptId });
  return { changed: false, count: tally?.count ?? 0 };
}
