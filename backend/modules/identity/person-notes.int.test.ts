import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUserNote, listUserNotes, NOTE_MAX, removeUserNote } from '#contracts/admin-notes.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { createCast } from '#testing/authorization/personas.ts';
import type { Cast } from '#testing/authorization/personas.ts';
import { call } from '#testing/test-app.ts';
import { must } from '#contracts/must.ts';

describe('notes of staff about a person', () => {
  let cast: Cast;
  let id: string;
  beforeAll(async () => {
    cast = await createCast();
    id = await cast.idOf('user');
  });
  afterAll(() => cast.app.close());

  const ask = <Row = unknown>(sql: string, bindings: unknown[] = []) => rows<Row>(cast.app.services.db.knex, sql, bindings);
  const write = (text: string, key = newId(), person = id) => call(cast.people.admin, addUserNote, { params: { id: person }, body: { text }, key });
  const list = async (person = id, query = {}) => (await call(cast.people.support, listUserNotes, { params: { id: person }, query })).body;
  const audit = () => ask<{ payload: { action: string; targetId: string; details: object } }>(`select payload from outbox_events where name = 'admin_action' and payload ->> 'action' like '%note' order by id`);

  it('notes about a person keep writer and time, are listed latest first, and a repeated request writes one note', async () => {
    const key = newId();
    const texts = ['Promised a refund on the phone.', '<img src=x onerror=alert(1)>', 'Second line\nThird line'];
    for (const text of texts) expect((await write(text)).status).toBe(201);
    const [first, repeated] = [await write('Asked twice', key), await write('Asked twice', key)];
    expect(repeated.body.note.id).toBe(first.body.note.id);
    const { items } = await list(id, { limit: 50 });
    expect(items.map(({ text }) => text)).toEqual(['Asked twice', ...[...texts].reverse()]);
    expect(new Set(items.map(({ author }) => author))).toEqual(new Set([cast.people.admin.username]));
    const page = await list(id, { limit: 2 });
    const rest = await list(id, { limit: 50, before: page.nextCursor });
    expect([...page.items, ...rest.items]).toEqual(items);
  });

  it('the audit log records who wrote and who deleted a note, and not its text', async () => {
    const { note } = (await write('A very private matter')).body;
    const remove = () => call(cast.people.admin, removeUserNote, { params: { id, noteId: note.id } });
    expect((await call(cast.people.admin, removeUserNote, { params: { id: await cast.idOf('other'), noteId: note.id } })).status).toBe(404);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    const entries = (await audit()).map(({ payload }) => payload);
    expect(entries.slice(-2).map(({ action, targetId }) => [action, targetId])).toEqual([['users.note', id], ['users.remove_note', id]]);
    expect(JSON.stringify(entries)).not.toContain('private matter');
  });

  it('a note is refused when it is empty or too long, or when the person does not exist', async () => {
    expect([(await write('  ')).status, (await write('x'.repeat(NOTE_MAX + 1))).status, (await write('A note', newId(), newId())).status]).toEqual([400, 400, 404]);
    expect((await call(cast.people.support, listUserNotes, { params: { id: newId() } })).status).toBe(404);
  });

  it('a note is in the person’s export without its writer, is deleted with the account, and stays when its writer is deleted', async () => {
    const writer = await cast.idOf('admin');
    const data: Record<string, unknown> = {};
    const personal = must(cast.app.modules.identity.personalData, 'the personal data');
    for await (const file of personal.export(id)) if ('data' in file) data[file.name] = file.data;
    expect(data['account/notes-of-staff.json']).toHaveLength(4);
    expect(JSON.stringify(data['account/notes-of-staff.json'])).not.toContain(cast.people.admin.username);
    const other = await cast.idOf('other');
    await write('About another person', newId(), other);
    const erase = async (userId: string): Promise<void> => {
      await ask(`update users set deletes_at = now() - interval '1 minute' where id = ?`, [userId]);
      for (const task of cast.app.modules.identity.maintenance ?? []) await task.run();
    };
    await erase(id);
    expect(await ask('select 1 from person_notes where user_id = ?', [id])).toEqual([]);
    await erase(writer);
    expect((await list(other)).items).toMatchObject([{ text: 'About another person', author: null }]);
  });
});
