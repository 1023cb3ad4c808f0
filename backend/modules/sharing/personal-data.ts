import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';

const LINKS = `
  select code, prompt_id as "promptId", generation_id as "creationId", inputs, show_inputs as "showInputs", allow_remix as "allowRemix", views, runs, sign_ups as "signUps",
    revoked_at as "revokedAt", created_at as "createdAt"
  from share_links where owner_id = ? order by id`;

/** Personal data: a person's share links. Erasing the account also deletes the record of the links by which this person came. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    const links = await rows<object>(db.knex, LINKS, [userId]);
    if (links.length > 0) yield { name: 'sharing/links.json', data: links };
  },
  async erase(tx, userId) {
    await rows(tx, 'delete from share_links where owner_id = ?', [userId]);
    await rows(tx, 'delete from share_arrivals where user_id = ?', [userId]);
    await rows(tx, 'delete from share_sign_ups where user_id = ?', [userId]);
  },
});
