import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { notFound } from '#kernel/errors.ts';

/** A prompt in the featured rail, from `startsAt` until `endsAt` (null: until a moderator takes it out). */
export interface FeaturedSlot {
  id: string;
  position: number;
  promptId: string;
  startsAt: Date;
  endsAt: Date | null;
}

/** Stores which prompts are in the featured rail. Moderators choose them. */
export interface Featured {
  /** Lists all featured slots in the order of the rail, past and future ones too. */
  list(connection: Connection): Promise<FeaturedSlot[]>;
  /**
   * Replaces all featured slots; positions follow the order of the list.
   * @throws AppError not_found for an unknown prompt
   */
  replace(tx: Tx, slots: readonly Pick<FeaturedSlot, 'promptId' | 'startsAt' | 'endsAt'>[], setBy: string): Promise<FeaturedSlot[]>;
}

const LIST = `select id, position, prompt_id as "promptId", starts_at as "startsAt", ends_at as "endsAt" from prompt_featured_slots order by position, id`;

/** Builds the calls for the featured rail. `changed` is called in the transaction that replaces the slots. */
export const createFeatured = (clock: Clock, changed: (tx: Tx) => void): Featured => ({
  list: (connection) => rows(connection, LIST),
  async replace(tx, slots, setBy) {
    const promptIds = [...new Set(slots.map(({ promptId }) => promptId))];
    const known = await rows<{ id: string }>(tx, 'select id from prompts where id = any(cast(:promptIds as uuid[]))', { promptIds });
    if (known.length < promptIds.length) throw notFound('One of these prompts');
    // Without this lock, two moderators who replace the featured slots at once would both insert theirs.
    await rows(tx, 'lock table prompt_featured_slots in share row exclusive mode');
    await rows(tx, 'delete from prompt_featured_slots');
    const created = clock.now();
    if (slots.length > 0) {
      await tx('prompt_featured_slots').insert(slots.map(({ promptId, startsAt, endsAt }, index) => ({
        id: newId(), position: index + 1, prompt_id: promptId, starts_at: startsAt, ends_at: endsAt, set_by: setBy, created_at: created,
      })));
    }
    changed(tx);
    return rows(tx, LIST);
  },
});
