import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getToolCallForm, runInChat, setBudgets } from '#contracts/chat-replies.ts';
import { newId } from '#kernel/ids.ts';
import { formWith, fullInputs, SLOWEST_PATTERN } from '#modules/prompts/testing/slow-pattern.ts';
import { call } from '#testing/test-app.ts';
import type { Person } from '../testing/reply-fixtures.ts';
import { callsOf, openToolChats } from '../testing/tool-fixtures.ts';
import type { ToolFixtures } from '../testing/tool-fixtures.ts';

let fixtures: ToolFixtures;
let author: Person;
beforeAll(async () => {
  fixtures = await openToolChats();
  author = await fixtures.person();
}, 60_000);
afterAll(() => fixtures.close());
beforeEach(() => {
  fixtures.double.calls.length = 0;
  fixtures.double.always({ do: 'ok' });
});

const FOX = { name: 'make_image', arguments: { prompt: 'A fox in snow' } };
const VIDEO = { name: 'make_video', arguments: { prompt: 'A fox that runs' } };
const result = (content: unknown): unknown => (JSON.parse(String(content)) as { content: unknown }).content;

describe('tools that cost nothing', () => {
  it('answers free tool calls within the same reply, for the price of the message', async () => {
    const person = await fixtures.person();
    const chatId = await fixtures.chat(person);
    const reply = await fixtures.ask(person, chatId, [{ name: 'calculator', arguments: { expression: '17 * 3' } }, { name: 'clock', arguments: {} }, { name: 'search_creations', arguments: { query: 'fox' } }]);
    expect(reply).toMatchObject({ status: 'done', charged: 1 });
    expect(callsOf(reply)).toMatchObject([{ tool: 'calculator', status: 'done', quote: null, inputs: [{ label: 'Expression', value: '17 * 3' }] }, { tool: 'clock', status: 'done' }, { tool: 'search_creations', status: 'done' }]);
    const told = fixtures.told().filter(({ role }) => role === 'tool');
    expect(told.map(({ content }) => String(result(content)))).toEqual([expect.stringContaining('"value":"51"'), expect.stringContaining('"utc"'), '{"found":[]}']);
    expect(await fixtures.balance(person)).toEqual({ balance: 19, held: 0 });
  });

  it('refuses wrong calls of free tools, tells the model why, and lets the reply go on', async () => {
    const person = await fixtures.person();
    const chatId = await fixtures.chat(person);
    const reply = await fixtures.ask(person, chatId, [
      { name: 'calculator', arguments: '{"expression": ' }, { name: 'calculator', arguments: { expression: '1 / 0' } }, { name: 'clock', arguments: { timeZone: 'Mars/Base' } }, { name: 'clock', arguments: { zone: 'x' } }, { name: 'make_video', arguments: { prompt: 'A fox' } },
      { name: 'search_creations', arguments: { limit: 500 } },
    ]);
    expect(reply.status).toBe('done');
    expect(callsOf(reply).map(({ status }) => status)).toEqual(['refused', 'refused', 'refused', 'refused', 'refused', 'refused']);
    for (const { content } of fixtures.told().filter(({ role }) => role === 'tool')) expect(String(result(content))).toMatch(/^refused: /);
  });
});

describe('a tool that costs something', () => {
  it('asks the owner before a paid tool runs, and continues the same message after the run', async () => {
    const person = await fixtures.person();
    const chatId = await fixtures.chat(person);
    const asking = await fixtures.ask(person, chatId, [FOX]);
    expect(asking).toMatchObject({ status: 'asking', charged: 1 });
    const [asked] = callsOf(asking);
    expect(asked).toMatchObject({ tool: 'make_image', status: 'asking', quote: { total: 2 }, contentType: 'image', generation: null, inputs: [{ label: 'What it shows', value: 'A fox in snow' }] });
    expect(await fixtures.balance(person)).toEqual({ balance: 19, held: 0 });

    const key = newId();
    const confirmed = await fixtures.confirm(person, chatId, asked!.id, 2, key);
    expect(confirmed).toMatchObject({ status: 202, body: { call: { id: asked!.id, status: 'running' } } });
    expect(await fixtures.balance(person)).toEqual({ balance: 17, held: 2 });
    expect(await fixtures.chatRow(chatId)).toEqual({ spent: 1, held: 2, autoSpent: 0 });
    expect((await fixtures.confirm(person, chatId, asked!.id, 2, key)).body).toEqual(confirmed.body);
    expect(await fixtures.confirm(person, chatId, asked!.id, 2)).toMatchObject({ status: 409, body: { code: 'already_answered' } });

    await fixtures.make(asked!.id);
    expect(await fixtures.message(person, chatId, asking.id)).toMatchObject({ status: 'queued' });
    await fixtures.write(asking.id);
    const done = await fixtures.message(person, chatId, asking.id);
    expect(done).toMatchObject({ status: 'done', charged: 1 });
    expect(done.parts.map(({ kind }) => kind)).toEqual(['text', 'tool', 'text']);
    expect(callsOf(done)).toMatchObject([{ status: 'done', generation: { status: 'succeeded', captured: 2 } }]);
    expect(String(result(fixtures.told().find(({ role }) => role === 'tool')!.content))).toContain('"made":"image"');
    expect(await fixtures.balance(person)).toEqual({ balance: 17, held: 0 });
    expect(await fixtures.chatRow(chatId)).toEqual({ spent: 3, held: 0, autoSpent: 0 });
  });

  it('does not start a paid tool at a higher price, beyond a budget, for another person, or after it was declined', async () => {
    const person = await fixtures.person();
    const chatId = await fixtures.chat(person, null, { budget: 4 });
    const asking = await fixtures.ask(person, chatId, [FOX, { name: 'make_image', arguments: { prompt: 'A second fox', quantity: 2 } }]);
    const [first, second] = callsOf(asking);
    expect(await fixtures.confirm(person, chatId, first!.id, 1)).toMatchObject({ status: 409, body: { code: 'price_changed', details: { quote: { total: 2 } } } });
    expect(await fixtures.confirm(await fixtures.person(), chatId, first!.id, 2)).toMatchObject({ status: 404 });
    expect(await fixtures.confirm(person, chatId, newId(), 2)).toMatchObject({ status: 404 });
    expect(await fixtures.confirm(person, chatId, second!.id, 4)).toMatchObject({ status: 409, body: { code: 'budget_reached', details: { limit: 'chat' } } });
    await call(person.user, setBudgets, { body: { perRun: 1, perDay: null, stopped: false }, key: newId() });
    expect(await fixtures.confirm(person, chatId, first!.id, 2)).toMatchObject({ status: 409, body: { code: 'budget_reached', details: { limit: 'run' } } });
    await call(person.user, setBudgets, { body: { perRun: null, perDay: 2, stopped: false }, key: newId() });
    expect(await fixtures.confirm(person, chatId, first!.id, 2)).toMatchObject({ status: 409, body: { code: 'budget_reached', details: { limit: 'day' } } });
    expect(await fixtures.chatRow(chatId)).toEqual({ spent: 1, held: 0, autoSpent: 0 });
    expect(await fixtures.balance(person)).toEqual({ balance: 19, held: 0 });

    expect(await fixtures.decline(person, chatId, first!.id)).toMatchObject({ status: 200, body: { call: { status: 'declined' } } });
    expect(await fixtures.confirm(person, chatId, first!.id, 2)).toMatchObject({ status: 409, body: { code: 'already_answered' } });
    expect(await fixtures.message(person, chatId, asking.id)).toMatchObject({ status: 'asking' });
    await fixtures.decline(person, chatId, second!.id);
    await fixtures.write(asking.id);
    expect(await fixtures.message(person, chatId, asking.id)).toMatchObject({ status: 'done' });
    for (const { content } of fixtures.told().filter(({ role }) => role === 'tool')) expect(String(result(content))).toMatch(/^declined: /);
  });

  it('replaces a paid tool call by one with changed inputs and a new price, and asks again', async () => {
    const person = await fixtures.person();
    const chatId = await fixtures.chat(person);
    const asking = await fixtures.ask(person, chatId, [FOX]);
    const [asked] = callsOf(asking);
    const form = await call(person.user, getToolCallForm, { params: { id: chatId, callId: asked!.id } });
    expect(form.body).toMatchObject({ form: { sections: [{ fields: [{ key: 'prompt' }, { key: 'aspect' }, { key: 'quantity' }] }] }, inputs: { prompt: 'A fox in snow' } });
    expect(await fixtures.change(person, chatId, asked!.id, { prompt: '', quantity: 9 })).toMatchObject({ status: 400 });
    const changed = await fixtures.change(person, chatId, asked!.id, { prompt: 'An owl', quantity: 3 });
    expect(changed).toMatchObject({ status: 201, body: { call: { status: 'asking', quote: { total: 6 }, inputs: [{ value: 'An owl' }, { value: '3' }] } } });
    expect(callsOf(await fixtures.message(person, chatId, asking.id)).map(({ id, status }) => [id, status])).toEqual([[asked!.id, 'cancelled'], [changed.body.call.id, 'asking']]);
    expect(await fixtures.confirm(person, chatId, asked!.id, 2)).toMatchObject({ status: 409, body: { code: 'already_answered' } });
    expect(await fixtures.confirm(person, chatId, changed.body.call.id, 2)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    expect((await fixtures.confirm(person, chatId, changed.body.call.id, 6)).status).toBe(202);
    await fixtures.make(changed.body.call.id);
    await fixtures.write(asking.id);
    expect(fixtures.pictures.calls.at(-1)!.body).toMatchObject({ prompt: expect.stringContaining('An owl') as string });
    expect(await fixtures.message(person, chatId, asking.id)).toMatchObject({ status: 'done' });
  });

  it('returns the tokens of a failed tool run to the chat, and tells the model why it failed', async () => {
    const person = await fixtures.person();
    const chatId = await fixtures.chat(person, null, { budget: 3 });
    const asking = await fixtures.ask(person, chatId, [FOX]);
    const [asked] = callsOf(asking);
    await fixtures.confirm(person, chatId, asked!.id, 2);
    fixtures.pictures.script(...Array.from({ length: 3 }, () => ({ do: 'status', status: 500 }) as const));
    for (let n = 0; n < 3; n += 1) await fixtures.make(asked!.id).catch(() => undefined);
    await fixtures.deliver();
    await fixtures.write(asking.id);
    const done = await fixtures.message(person, chatId, asking.id);
    expect(callsOf(done)).toMatchObject([{ status: 'failed', problem: expect.any(String) as string }]);
    expect(done.status).toBe('done');
    expect(await fixtures.chatRow(chatId)).toEqual({ spent: 1, held: 0, autoSpent: 0 });
    expect(await fixtures.balance(person)).toEqual({ balance: 19, held: 0 });
  });
});

describe('prompts of an agent', () => {
  it('runs a prompt of an agent as a run of the chat’s owner, by its form and price, and never shows the model its template', async () => {
    const person = await fixtures.person();
    const prompt = await fixtures.prompt(author.id);
    const agentId = await fixtures.agent(author.id, { prompts: [{ promptId: prompt.id, versionId: null }], surcharge: 0 });
    const chatId = await fixtures.chat(person, agentId);
    const asking = await fixtures.ask(person, chatId, [{ name: 'run_prompt', arguments: { prompt: prompt.slug, inputs: { topic: 'Bregenz' } } }]);
    const [asked] = callsOf(asking);
    expect(asked).toMatchObject({ tool: 'run_prompt', status: 'asking', title: 'Poster of a town', quote: { total: 3, royalty: 1 }, prompt: { slug: prompt.slug }, inputs: [{ label: 'Topic', value: 'Bregenz' }] });
    const { tools } = fixtures.double.calls[0]!.body as { tools: { function: { name: string; parameters: unknown } }[] };
    expect(tools.map((tool) => tool.function.name).sort()).toEqual(['calculator', 'clock', 'make_image', 'read_note', 'run_prompt', 'search_creations']);
    expect(tools.find((tool) => tool.function.name === 'run_prompt')!.function.parameters).toMatchObject({ properties: { prompt: { enum: [prompt.slug] }, inputs: { properties: { topic: { type: 'string', maxLength: 300 } }, required: ['topic'] } } });
    expect(JSON.stringify(fixtures.double.calls)).not.toContain('seven quiet colours');
    await fixtures.confirm(person, chatId, asked!.id, 3);
    await fixtures.make(asked!.id);
    const [run] = await fixtures.query<{ user_id: string; creator_id: string; prompt_id: string; surface: string; captured: number }>('select user_id, creator_id, prompt_id, surface, captured from generations where id = (select generation_id from chat_tool_calls where id = ?)', [asked!.id]);
    expect(run).toEqual({ user_id: person.id, creator_id: author.id, prompt_id: prompt.id, surface: 'chat', captured: 3 });
  });

  it('refuses a prompt of an agent that the person may not run, that needs an upload, or whose inputs do not fit', async () => {
    const person = await fixtures.person();
    const packed = await fixtures.prompt(author.id, { pricing: 'pack_only' });
    const upload = await fixtures.prompt(author.id, {}, { sections: [{ title: '', fields: [{ key: 'photo', type: 'image', label: 'Photo', required: true }] }] });
    const open = await fixtures.prompt(author.id);
    const hidden = await fixtures.prompt(author.id, { visibility: 'private' });
    const agentId = await fixtures.agent(author.id, { prompts: [packed, upload, open, hidden].map(({ id }) => ({ promptId: id, versionId: null })), surcharge: 0 });
    const chatId = await fixtures.chat(person, agentId);
    const use = (slug: string, inputs: unknown) => ({ name: 'run_prompt', arguments: { prompt: slug, inputs } });
    const reply = await fixtures.ask(person, chatId, [use(packed.slug, { topic: 'x' }), use(upload.slug, {}), use(open.slug, { topic: 7 }), use(open.slug, { topic: 'x', expectedTotal: 0 }), use(hidden.slug, { topic: 'x' }), use('another', { topic: 'x' })]);
    expect(callsOf(reply).map(({ status, problem }) => [status, problem])).toEqual([
      ['refused', 'This prompt is only in a pack. Get the pack to run it.'], ['refused', expect.stringContaining('needs a file') as string], ['refused', expect.stringContaining('inputs.topic') as string],
      ['refused', expect.stringContaining('There is no field with this name.') as string], ['refused', 'This agent has no prompt of this name.'], ['refused', 'This agent has no prompt of this name.'],
    ]);
    expect(await fixtures.balance(person)).toEqual({ balance: 19, held: 0 });
  });
});

describe('a prompt whose form has patterns', () => {
  const TOPIC = { key: 'topic', type: 'short_text', label: 'Topic', required: true } as const;
  /** Makes a chat with an agent whose prompt has this pattern in each column of its tables, and a tool call with these inputs. */
  async function chatWith(person: Person, pattern: string, filled: Record<string, unknown>, columns: Record<string, unknown> = {}) {
    const prompt = await fixtures.prompt(author.id, {}, { sections: [{ title: '', fields: [TOPIC, ...formWith(pattern).sections[0]!.fields] }] });
    const agentId = await fixtures.agent(author.id, { prompts: [{ promptId: prompt.id, versionId: null }], surcharge: 0 });
    return { chatId: await fixtures.chat(person, agentId, columns), use: { name: 'run_prompt', arguments: { prompt: prompt.slug, inputs: { ...filled, topic: 'Bregenz' } } } };
  }

  it('refuses a tool call whose texts do not match the patterns of the form', async () => {
    const person = await fixtures.person();
    // One table with 16 rows keeps the arguments below the limit of 20,000 characters for one call.
    const { chatId, use } = await chatWith(person, SLOWEST_PATTERN, fullInputs(undefined, ['one'], 16));
    expect(callsOf(await fixtures.ask(person, chatId, [use]))).toMatchObject([{ status: 'refused', problem: expect.stringContaining('does not have the requested format') as string }]);
  });

  it('starts a tool call without asking when its texts match the patterns of the form', async () => {
    const person = await fixtures.person();
    const { chatId, use } = await chatWith(person, '[A-Z][a-z]+', fullInputs('Ida'), { auto_limit: 5 });
    expect(callsOf(await fixtures.ask(person, chatId, [use]))).toMatchObject([{ status: 'running', quote: { total: 3 } }]);
    expect(await fixtures.chatRow(chatId)).toEqual({ spent: 1, held: 3, autoSpent: 3 });
  });
});

describe('a prompt that the owner runs in a chat', () => {
  const start = (person: Person, chatId: string, promptId: string, inputs: Record<string, unknown>, expectedTotal = 3) => call(person.user, runInChat, { params: { id: chatId }, body: { promptId, inputs, expectedTotal }, key: newId() });

  it('shows a prompt that the owner runs in a chat as a card, counts its price in the budget, and tells the model later', async () => {
    const person = await fixtures.person();
    const prompt = await fixtures.prompt(author.id);
    const chatId = await fixtures.chat(person, null, { budget: 5 });
    const { status, body } = await start(person, chatId, prompt.id, { topic: 'A fox' });
    expect(status).toBe(202);
    expect(body.message.parts).toEqual([{ kind: 'text', text: '/Poster of a town' }]);
    expect(body.reply).toMatchObject({ status: 'done', parentId: body.message.id, model: null, charged: null });
    const [card] = callsOf(body.reply);
    expect(card).toMatchObject({ tool: 'run_prompt', status: 'running', quote: { total: 3 }, inputs: [{ label: 'Topic', value: 'A fox' }], prompt: { id: prompt.id } });
    expect(await fixtures.chatRow(chatId)).toEqual({ spent: 0, held: 3, autoSpent: 0 });
    await fixtures.make(card!.id);
    expect(callsOf(await fixtures.message(person, chatId, body.reply.id))).toMatchObject([{ status: 'done', generation: { delivered: 1 } }]);
    expect(await fixtures.chatRow(chatId)).toEqual({ spent: 3, held: 0, autoSpent: 0 });
    // The chat has 2 of its 5 tokens left: enough for a reply, but not for another run of 3 tokens.
    expect((await start(person, chatId, prompt.id, { topic: 'Two foxes' })).body).toMatchObject({ code: 'budget_reached', details: { limit: 'chat' } });
    await fixtures.ask(person, chatId, []);
    expect(JSON.stringify(fixtures.told())).toContain('run_prompt');
    expect(JSON.stringify(fixtures.told())).not.toContain('seven quiet colours');
  });

  it('refuses the owner’s run in a chat with wrong inputs, at another price, of a hidden prompt, or in another person’s chat', async () => {
    const person = await fixtures.person();
    const prompt = await fixtures.prompt(author.id);
    const hidden = await fixtures.prompt(author.id, { visibility: 'private' });
    const chatId = await fixtures.chat(person);
    expect((await start(person, chatId, prompt.id, {})).status).toBe(400);
    expect((await start(person, chatId, prompt.id, { topic: 'A fox' }, 1)).body).toMatchObject({ code: 'price_changed' });
    expect((await start(person, chatId, hidden.id, { topic: 'A fox' })).status).toBe(404);
    expect((await start(await fixtures.person(), chatId, prompt.id, { topic: 'A fox' })).status).toBe(404);
    expect(await fixtures.query('select id from chat_messages where chat_id = ?', [chatId])).toEqual([]);
    expect(await fixtures.balance(person)).toEqual({ balance: 20, held: 0 });
  });
});

describe('what a chat may spend without asking', () => {
  it('starts paid tool calls that fit into the chat’s limit without asking, and asks about the others', async () => {
    const person = await fixtures.person();
    const agentId = await fixtures.agent(author.id, { generators: { image: true, video: true }, surcharge: 0 });
    const chatId = await fixtures.chat(person, agentId, { auto_limit: 5 });
    const reply = await fixtures.ask(person, chatId, [FOX, VIDEO, FOX, FOX]);
    const calls = callsOf(reply);
    expect(calls.map(({ status }) => status)).toEqual(['running', 'asking', 'running', 'asking']);
    expect(await fixtures.chatRow(chatId)).toEqual({ spent: 1, held: 4, autoSpent: 4 });
    await fixtures.make(calls[0]!.id);
    await fixtures.make(calls[2]!.id);
    expect(await fixtures.chatRow(chatId)).toEqual({ spent: 5, held: 0, autoSpent: 4 });
    expect(await fixtures.message(person, chatId, reply.id)).toMatchObject({ status: 'asking' });
  });

  it('asks about a tool call that fits the automatic limit but exceeds the chat’s budget, the daily budget or the balance', async () => {
    for (const limit of ['chat', 'day', 'balance'] as const) {
      const person = await fixtures.person();
      const chatId = await fixtures.chat(person, null, { auto_limit: 50, ...(limit === 'chat' && { budget: 2 }) });
      if (limit === 'day') await call(person.user, setBudgets, { body: { perRun: null, perDay: 2, stopped: false }, key: newId() });
      if (limit === 'balance') await fixtures.app.modules.wallet.wallet.debit(fixtures.app.services.db.knex, { userId: person.id, amount: 18, key: newId(), reason: 'test' });
      const reply = await fixtures.ask(person, chatId, [FOX]);
      expect(callsOf(reply)).toMatchObject([{ status: 'asking' }]);
      expect(await fixtures.chatRow(chatId)).toEqual({ spent: 1, held: 0, autoSpent: 0 });
    }
  });
});
