import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateProfile } from '#contracts/account.ts';
import { appeal as appealEndpoint, decideAppeal, decideReport, listAppeals, listDecisions, listReports } from '#contracts/moderation.ts';
import { listMessages } from '#contracts/messages.ts';
import { getProfile } from '#contracts/profiles.ts';
import { createReport } from '#contracts/reports.ts';
import { newId } from '#kernel/ids.ts';
import { openModeration } from '#modules/moderation/testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from '#modules/moderation/testing/moderation-fixtures.ts';
import { call } from '#testing/test-app.ts';

let fixtures: ModerationFixtures;
let [reader, mo, judge]: Person[] = [];
beforeAll(async () => {
  fixtures = await openModeration();
  [reader, mo, judge] = [await fixtures.join(), await fixtures.staff('moderator'), await fixtures.staff('moderator')];
}, 60_000);
afterAll(() => fixtures.close());

const words = { displayName: 'Loud Name', bio: 'Loud words', links: ['https://loud.example/shop'] };
const reported = async (person: Person): Promise<string> => {
  await call(person.user, updateProfile, { body: words });
  expect((await call(reader!.user, createReport, { body: { targetType: 'person', targetId: person.userId, rule: 'spam', details: 'Advertising.' } })).status).toBe(201);
  return (await call(mo!.user, listReports, { query: { limit: 60 } })).body.items.find(({ targetId }) => targetId === person.userId)!.id;
};
const profileOf = async (person: Person) => (await call(fixtures.app.visitor(), getProfile, { params: { username: person.user.username! } })).body.profile;
const takeDown = (moderator: Person, id: string, strike = false) => call(moderator.user, decideReport, { params: { id }, body: { decision: 'remove', note: 'Your profile advertises a shop.', strike } });

it('moderators see the name, the texts and the links of a reported person', async () => {
  const person = await fixtures.join();
  const id = await reported(person);
  const line = (await call(mo!.user, listReports, { query: { limit: 60 } })).body.items.find((item) => item.id === id);
  expect(line).toMatchObject({ targetType: 'person', title: 'Loud Name', subject: null, excerpt: 'Loud Name\nLoud words\nhttps://loud.example/shop', author: { id: person.userId }, reporter: { id: reader!.userId } });
});

it('taking a profile down clears it, with a strike and a message, and a granted appeal restores its texts', async () => {
  const person = await fixtures.join();
  expect((await takeDown(mo!, await reported(person), true)).status).toBe(200);
  expect(await profileOf(person)).toMatchObject({ displayName: person.user.username!, bio: '', links: [], avatarUrl: null });
  const { items: [decision], strikes } = (await call(person.user, listDecisions, {})).body;
  expect([decision, strikes.active]).toMatchObject([{ targetType: 'person', outcome: 'removed', kind: 'strike', promptSlug: null }, 1]);
  await fixtures.deliverEvents();
  expect((await call(person.user, listMessages, {})).body.map(({ subject }) => subject)).toContain('Your profile was taken down');
  expect((await call(person.user, appealEndpoint, { params: { id: decision!.id }, body: { message: 'The shop is my own theatre, and I sell nothing there.' } })).status).toBe(201);
  // The person wrote a new bio before the appeal was granted, and the old bio must not overwrite it.
  await call(person.user, updateProfile, { body: { displayName: 'Quiet Name', bio: '', links: [] } });
  const appeal = (await call(judge!.user, listAppeals, {})).body.items.find(({ decision: about }) => about.id === decision!.id)!;
  expect((await call(judge!.user, decideAppeal, { params: { id: appeal.id }, body: { decision: 'grant', note: 'You are right, thank you.' } })).status).toBe(200);
  expect(await profileOf(person)).toMatchObject({ displayName: 'Quiet Name', bio: words.bio, links: words.links });
  expect((await call(person.user, listDecisions, {})).body.strikes.active).toBe(0);
});

it('a dismissed report about a person keeps the profile, and the reporter gets a message', async () => {
  const person = await fixtures.join();
  const id = await reported(person);
  expect((await call(mo!.user, decideReport, { params: { id }, body: { decision: 'dismiss', note: '' } })).status).toBe(200);
  expect(await profileOf(person)).toMatchObject(words);
  await fixtures.deliverEvents();
  expect((await call(reader!.user, listMessages, {})).body.map(({ content }) => content).join()).toContain('You reported the profile of Loud Name.');
});

it('unknown, platform and banned accounts cannot be reported, and no moderator can decide about their own profile', async () => {
  const banned = await fixtures.join();
  await fixtures.query('update users set banned_at = now() where id = ?', [banned.userId]);
  const platform = (await fixtures.query<{ id: string }>('select id from users where platform limit 1'))[0]!.id;
  for (const targetId of [newId(), platform, banned.userId]) expect((await call(reader!.user, createReport, { body: { targetType: 'person', targetId, rule: 'spam', details: '' } })).status).toBe(404);
  const id = await reported(mo!);
  expect((await takeDown(mo!, id)).body).toMatchObject({ code: 'own_work' });
  expect((await call(judge!.user, decideReport, { params: { id }, body: { decision: 'hide', note: 'Please change your words.' } })).status).toBe(400);
});
