import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const AFTER = '(cast(:after as uuid) is null or id > :after) order by id limit :limit';
const ENTRIES = [
  {
    name: 'moderation/reports',
    sql: `select id, target_type as "targetType", target_id as "targetId", rule, details, status, created_at as "createdAt"
      from reports where reporter_id = :userId and ${AFTER}`,
  },
  {
    name: 'moderation/decisions',
    sql: `select id, kind, outcome, target_type as "targetType", target_title as title, rule, note, words, created_at as "createdAt" from moderation_decisions where owner_id = :userId and ${AFTER}`,
  },
  {
    name: 'moderation/strikes',
    sql: `select id, decision_id as "decisionId", rule, created_at as "createdAt", expires_at as "expiresAt", withdrawn_at as "withdrawnAt" from strikes where user_id = :userId and ${AFTER}`,
  },
  {
    name: 'moderation/appeals',
    sql: `select id, decision_id as "decisionId", message, status, answer, created_at as "createdAt", decided_at as "decidedAt" from moderation_appeals where user_id = :userId and ${AFTER}`,
  },
] as const;

/*
 * Decisions stay after account deletion for the public counts, without words by or about the person. Reports about work that was deleted with
 * its author need no decision any more.
 */
const FORGET = [
  // After its reporter's account deletion, an open report keeps its words until a moderator has decided it.
  `update reports set reporter_id = null, details = case when status = 'open' then details else '' end where reporter_id = :userId`,
  `update reports set status = 'dismissed', closed_at = :now where author_id = :userId and status = 'open'`,
  'update reports set author_id = null where author_id = :userId',
  `update moderation_appeals set user_id = null, message = '', answer = null where user_id = :userId`,
  'update strikes set user_id = null where user_id = :userId',
  `update moderation_decisions set owner_id = null, target_title = 'By a deleted account', note = '', words = null where owner_id = :userId`,
  `update moderation_decisions set words = jsonb_set(words, '{voters}', (words -> 'voters') - cast(:userId as text)) where jsonb_exists(words -> 'voters', cast(:userId as text))`,
  'update moderation_decisions set decided_by = null where decided_by = :userId',
  'update moderation_appeals set decided_by = null where decided_by = :userId',
  'delete from duplicate_suspects where owner_id = :userId',
];

/** Exports and erases a person's reports, the decisions about their work, and their appeals. */
export const moderationPersonalData = ({ db, clock }: { db: Database; clock: { now(): Date } }): PersonalData => ({
  async *export(userId) {
    for (const { name, sql } of ENTRIES) yield* numberedEntries<{ id: string }>({ name, read: (after, limit) => rows(db.knex, sql, { userId, after, limit }) });
  },
  async erase(tx, userId) {
    for (const statement of FORGET) await rows(tx, statement, statement.includes(':now') ? { userId, now: clock.now() } : { userId });
  },
});
