import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePrivacy } from '#contracts/account.ts';
import { changeCreation, listCreationsOfPerson } from '#contracts/creations.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { must } from '#contracts/must.ts';
import { call } from '#testing/test-app.ts';
import { openCreations } from './testing/creation-fixtures.ts';
import type { CreationFixtures } from './testing/creation-fixtures.ts';

const TEMPLATE = 'Write a lullaby that no other lullaby resembles, in four lines, each one shorter than the last, and end on the sea.';

let fixtures: CreationFixtures;
beforeAll(async () => {
  fixtures = await openCreations();
}, 60_000);
afterAll(() => fixtures.app.close());

const publicIds = async (ownerId: string) => (await call(fixtures.app.visitor(), listCreationsOfPerson, { params: { id: ownerId } })).body.items.map(({ id, inputs }) => ({ id, inputs }));

/** Registers a member who has chosen that new creations become public. */
async function openMember(): Promise<Awaited<ReturnType<CreationFixtures['member']>>> {
  const member = await fixtures.member();
  await call(member.user, updatePrivacy, { body: { creationVisibility: 'public', showLikes: true, hideFromSearch: false, showSensitive: false } });
  return member;
}

describe('the default visibility of creations', () => {
  it('new creations of a person who chose no default visibility stay private', async () => {
    const { id } = await fixtures.member();
    await fixtures.made(id);
    await fixtures.told();
    expect(await publicIds(id)).toEqual([]);
  });

  it('new creations of a person who chose public as default show their outputs and hide their inputs', async () => {
    const { id, user } = await openMember();
    const creation = await fixtures.made(id);
    await fixtures.made(id, { source: 'test' });
    await fixtures.told();
    expect(await publicIds(id)).toEqual([{ id: creation, inputs: null }]);
    await call(user, changeCreation, { params: { id: creation }, body: { visibility: 'private' } });
    expect(await publicIds(id)).toEqual([]);
  });

  it('new creations of a muted person stay private until the mute is over, although the default is public', async () => {
    const { id } = await openMember();
    await fixtures.query(`update users set muted_at = now(), muted_until = now() + interval '1 hour' where id = ?`, [id]);
    await fixtures.made(id);
    await fixtures.told();
    expect(await publicIds(id)).toEqual([]);
    await fixtures.query(`update users set muted_until = now() - interval '1 second' where id = ?`, [id]);
    const creation = await fixtures.made(id);
    await fixtures.told();
    expect(await publicIds(id)).toEqual([{ id: creation, inputs: null }]);
  });

  it('a new creation that repeats the text of a sealed prompt stays private, although the default is public', async () => {
    const promptId = must((await call(fixtures.app.visitor(), listPrompts, {})).body.items[0], 'a prompt').id;
    await fixtures.query(`update prompts set pricing = 'unlock', unlock_price = 9 where id = ?`, [promptId]);
    const { id } = await openMember();
    const told = await fixtures.made(id, { promptId, request: TEMPLATE, text: `Of course: ${TEMPLATE}`, inputs: {} });
    await fixtures.told();
    expect(await publicIds(id)).toEqual([]);
    expect(await fixtures.query('select visibility from creations where id = ?', [told])).toEqual([{ visibility: 'private' }]);
  });
});
