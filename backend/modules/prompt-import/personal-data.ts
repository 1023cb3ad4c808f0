import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { EXPORT_BATCH } from '#kernel/personal-data/numbered-entries.ts';
import { listRows } from './queries/list-rows.ts';

interface KeptImport {
  id: string;
}

/** Exports and erases a person's import reports, with the titles and notes of their rows. */
export const personalData = (db: Database): PersonalData => ({
  async *export(userId) {
    const kept = await rows<KeptImport>(
      db.knex,
      `select id, file_name as "fileName", format, state, problem, created_at as "createdAt" from prompt_imports where user_id = ? order by id`,
      [userId],
    );
    for (const one of kept) {
      for (let after: number | undefined, part = 1; ; part += 1) {
        const { items, nextCursor } = await listRows(db.knex, one.id, { limit: EXPORT_BATCH, after });
        yield { name: `prompts/imports/${one.id}-${String(part).padStart(4, '0')}.json`, data: { ...one, rows: items } };
        if (nextCursor === null) break;
        after = nextCursor;
      }
    }
  },
  async erase(tx, userId) {
    await rows(tx, 'delete from prompt_imports where user_id = ?', [userId]);
  },
});
