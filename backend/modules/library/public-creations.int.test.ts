import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePrivacy } from '#contracts/account.ts';
import { changeCreation, changeOutput, listCreations, listCreationsOfPerson, listCreationsOfPrompt } from '#contracts/creations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { must, one } from '#contracts/must.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { openCreations } from './testing/creation-fixtures.ts';
import type { CreationFixtures } from './testing/creation-fixtures.ts';

const TEMPLATE = 'Write a lullaby that no other lullaby resembles, in four lines, each one shorter than the last, and end on the sea.';

let fixtures: CreationFixtures;
let promptIds: string[];
beforeAll(async () => {
  fixtures = await openCreations();
  promptIds = (await call(fixtures.app.visitor(), listPrompts, {})).body.items.map(({ id }) => id);
}, 60_000);
afterAll(() => fixtures.app.close());

const promptAt = (place: number): string => must(promptIds[place], 'a prompt of the shop');
const change = (user: HttpUser, id: string, body: BodyOf<typeof changeCreation>) => call(user, changeCreation, { params: { id }, body });
const ofPrompt = async (id: string, who: HttpUser = fixtures.app.visitor()) => (await call(who, listCreationsOfPrompt, { params: { id } })).body.items;
const ofPerson = async (id: string, who: HttpUser = fixtures.app.visitor()) => (await call(who, listCreationsOfPerson, { params: { id } })).body.items;
const sealed = (id: string, on: boolean) => fixtures.query('update prompts set pricing = ?, unlock_price = ? where id = ?', [on ? 'unlock' : 'free', on ? 9 : 0, id]);

describe('public creations', () => {
  it('public creations show their outputs to all people, and their inputs only if the owner chose that too', async () => {
    const promptId = promptAt(0);
    const { user, id: owner } = await fixtures.member();
    const id = await fixtures.made(owner, { type: 'image', promptId, title: 'Foxes', inputs: { scene: 'my secret garden' } });
    await fixtures.told();
    expect(await ofPrompt(promptId)).toEqual([]);
    expect((await change(user, id, { visibility: 'public' })).body.creation.visibility).toBe('public');
    const shown = one(await ofPrompt(promptId));
    expect(shown).toMatchObject({ id, inputs: null, maker: { username: user.username }, prompt: { id: promptId }, sensitive: false });
    // The answer contains neither the inputs of the run nor the provider's description, because that quotes the template.
    expect(JSON.stringify(shown)).not.toMatch(/secret garden|words of the template/);
    expect(shown.title).toBe(shown.prompt?.title);
    await change(user, id, { showInputs: true });
    expect((await ofPerson(owner))[0]).toMatchObject({ title: 'my secret garden', inputs: { scene: 'my secret garden' } });
    await call(user, changeOutput, { params: { id, outputId: '0' }, body: { altText: 'A gate with ivy' } });
    await change(user, id, { title: 'Ivy' });
    expect((await ofPerson(owner))[0]).toMatchObject({ title: 'Ivy', outputs: [{ altText: 'A gate with ivy' }] });
    expect((await call(user, listCreations, { query: { visibility: 'public' } })).body.items.map((item) => item.id)).toEqual([id]);
    await change(user, id, { visibility: 'private' });
    expect([await ofPrompt(promptId), await ofPerson(owner)]).toEqual([[], []]);
    expect(await fixtures.query('select visibility from files where owner_id = ?', [owner])).toEqual([{ visibility: 'private' }]);
  });

  it('public creations name no prompt that the reader may not open, and then have a title without words of the run', async () => {
    const promptId = promptAt(1);
    const { user, id: owner } = await fixtures.member();
    const [free, own] = [await fixtures.made(owner, { title: 'First line of mine' }), await fixtures.made(owner, { promptId, title: 'Prompt of mine' })];
    await fixtures.told();
    for (const id of [free, own]) await change(user, id, { visibility: 'public' });
    await fixtures.query(`update prompts set visibility = 'private' where id = ?`, [promptId]);
    expect((await call(fixtures.app.visitor(), listCreationsOfPrompt, { params: { id: promptId } })).status).toBe(404);
    expect((await ofPerson(owner)).map(({ title, prompt }) => [title, prompt])).toEqual([['A text', null], ['A text', null]]);
    await fixtures.query(`update prompts set visibility = 'public' where id = ?`, [promptId]);
  });

  it('the lists of public creations leave out sensitive ones for people who did not ask for them', async () => {
    const { user, id: owner } = await fixtures.member();
    const id = await fixtures.made(owner);
    await fixtures.told();
    await change(user, id, { visibility: 'public', sensitive: true });
    const { user: reader } = await fixtures.member();
    expect([await ofPerson(owner), await ofPerson(owner, reader)]).toEqual([[], []]);
    expect(await ofPerson(owner, user)).toMatchObject([{ id }]);
    await call(reader, updatePrivacy, { body: { creationVisibility: 'private', showLikes: true, hideFromSearch: false, showSensitive: true } });
    expect(await ofPerson(owner, reader)).toMatchObject([{ id, sensitive: true }]);
  });

  it('outputs that repeat a sealed text cannot be published, and published ones are hidden once the text is sealed', async () => {
    const promptId = promptAt(2);
    const { user, id: owner } = await fixtures.member();
    const telling = { promptId, request: TEMPLATE, text: `Of course: ${TEMPLATE}`, inputs: {} };
    const [early, late, quiet] = [await fixtures.made(owner, telling), await fixtures.made(owner, telling), await fixtures.made(owner, { ...telling, text: 'Hush, small boat, the tide is low.' })];
    await fixtures.told();
    // The prompt's text is not sealed yet, so an output that repeats it may be published.
    expect((await change(user, early, { visibility: 'public' })).status).toBe(200);
    await sealed(promptId, true);
    expect(await ofPrompt(promptId)).toEqual([]);
    expect((await change(user, late, { visibility: 'public' })).body).toMatchObject({ code: 'too_telling' });
    expect((await change(user, late, { visibility: 'public' })).status).toBe(409);
    expect((await change(user, quiet, { visibility: 'public' })).status).toBe(200);
    expect((await ofPrompt(promptId)).map(({ id }) => id)).toEqual([quiet]);
    await sealed(promptId, false);
    expect((await ofPrompt(promptId)).map(({ id }) => id)).toEqual([quiet, early]);
    await fixtures.query(`update prompts set status = 'removed', removed_rule = 'spam', removed_from = 'published' where id = ?`, [promptId]);
    expect((await change(user, late, { visibility: 'public' })).body).toMatchObject({ code: 'prompt_removed' });
  });

  it('the lists of public creations leave out banned people\'s, and strangers see no private creation', async () => {
    const { user, id: owner } = await fixtures.member();
    const [id, hidden] = [await fixtures.made(owner), await fixtures.made(owner)];
    await fixtures.told();
    await change(user, id, { visibility: 'public' });
    const { library } = fixtures.app.modules.library;
    const { knex } = fixtures.app.services.db;
    const { items } = await library.publicCreations(knex, { viewerId: null, limit: 1 });
    expect(items.map((item) => item.id)).toEqual([id]);
    const cards = async (viewerId: string | null) => [...(await library.cards(knex, [id, hidden, newId()], viewerId)).values()].map((card) => [card.creation.id, card.own]).sort();
    expect(await cards(null)).toEqual([[id, false]]);
    expect(await cards(owner)).toEqual([[id, true], [hidden, true]].sort());
    await fixtures.query('update users set banned_at = now() where id = ?', [owner]);
    expect((await call(fixtures.app.visitor(), listCreationsOfPerson, { params: { id: owner } })).status).toBe(404);
    expect((await library.publicCreations(knex, { viewerId: null, ownerId: owner, limit: 9 })).items).toEqual([]);
  });
});

describe('personal data', () => {
  it('the personal data export contains what an owner said about creations, and account deletion erases it', async () => {
    const { user, id: owner } = await fixtures.member();
    const id = await fixtures.made(owner);
    await fixtures.told();
    await change(user, id, { title: 'Mine', favourite: true });
    const personalData = must(fixtures.app.modules.library.personalData, 'personal data');
    const entries = [];
    for await (const entry of personalData.export(owner)) entries.push(entry);
    expect(entries).toMatchObject([{ name: 'library/creations-0001.json', data: [{ id, title: 'Mine', favourite: true, visibility: 'private' }] }]);
    await fixtures.app.services.db.transaction((tx) => personalData.erase(tx, owner));
    expect(await fixtures.query('select 1 from creations where owner_id = ?', [owner])).toEqual([]);
  });

  it('maintenance makes creations of runs from before the library existed, exactly once', async () => {
    const { id: owner } = await fixtures.member();
    const made = [await fixtures.made(owner), await fixtures.made(owner)];
    await fixtures.made(owner, { status: 'failed' });
    await fixtures.maintain('library.adopt_runs');
    await fixtures.maintain('library.adopt_runs');
    expect((await fixtures.query<{ id: string }>('select id from creations where owner_id = ? order by id', [owner])).map(({ id }) => id)).toEqual(made);
  });
});
