import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { IMPORT_REPORT_DAYS } from '#contracts/portability.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const DAYS_OVER = IMPORT_REPORT_DAYS + 1;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const query = <Row = { id: string }>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const forget = (): Promise<unknown> => must(app.modules.portability.maintenance.find(({ name }) => name === 'portability.forget_reports'), 'the task').run();

interface Ended {
  days: number;
  status?: 'uploading' | 'reading' | 'done' | 'failed';
  stored?: boolean;
}
async function importOf(ownerId: string, { days, status = 'done', stored = false }: Ended): Promise<string> {
  const id = newId();
  await query(`insert into account_imports (id, owner_id, name, bytes, status, heartbeat_at, stored, created_at) values (?, ?, 'account.zip', 9, ?, ?, ?, now())`, [id, ownerId, status, new Date(Date.now() - days * DAY_MS), stored]);
  await query(`insert into account_import_items (id, import_id, item_type, source_id, title, state) values (?, ?, 'prompt', 'a', 'Fox poster', 'imported')`, [newId(), id]);
  return id;
}

it('deletes account imports that ended long ago with their reports, and keeps all other imports', async () => {
  const owner = newId();
  const old = [...(await Promise.all(Array.from({ length: 11 }, () => importOf(owner, { days: DAYS_OVER })))), await importOf(owner, { days: DAYS_OVER, status: 'failed' })];
  const kept = [
    await importOf(owner, { days: IMPORT_REPORT_DAYS - 1 }),
    // An old account import that is still `reading` must stay, because its worker may be waiting for a turn.
    await importOf(owner, { days: DAYS_OVER, status: 'reading' }),
    // An old import whose uploaded parts are still stored: the sweep must delete the parts before the import is deleted.
    await importOf(owner, { days: DAYS_OVER, stored: true }),
  ];
  await query('insert into imported_items (owner_id, source, item_type, source_id, local_id) values (?, ?, ?, ?, ?)', [owner, newId(), 'prompt', newId(), newId()]);
  await forget();
  expect((await query('select id from account_imports where owner_id = ? order by id', [owner])).map(({ id }) => id)).toEqual([...kept].sort());
  expect((await query<{ importId: string }>('select distinct import_id as "importId" from account_import_items where import_id = any(cast(? as uuid[]))', [[...old, ...kept]])).length).toBe(kept.length);
  expect(await query('select 1 from imported_items where owner_id = ?', [owner])).toHaveLength(1);
});
