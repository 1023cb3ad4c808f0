import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import type { ChatWriter, EndedReply, ReplyAttempt } from './chat-writer.port.ts';
import type { ReplyWish } from './accepting/run-request.ts';
import { eraseRuns } from './commands/erase-runs.ts';
import { ProviderFailure } from './provider.port.ts';
import { keptRuns } from './queries/kept-runs.ts';
import { listRuns } from './queries/list-runs.ts';
import { runFacts } from './queries/run-facts.ts';
import { runsSince } from './queries/runs-since.ts';
import { personalData } from './personal-data.ts';

let fixtures: GenerationFixtures;
const ended: { run: EndedReply; reply: unknown }[] = [];
let write: (attempt: ReplyAttempt) => Promise<string>;
const writer: ChatWriter = {
  write: async (attempt) => ({ text: await write(attempt), reply: { by: attempt.attemptNo } }),
  ended: async (_tx, run, reply) => void ended.push({ run, reply }),
};

beforeAll(async () => {
  const source = scriptedProvider();
  // This provider is never asked for a chat answer, because the test's own chat writer writes the replies. It has the method so that it counts as able to chat.
  source.provider.chat = () => expect.fail('the writer of this test asks no provider');
  fixtures = await openGenerationFixtures({ sources: [source], chatWriter: writer });
});
afterAll(() => fixtures.close());
beforeEach(() => {
  ended.length = 0;
  write = async () => 'An answer.';
});

const WISH: ReplyWish = { chatId: newId(), title: 'Chat with Ida', length: 400, model: undefined, agentId: null, authorId: null, royalty: 0, free: false };
const ask = (userId: string, wish: Partial<ReplyWish> = {}, plan: 'free' | 'pro' = 'free', expectedTotal: number | null = null) =>
  fixtures.db.transaction((tx) => fixtures.module.chatRuns.accept(tx, { userId, plan, expectedTotal }, { ...WISH, ...wish }));
const attempt = (id: string, signal = new AbortController().signal) => fixtures.module.generation.runAttempt(id, { signal });
async function exported(userId: string): Promise<unknown[]> {
  const entries: unknown[] = [];
  for await (const entry of personalData(fixtures.deps).export(userId)) entries.push(entry);
  return entries;
}
const dispatched = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await fixtures.run(id)).dispatched_at !== null));

describe('the lane of chats', () => {
  it('gives replies of chats two slots of their own, four with Pro, apart from the slots of other runs', async () => {
    for (const [plan, slots] of [['free', 2], ['pro', 4]] as const) {
      const userId = await fixtures.user(50, plan);
      const runs = [];
      for (let n = 0; n < 7; n += 1) runs.push((await fixtures.ask(userId, {}, plan)).id);
      const replies = [];
      for (let n = 0; n < 5; n += 1) replies.push((await ask(userId, {}, plan)).runId);
      expect((await dispatched(replies)).filter(Boolean)).toHaveLength(slots);
      await attempt(replies[0]!);
      // When a reply ends, the next waiting reply starts, and no other run does.
      expect((await dispatched(replies)).filter(Boolean)).toHaveLength(slots + 1);
      expect((await dispatched(runs)).filter(Boolean)).toHaveLength(plan === 'pro' ? 6 : 3);
    }
  });

  it('puts replies of chats on a queue of their own, from which a worker writes them', async () => {
    const userId = await fixtures.user(5);
    const { runId } = await ask(userId);
    const jobs = await rows<{ queue: string }>(fixtures.db.knex, `select queue from outbox_jobs where payload->>'generationId' = ?`, [runId]);
    expect(jobs).toEqual([{ queue: 'gen-chat' }]);
    const workers = await fixtures.work();
    expect(await fixtures.ended(runId, 60_000)).toMatchObject({ status: 'succeeded', output_text: 'An answer.' });
    await workers.close();
    expect(ended.filter(({ run }) => run.runId === runId)).toMatchObject([{ run: { runId, userId, status: 'succeeded', text: 'An answer.', captured: 1, problem: null }, reply: { by: 1 } }]);
  });

  it('leaves replies of chats out of all lists, counts, exports and events of runs', async () => {
    const userId = await fixtures.user(5);
    const { runId } = await ask(userId);
    const lists = async () => [
      (await listRuns(fixtures.db.knex, userId, { limit: 24 })).runs, await keptRuns(fixtures.db.knex, fixtures.deps, userId, [runId]), await runFacts(fixtures.db.knex, [runId]),
      await runsSince(fixtures.db.knex, { userId, promptId: newId(), since: new Date(0) }), await exported(userId),
    ];
    const before = await lists();
    await attempt(runId);
    const after = await lists();
    for (const seen of [before, after]) expect(JSON.stringify(seen)).not.toContain(runId);
    expect(await fixtures.events(runId)).toEqual([]);
    expect(fixtures.pushed.filter((push) => push.userId === userId && push.event === 'generation')).toEqual([]);
    const [hold] = await rows<{ title: string; captured: number }>(fixtures.db.knex, 'select title, captured from holds where generation_id = ?', [runId]);
    expect(hold).toEqual({ title: 'Chat with Ida', captured: 1 });
  });
});

describe('the price of a reply', () => {
  it('prices a chat reply like a text of its length, and pays the agent\'s surcharge to its author as a royalty', async () => {
    const [userId, authorId, agentId] = [await fixtures.user(20), await fixtures.user(0), newId()];
    expect((await ask(userId)).quote).toMatchObject({ total: 1, royalty: 0, baseLabel: 'Short text' });
    expect((await ask(userId, { length: 1_600 })).quote).toMatchObject({ total: 2, baseLabel: 'Long text' });
    const { runId, quote } = await ask(userId, { length: 1_600, agentId, authorId, royalty: 5 }, 'free', 7);
    expect(quote).toMatchObject({ total: 7, royalty: 5 });
    await attempt(runId);
    expect(await fixtures.receipt(runId)).toMatchObject({ held: 7, captured: 7, released: 0 });
    const [event] = await rows<{ payload: unknown }>(fixtures.db.knex, `select payload from outbox_events where name = 'surcharge_captured' and payload->>'generationId' = ?`, [runId]);
    expect(event!.payload).toMatchObject({ agentId, creatorId: authorId, userId, amount: 5 });
    expect(await fixtures.ledger.violations(fixtures.db.knex)).toEqual([]);
  });

  it('refuses a chat reply whose price is higher than the person saw, and holds nothing', async () => {
    const userId = await fixtures.user(9);
    await expect(ask(userId, { length: 1_600 }, 'free', 1)).rejects.toMatchObject({ code: 'price_changed' });
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 9, held: 0 });
  });

  it('charges nothing for the continuation of a chat reply', async () => {
    const userId = await fixtures.user(0);
    const { runId } = await ask(userId, { free: true });
    await attempt(runId);
    expect(await fixtures.receipt(runId)).toMatchObject({ held: 0, captured: 0 });
  });

  it('charges a stopped chat reply by its share of the words, and gives the author a share of that', async () => {
    const [userId, authorId] = [await fixtures.user(20), await fixtures.user(0)];
    const { runId } = await ask(userId, { length: 1_600, agentId: newId(), authorId, royalty: 5 });
    let kept!: () => void;
    const written = new Promise<void>((resolve) => (kept = resolve));
    write = async ({ keep, signal }) => {
      await keep('word '.repeat(400), 7);
      kept();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    const controller = new AbortController();
    const running = attempt(runId, controller.signal);
    await written;
    expect(await fixtures.module.chatRuns.progress(fixtures.db.knex, [runId])).toEqual(new Map([[runId, { attemptNo: 1, text: 'word '.repeat(400), nextSeq: 7 }]]));
    const stop = () => fixtures.db.transaction((tx) => fixtures.module.chatRuns.stop(tx, runId));
    expect([await stop(), await stop()]).toEqual([true, false]);
    controller.abort(new Error('stopped'));
    await running.catch(() => undefined);
    // The price is 7 tokens × 400 of 1,600 words, rounded up to 2. The author's share of it is 5 of 7, rounded.
    expect(await fixtures.receipt(runId)).toMatchObject({ held: 7, captured: 2, released: 5 });
    expect(ended).toMatchObject([{ run: { status: 'cancelled', nextSeq: 7, captured: 2 }, reply: undefined }]);
    expect(ended).toHaveLength(1);
  });

  it('charges nothing for a chat reply that failed three attempts', async () => {
    const userId = await fixtures.user(5);
    const { runId } = await ask(userId);
    write = async () => {
      throw new ProviderFailure('server_error', 'down');
    };
    for (let n = 0; n < 3; n += 1) await attempt(runId).catch(() => undefined);
    expect(await fixtures.receipt(runId)).toMatchObject({ captured: 0, released: 1 });
    expect(ended).toMatchObject([{ run: { status: 'failed', text: null, captured: 0, problem: expect.any(String) as string } }]);
  });
});

it('cancels the unfinished chat replies of a person who deletes the account', async () => {
  const userId = await fixtures.user(5);
  const { runId } = await ask(userId);
  await fixtures.db.transaction((tx) => eraseRuns(tx, fixtures.deps, userId));
  expect(await fixtures.run(runId)).toMatchObject({ status: 'cancelled', captured: 0 });
  expect(ended).toHaveLength(1);
});
