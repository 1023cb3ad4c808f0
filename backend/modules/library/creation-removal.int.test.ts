import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeCreation, openPublicCreation } from '#contracts/creations.ts';
import { login } from '#contracts/identity.ts';
import { appeal, decideAppeal, decideReport, listAppeals, listDecisions, listReports } from '#contracts/moderation.ts';
import { must, one } from '#contracts/must.ts';
import { createReport } from '#contracts/reports.ts';
import { call } from '#testing/test-app.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { openCreations } from './testing/creation-fixtures.ts';
import type { CreationFixtures } from './testing/creation-fixtures.ts';

let fixtures: CreationFixtures;
beforeAll(async () => {
  fixtures = await openCreations();
}, 60_000);
afterAll(() => fixtures.app.close());

async function moderator(): Promise<HttpUser> {
  const { user, id } = await fixtures.member();
  await fixtures.query(`update users set role = 'moderator' where id = ?`, [id]);
  // A session keeps the role with which it began, so the moderator signs in again.
  expect((await call(user, login, { body: { username: user.username, password: 'correct-horse-9' } })).status).toBe(200);
  return user;
}
const opened = async (id: string, who: HttpUser = fixtures.app.visitor()) => call(who, openPublicCreation, { params: { id } });
const publish = (user: HttpUser, id: string) => call(user, changeCreation, { params: { id }, body: { visibility: 'public' } });

it('a creation that a moderator removed cannot be published by its owner, and a granted appeal brings it back', async () => {
  const { user, id: ownerId } = await fixtures.member();
  const id = await fixtures.made(ownerId, { type: 'text', text: 'A quiet sea, and nothing else in it.' });
  await fixtures.told();
  const { user: reader } = await fixtures.member();
  const report = () => call(reader, createReport, { body: { targetType: 'creation', targetId: id, rule: 'rights', details: 'It is mine.' } });
  expect([(await opened(id)).status, (await report()).status]).toEqual([404, 404]);
  expect((await publish(user, id)).status).toBe(200);
  expect((await opened(id)).body.creation).toMatchObject({ id, text: 'A quiet sea, and nothing else in it.', inputs: null });
  expect((await report()).status).toBe(201);

  const mo = await moderator();
  const found = one((await call(mo, listReports, {})).body.items);
  expect(found).toMatchObject({ targetType: 'creation', title: 'A text' });
  expect((await call(mo, decideReport, { params: { id: found.id }, body: { decision: 'remove', rule: 'rights', note: 'The text is from a book.' } })).status).toBe(200);
  expect([(await opened(id)).status, (await opened(id, user)).status]).toEqual([404, 404]);
  const again = await publish(user, id);
  expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: 'creation_removed' })]);
  const decision = one((await call(user, listDecisions, {})).body.items);
  expect(decision).toMatchObject({ outcome: 'removed', targetType: 'creation', note: 'The text is from a book.' });

  expect((await call(user, appeal, { params: { id: decision.id }, body: { message: 'I wrote this text by myself, with this prompt.' } })).status).toBe(201);
  const second = await moderator();
  const waiting = must((await call(second, listAppeals, {})).body.items[0], 'the appeal');
  expect((await call(second, decideAppeal, { params: { id: waiting.id }, body: { decision: 'grant', note: 'You are right.' } })).status).toBe(200);
  expect((await opened(id)).status).toBe(200);
});

it('when two moderators remove a creation at once, only one removal takes effect', async () => {
  const { user, id: ownerId } = await fixtures.member();
  const id = await fixtures.made(ownerId);
  await fixtures.told();
  await publish(user, id);
  const { db } = fixtures.app.services;
  const { target } = fixtures.app.modules.library;
  const answers = await Promise.all([1, 2].map(() => db.transaction((tx) => target.remove(tx, id, 'rights'))));
  expect(answers.filter((answer) => answer !== null)).toEqual([{ words: { published: true } }]);
});
