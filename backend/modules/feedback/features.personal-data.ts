import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const VOTES = `
  select v.id, v.feature_id as "featureId", f.title, v.created_at as "votedAt"
  from feature_votes v join features f on f.id = v.feature_id
  where v.user_id = :userId and (cast(:after as uuid) is null or v.id > :after) order by v.id limit :limit`;

// Account deletion locks the features by id before it deletes votes, as every command that changes votes does. In another order two transactions could
// deadlock.
const LOCK = `
  select f.id from features f where exists (select from feature_votes v where v.feature_id = f.id and v.user_id = ?)
  order by f.id for update`;
const FORGET = `
  with gone as (delete from feature_votes where user_id = ? returning feature_id)
  update features set votes = votes - 1 where id in (select feature_id from gone)`;

/** Exports a person's votes for next features. Erasing a person deletes the votes and lowers the counts of the features. */
export const votesOf = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries({
      name: 'feedback/votes',
      read: (after, limit) => rows<{ id: string }>(db.knex, VOTES, { userId, after, limit }),
    });
  },
  async erase(tx: Tx, userId) {
    await rows(tx, LOCK, [userId]);
    await rows(tx, FORGET, [userId]);
  },
});
