import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const UNLOCKS = `
  select id, prompt_id as "promptId", version_no as version, price, credit, paid, status, unlocked_at as "unlockedAt", refunded_at as "refundedAt"
  from unlocks where user_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
// A creator's personal data export leaves out who paid the earnings, because creators do not get to know it.
const EARNINGS = `
  select id, case when source not in ('tip', 'agent') then prompt_id end as "promptId", source, gross as tokens, day::text, status
  from earnings where creator_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
// A receiver's personal data export leaves out the sender of a tip, whom only the message about the tip named.
const TIPS = `
  select id, amount as tokens, note, sent_at as at, sender_id = :userId as sent from tips
  where (sender_id = :userId or receiver_id = :userId) and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const RELEASES = `select day::text, part, gross, share, released_at as "releasedAt" from earning_releases where creator_id = ? order by day, part`;

const REQUESTS = `
  select id, unlock_id as "unlockId", message, status, answer, created_at as "createdAt", decided_at as "decidedAt"
  from unlock_refund_requests where user_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

/** Exports and erases a person's unlocks, earnings, tips and refund requests. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries({ name: 'marketplace/unlocks', read: (after, limit) => rows<{ id: string }>(db.knex, UNLOCKS, { userId, after, limit }) });
    yield* numberedEntries({ name: 'marketplace/earnings', read: (after, limit) => rows<{ id: string }>(db.knex, EARNINGS, { userId, after, limit }) });
    yield* numberedEntries({ name: 'marketplace/refund-requests', read: (after, limit) => rows<{ id: string }>(db.knex, REQUESTS, { userId, after, limit }) });
    yield* numberedEntries({ name: 'marketplace/tips', read: (after, limit) => rows<{ id: string }>(db.knex, TIPS, { userId, after, limit }) });
    yield { name: 'marketplace/releases.json', data: await rows<object>(db.knex, RELEASES, [userId]) };
  },
  // On account deletion, purchases and earnings stay for accounting, under the id of the deleted account. Views are deleted, and counted runs lose their
  // person.
  async erase(tx, userId) {
    await tx('prompt_daily_views').where({ viewer_id: userId }).delete();
    await tx('prompt_daily_visits').where({ creator_id: userId }).delete();
    await tx('prompt_runs').where({ user_id: userId }).update({ user_id: null });
    await tx('unlock_refund_requests').where({ user_id: userId }).delete();
    await tx('tips').where({ sender_id: userId }).update({ note: '' });
    await tx('unlock_refund_requests').where({ decided_by: userId }).update({ decided_by: null });
    await tx('earning_notices').where({ user_id: userId }).delete();
  },
});
