import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';

const ABOUT = 'select at, action, reason from audit_log where target_id = ? order by id';

// The trigger of the audit log refuses every change except exactly this one, which removes a name.
const FORGET = `
  update audit_log set
    actor_name = case when actor_id = :userId::uuid then 'deleted account' else actor_name end,
    target_label = case when target_id = :userId::text and target_label is not null then 'deleted account' else target_label end
  where actor_id = :userId::uuid or target_id = :userId::text`;

const FLAGS = `select name from feature_flags where audience -> 'userIds' @> to_jsonb(cast(? as text)) order by name`;
const LEAVE_FLAGS = `
  update feature_flags set audience = jsonb_set(audience, '{userIds}', (audience -> 'userIds') - cast(:userId as text))
  where audience -> 'userIds' @> to_jsonb(cast(:userId as text))`;

const INBOX = `
  select queue, 'assigned' as mark, assigned_at as at from inbox_assignees where user_id = :userId
  union all select queue, 'snoozed', until from inbox_snoozes where user_id = :userId order by queue, mark`;
const LEAVE_INBOX = `
  with assigned as (delete from inbox_assignees where user_id = :userId)
  delete from inbox_snoozes where user_id = :userId`;

const LEGAL = 'select document, number, note, created_at as "createdAt" from legal_versions where created_by = ? order by document, number';
const LEAVE_LEGAL = 'update legal_versions set created_by = null where created_by = :userId';

/**
 * Exports what staff did to a person and the feature flags that name the account. Erasing removes the name from the audit log, flags and
 * legal versions, and keeps the entries.
 */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield { name: 'operations/done-to-my-account.json', data: await rows<object>(db.knex, ABOUT, [userId]) };
    yield { name: 'operations/feature-flags.json', data: await rows<object>(db.knex, FLAGS, [userId]) };
    yield { name: 'operations/inbox.json', data: await rows<{ queue: string; mark: string; at: Date }>(db.knex, INBOX, { userId }) };
    yield { name: 'operations/legal-texts.json', data: await rows<{ document: string; number: number; note: string; createdAt: Date }>(db.knex, LEGAL, [userId]) };
  },
  async erase(tx, userId) {
    await rows(tx, FORGET, { userId });
    await rows(tx, LEAVE_FLAGS, { userId });
    await rows(tx, LEAVE_INBOX, { userId });
    await rows(tx, LEAVE_LEGAL, { userId });
  },
});
