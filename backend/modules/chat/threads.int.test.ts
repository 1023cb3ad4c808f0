import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeChat, getChat, listChatMessages } from '#contracts/chat.ts';
import { must } from '#contracts/must.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { fewestSentBy, readWhole, sentBy } from '#testing/query-plans.ts';
import { openChats } from './testing/chat-fixtures.ts';
import type { ChatFixtures, Person } from './testing/chat-fixtures.ts';

const LONG = 2_000;

let chats: ChatFixtures;
let mira: Person;

beforeAll(async () => {
  chats = await openChats();
  mira = await chats.person();
}, 60_000);
afterAll(() => chats.app.close());

const read = async (id: string, query: { leaf?: string; before?: string; limit?: number } = {}) => (await call(mira.user, listChatMessages, { params: { id }, query })).body;
const words = (page: Awaited<ReturnType<typeof read>>) => page.messages.map(({ parts }) => parts.map((part) => (part.kind === 'text' ? part.text : part.kind)).join());

describe('a branch', () => {
  it('begins a branch where a message is edited or answered again, and tells each message its siblings', async () => {
    const id = await chats.chat(mira);
    const hello = await chats.say(mira, id, null, 'Hello');
    const hi = await chats.answer(mira, id, hello, 'Hi');
    const first = await chats.say(mira, id, hi, 'One');
    const answer = await chats.answer(mira, id, first, 'Answer one');
    const edit = await chats.say(mira, id, hi, 'Two');
    const again = await chats.answer(mira, id, edit, 'Answer two');
    expect(words(await read(id))).toEqual(['Hello', 'Hi', 'Two', 'Answer two']);
    // A message in the middle of a branch opens the branch to its end.
    const old = await read(id, { leaf: first });
    expect(words(old)).toEqual(['Hello', 'Hi', 'One', 'Answer one']);
    expect(old.messages.map(({ branch }) => branch)).toEqual([
      { index: 1, count: 1, previousId: null, nextId: null }, { index: 1, count: 1, previousId: null, nextId: null },
      { index: 1, count: 2, previousId: null, nextId: edit }, { index: 1, count: 1, previousId: null, nextId: null },
    ]);
    expect((await read(id)).messages[2]?.branch).toEqual({ index: 2, count: 2, previousId: first, nextId: null });
    // The chat opens at the branch that its owner opened last.
    expect((await call(mira.user, getChat, { params: { id } })).body.chat.leafId).toBe(again);
    expect((await call(mira.user, changeChat, { params: { id }, body: { leafId: first } })).body.chat.leafId).toBe(answer);
    expect(words(await read(id))).toEqual(['Hello', 'Hi', 'One', 'Answer one']);
    // An edit of the first message begins a branch at the top of the chat.
    const top = await chats.say(mira, id, null, 'Good morning');
    expect((await read(id)).messages).toMatchObject([{ id: top, parentId: null, branch: { index: 2, count: 2, previousId: hello } }]);
  });

  it('makes four branches of four edits at the same moment, and opens the chat at one of them', async () => {
    const id = await chats.chat(mira);
    const hello = await chats.answer(mira, id, await chats.say(mira, id, null, 'Hello'), 'Hi');
    const edits = await Promise.all(['One', 'Two', 'Three', 'Four'].map((text) => chats.say(mira, id, hello, text)));
    const [shown] = (await read(id)).messages.slice(-1);
    expect(edits).toContain(shown?.id);
    expect(shown?.branch.count).toBe(4);
    expect(await chats.query('select distinct depth from chat_messages where parent_id = ?', [hello])).toEqual([{ depth: 2 }]);
  });

  it('refuses a message whose parent is in another chat', async () => {
    const foreign = await chats.say(mira, await chats.chat(mira), null, 'Elsewhere');
    const id = await chats.chat(mira);
    await expect(chats.say(mira, id, foreign, 'Here')).rejects.toMatchObject({ kind: 'not_found' });
    // A foreign key of the table refuses such a parent as well.
    const place = `insert into chat_messages (id, chat_id, user_id, parent_id, depth, role, created_at, words) values (?, ?, ?, ?, 1, 'user', now(), '')`;
    await expect(chats.query(place, [newId(), id, mira.id, foreign])).rejects.toThrow(/foreign key/);
  });
});

describe(`a thread of ${LONG} messages`, () => {
  let id: string;
  beforeAll(async () => {
    id = await chats.chat(mira);
    const ids = Array.from({ length: LONG }, newId);
    await chats.query(`
      insert into chat_messages (id, chat_id, user_id, parent_id, depth, role, parts, status, model_id, created_at, words)
      select t.id, ?, ?, t.parent, t.n - 1, case when t.n % 2 = 1 then 'user' else 'assistant' end, jsonb_build_array(jsonb_build_object('kind', 'text', 'text', 'Message ' || t.n)),
        case when t.n % 2 = 0 then 'done' end, case when t.n % 2 = 0 then 'studio-text' end, now(), ''
      from (select u.id, lag(u.id) over (order by u.n) as parent, u.n from unnest(cast(? as uuid[])) with ordinality as u (id, n)) t`, [id, mira.id, ids]);
    await chats.query('update chats set leaf_id = ? where id = ?', [ids.at(-1), id]);
    await chats.query('analyze chat_messages');
  });

  it('opens a long chat at its end with as many statements as a short one, by indexes alone', async () => {
    const short = await chats.chat(mira);
    await chats.answer(mira, short, await chats.say(mira, short, null, 'Hello'), 'Hi');
    const { knex } = chats.app.services.db;
    const few = await fewestSentBy(knex, () => read(short));
    const many = await fewestSentBy(knex, () => read(id));
    expect(many).toHaveLength(few.length);
    const whole = await Promise.all(many.filter(({ sql }) => sql.includes('chat_messages')).map((query) => readWhole(knex, query, new Set(['chat_messages']))));
    expect(whole.flat()).toEqual([]);
    const page = await read(id);
    expect(page.messages.at(-1)?.parts).toEqual([{ kind: 'text', text: `Message ${LONG}` }]);
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      await read(id);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(300);
  });

  it('reads a long chat back to its first message in pages, and opens it from its middle', async () => {
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(id, { limit: 100, ...(before !== undefined && { before }) });
      seen.unshift(...words(page));
      before = page.nextCursor ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(Array.from({ length: LONG }, (_, index) => `Message ${index + 1}`));
    const middle = must((await read(id, { limit: 1 })).messages[0], 'the last message').parentId;
    expect(words(await read(id, { leaf: must(middle, 'its parent'), limit: 1 }))).toEqual([`Message ${LONG}`]);
  });

  it('reads no more rows of a long chat than its page has', async () => {
    const { knex } = chats.app.services.db;
    const [walk] = (await sentBy(knex, () => read(id))).filter(({ sql }) => sql.includes('with recursive branch'));
    expect(must(walk, 'the walk').bindings).toContain(40);
  });
});
