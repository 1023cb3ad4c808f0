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
/** The legal text that the page would show so many days from now. */
const shownIn = (document: LegalName, days: number) => {
  const clock: Clock = { now: () => new Date(Date.now() + days * DAY_MS) };
  const { db, outbox } = app.services;
  return shownLegalText(db.knex, { clock, outbox, people: app.modules.identity.identity, firstLegalTexts: FIRST_LEGAL_TEXTS }, document);
};
const refusedAt = (field: string) => ({ status: 400, body: { issues: [{ path: [field] }] } });

it('begins with the words of the code as version 1', async () => {
  for (const document of ['terms', 'privacy'] as const) {
    expect(await shown(document)).toEqual({ current: { number: 1, text: writeLegalText(FIRST_LEGAL_TEXTS[document].text), effectiveAt: '2026-11-21T00:00:00.000Z', note: 'The first version.' }, next: null });
  }
});

it('announces a version before its date, and shows it from then on', async () => {
  expect((await add('terms', text('Say please.'), 10)).status).toBe(200);
  const now = await shown('terms');
  expect([now.current.number, now.next?.number]).toEqual([1, 2]);
  expect(now.current.text).not.toContain('Say please.');
  const [before, after] = [await shownIn('terms', 9.9), await shownIn('terms', 10.1)];
  expect([before.current.number, before.next?.number, after.current.number, after.next]).toEqual([1, 2, 2, null]);
  expect(after.current.text).toBe(text('Say please.'));
  expect((await shown('privacy')).next).toBeNull();
});

it('lets a later version take the place of one that has not begun', async () => {
  expect((await add('terms', text('Say thank you.'), 5)).status).toBe(200);
  expect((await shown('terms')).next?.number).toBe(3);
  expect((await shownIn('terms', 11)).current.number).toBe(3);
  expect((await versions('terms')).map(({ number, state, createdBy }) => [number, state, createdBy])).toEqual([[3, 'planned', admin.username], [2, 'replaced', admin.username], [1, 'in_force', null]]);
});

it('puts a version in force at once when it has no date', async () => {
  expect((await add('privacy', text('We keep little.'), null)).status).toBe(200);
  expect((await shown('privacy')).current).toMatchObject({ number: 2, text: text('We keep little.') });
});

it('accepts one of several versions that are saved at once, and answers the others 409', async () => {
  const after = (await versions('privacy'))[0]!.number;
  const answers = await Promise.all(Array.from({ length: 6 }, (_, number) => add('privacy', text(`Number ${number}.`), null, { after })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const late = await add('privacy', text('Late.'), null, { after });
  expect(late.body).toMatchObject({ code: 'legal_text_changed' });
  expect((await add('privacy', text('Ahead.'), null, { after: 99 })).status).toBe(409);
});

it('refuses a date that has passed, a text that cannot be read, and members', async () => {
  expect(await add('terms', text('Yesterday.'), -1)).toMatchObject(refusedAt('effectiveAt'));
  expect(await add('terms', 'No section.', 1)).toMatchObject(refusedAt('text'));
  expect(await add('terms', '   ', 1)).toMatchObject(refusedAt('text'));
  const member = await app.register();
  expect((await add('terms', text('Mine.'), 1, { user: member })).status).toBe(403);
  expect((await call(member, listLegalVersions, { params: { document: 'terms' } })).status).toBe(403);
});

it('says in the audit log which lines differ', async () => {
  await add('privacy', text('First words.'), null);
  await add('privacy', text('Second words.'), null);
  const [entry] = await rows<{ label: string; details: object }>(app.services.db.knex, `select payload->>'targetLabel' as label, payload->'details' as details from outbox_events where name = 'admin_action' and payload->>'action' = 'legal.change' order by id desc limit 1`);
  expect(entry?.label).toMatch(/^Privacy Policy, version \d+$/);
  expect(entry?.details).toMatchObject({ note: 'New rules.', removed: ['First words.'], added: ['Second words.'], more: 0 });
});

it('is exported with the account of its author, and keeps its words without their name', async () => {
  const [{ id }] = (await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [admin.username])) as [{ id: string }];
  const data = app.modules.operations.personalData!;
  const files: unknown[] = [];
  for await (const file of data.export(id)) files.push(file);
  expect(files).toContainEqual({ name: 'operations/legal-texts.json', data: expect.arrayContaining([expect.objectContaining({ document: 'terms', number: 2, note: 'New rules.' })]) });
  await app.services.db.transaction((tx) => data.erase(tx, id));
  expect((await versions('terms')).map(({ number, createdBy }) => [number, createdBy])).toEqual([[3, null], [2, null], [1, null]]);
});
