import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';

const ABOUT = 'select at, action, reason from audit_log where target_id = ? order by id';

// The trigger of the table lets exactly this pass.
const FORGET = `
  update audit_log set
    actor_name = case when actor_id = :userId::uuid then 'somebody who left' else actor_name end,
    target_label = case when target_id = :userId::text and target_label is not null then 'somebody who left' else target_label end
  where actor_id = :userId::uuid or target_id = :userId::text`;

/** What was done to a person by those in charge. Their name leaves the audit log with them; what was done stays. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield { name: 'operations/done-to-my-account.json', data: await rows<object>(db.knex, ABOUT, [userId]) };
  },
  async erase(tx, userId) {
    await rows(tx, FORGET, { userId });
  },
});
