import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const PRESETS = `
  select s.id, p.slug as prompt, s.name, s.inputs, s.options, s.saved_at as "savedAt" from prompt_presets s join prompts p on p.id = s.prompt_id
  where s.user_id = :userId and (cast(:after as uuid) is null or s.id > :after) order by s.id limit :limit`;

/** Exports and erases a person's presets: form inputs that they saved under a name. */
export const presetsOfPerson = (db: Database): PersonalData => ({
  export: (userId) => numberedEntries({ name: 'prompts/presets', read: (after, limit) => rows<{ id: string }>(db.knex, PRESETS, { userId, after, limit }) }),
  async erase(tx, userId) {
    await rows(tx, 'delete from prompt_presets where user_id = ?', [userId]);
  },
});
