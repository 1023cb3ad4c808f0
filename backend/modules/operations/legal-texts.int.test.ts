import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { addLegalVersion, getLegalText, listLegalVersions } from '#contracts/legal.ts';
import { writeLegalText } from '#contracts/legal-text.ts';
import type { LegalName } from '#contracts/legal-text.ts';
import type { Clock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { FIRST_LEGAL_TEXTS } from '#seeds/legal-texts/index.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { shownLegalText } from './legal-texts.ts';

const DAY_MS = 86_400_000;
const text = (words: string): string => `The rules.\n\n## Rules {#rules}\n\n> Be kind.\n\n${words}`;

let app: TestApp;
let admin: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
}, 60_000);
afterAll(() => app.close());

const shown = async (document: LegalName) => (await call(app.visitor(), getLegalText, { params: { document } })).body;
const versions = async (document: LegalName) => (await call(admin, listLegalVersions, { params: { document } })).body;
const add = async (document: LegalName, words: string, days: number | null, { after, user = admin }: { after?: number; user?: HttpUser } = {}) =>
  call(user, addLegalVersion, {
    params: { document }, key: newId(),
    body: { after: after ?? (await versions(document))[0]!.number, text: words, note: 'New rules.', effectiveAt: days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString() },
  });
/** Returns the legal text that the page shows this many days from now. */
const shownIn = (document: LegalName, days: number) => {
  const clock: Clock = { now: () => new Date(Date.now() + days * DAY_MS) };
  const { db, outbox } = app.services;
  return shownLegalText(db.knex, { clock, outbox, people: app.modules.identity.identity, firstLegalTexts: FIRST_LEGAL_TEXTS }, document);
};
const refusedAt = (field: string) => ({ status: 400, body: { issues: [{ path: [field] }] } });

it('version 1 of each legal text is the text in the code', async () => {
  for (const document of ['terms', 'privacy'] as const) {
    expect(await shown(document)).toEqual({ current: { number: 1, text: writeLegalText(FIRST_LEGAL_TEXTS[document].text), effectiveAt: '2026-11-21T00:00:00.000Z', note: 'The first version.' }, next: null });
  }
});

it('a page announces a new version of a legal text before its date, and shows it from its date on', async () => {
  expect((await add('terms', text('Say please.'), 10)).status).toBe(200);
  const now = await shown('terms');
  expect([now.current.number, now.next?.number]).toEqual([1, 2]);
  expect(now.current.text).not.toContain('Say please.');
  const [before, after] = [await shownIn('terms', 9.9), await shownIn('terms', 10.1)];
  expect([before.current.number, before.next?.number, after.current.number, after.next]).toEqual([1, 2, 2, null]);
  expect(after.current.text).toBe(text('Say please.'));
  expect((await shown('privacy')).next).toBeNull();
});

it('a later version of a legal text replaces one whose date has not come', async () => {
  expect((await add('terms', text('Say thank you.'), 5)).status).toBe(200);
  expect((await shown('terms')).next?.number).toBe(3);
  expect((await shownIn('terms', 11)).current.number).toBe(3);
  expect((await versions('terms')).map(({ number, state, createdBy }) => [number, state, createdBy])).toEqual([[3, 'planned', admin.username], [2, 'replaced', admin.username], [1, 'in_force', null]]);
});

it('a version of a legal text without a date is in force at once', async () => {
  expect((await add('privacy', text('We keep little.'), null)).status).toBe(200);
  expect((await shown('privacy')).current).toMatchObject({ number: 2, text: text('We keep little.') });
});

it('of several versions of a legal text that are saved at once, one is accepted and the others get 409', async () => {
  const after = (await versions('privacy'))[0]!.number;
  const answers = await Promise.all(Array.from({ length: 6 }, (_, number) => add('privacy', text(`Number ${number}.`), null, { after })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const late = await add('privacy', text('Late.'), null, { after });
  expect(late.body).toMatchObject({ code: 'legal_text_changed' });
  expect((await add('privacy', text('Ahead.'), null, { after: 99 })).status).toBe(409);
});

it('refuses a legal text with a past date or an invalid form, and answers 403 to members', async () => {
  expect(await add('terms', text('Yesterday.'), -1)).toMatchObject(refusedAt('effectiveAt'));
  expect(await add('terms', 'No section.', 1)).toMatchObject(refusedAt('text'));
  expect(await add('terms', '   ', 1)).toMatchObject(refusedAt('text'));
  const member = await app.register();
  expect((await add('terms', text('Mine.'), 1, { user: member })).status).toBe(403);
  expect((await call(member, listLegalVersions, { params: { document: 'terms' } })).status).toBe(403);
});

it('the audit log says which lines of a legal text changed', async () => {
  await add('privacy', text('First words.'), null);
  await add('privacy', text('Second words.'), null);
  const [entry] = await rows<{ label: string; details: object }>(app.services.db.knex, `select payload->>'targetLabel' as label, payload->'details' as details from outbox_events where name = 'admin_action' and payload->>'action' = 'legal.change' order by id desc limit 1`);
  expect(entry?.label).toMatch(/^Privacy Policy, version \d+$/);
  expect(entry?.details).toMatchObject({ note: 'New rules.', removed: ['First words.'], added: ['Second words.'], more: 0 });
});

it('the author of a legal text gets it in the export, and account deletion removes the author\'s name but not the text', async () => {
  const [{ id }] = (await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [admin.username])) as [{ id: string }];
  const data = app.modules.operations.personalData!;
  const files: unknown[] = [];
  for await (const file of data.export(id)) files.push(file);
  expect(files).toContainEqual({ name: 'operations/legal-texts.json', data: expect.arrayContaining([expect.objectContaining({ document: 'terms', number: 2, note: 'New rules.' })]) });
  await app.services.db.transaction((tx) => data.erase(tx, id));
  expect((await versions('terms')).map(({ number, createdBy }) => [number, createdBy])).toEqual([[3, null], [2, null], [1, null]]);
});
