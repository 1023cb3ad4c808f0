import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletePreset, listPresets, PRESETS_LIMIT, savePreset } from '#contracts/presets.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { finished, published } from '../testing/drafting.ts';

let app: TestApp;
let author: HttpUser;
let reader: HttpUser;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  [author, reader] = [await app.register(), await app.register()];
  id = (await published(author, finished())).promptId;
}, 60_000);
afterAll(() => app.close());

const keep = (user: HttpUser, name: string, topic = 'tea') => call(user, savePreset, { params: { id }, body: { name, inputs: { topic }, options: { length: 300 } } });
const names = async (user: HttpUser) => (await call(user, listPresets, { params: { id } })).body.presets.map(({ name, inputs }) => [name, inputs.topic]);

it('a preset stores a form\'s inputs under a name, once per name, for its owner alone', async () => {
  expect((await keep(reader, 'Monday ')).body.preset).toMatchObject({ name: 'Monday', inputs: { topic: 'tea' }, options: { length: 300 } });
  await keep(reader, 'Autumn', 'leaves');
  await keep(reader, 'MONDAY', 'coffee');
  expect(await names(reader)).toEqual([['Autumn', 'leaves'], ['MONDAY', 'coffee']]);
  expect(await names(author)).toEqual([]);
  const [first] = (await call(reader, listPresets, { params: { id } })).body.presets;
  expect((await call(author, deletePreset, { params: { id: first!.id } })).status).toBe(404);
  expect((await call(reader, deletePreset, { params: { id: first!.id } })).status).toBe(200);
  expect(await names(reader)).toEqual([['MONDAY', 'coffee']]);
});

it('a preset with an invisible name is refused, as is a new one at the limit; replacing one at the limit works', async () => {
  expect((await keep(reader, '\u200B\u200B')).status).toBe(400);
  const userId = (await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [author.username]))[0]!.id;
  await rows(app.services.db.knex, `insert into prompt_presets (id, user_id, prompt_id, name, inputs, options, saved_at) select gen_random_uuid(), :userId, :id, 'p' || n, '{}', '{}', now() from generate_series(1, :limit) n`, { userId, id, limit: PRESETS_LIMIT });
  expect((await keep(author, 'One more')).body).toMatchObject({ code: 'presets_full' });
  expect((await keep(author, 'P1', 'milk')).status).toBe(200);
  expect(await names(author)).toContainEqual(['P1', 'milk']);
});

it('presets exist only for prompts that their owner may open, are exported, and are erased with the account', async () => {
  const userId = (await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [reader.username]))[0]!.id;
  const exported: string[] = [];
  for await (const { name, data } of app.modules.prompts.personalData!.export(userId)) exported.push(`${name} ${JSON.stringify(data)}`);
  expect(exported.find((entry) => entry.startsWith('prompts/presets-0001.json'))).toContain('coffee');
  await app.services.db.transaction((tx) => app.modules.prompts.personalData!.erase(tx, userId));
  expect(await rows(app.services.db.knex, 'select 1 from prompt_presets where user_id = ?', [userId])).toEqual([]);
  await rows(app.services.db.knex, `update prompts set visibility = 'private' where id = ?`, [id]);
  expect((await keep(reader, 'Late')).status).toBe(404);
});
