import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { seededRandom } from '#kernel/seeded-random.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { openReplies, textOfMessage } from '../testing/reply-fixtures.ts';
import type { Person, ReplyFixtures } from '../testing/reply-fixtures.ts';

// Each test case is random by its seed: provider errors, frozen workers that return, and stops by the owner.
let fixtures: ReplyFixtures;
beforeAll(async () => {
  fixtures = await openReplies();
});
afterAll(() => fixtures.close());

const ROUNDS = Number(process.env['REPLY_ROUNDS'] ?? 10);
const FIRST_SEED = Number(process.env['REPLY_SEED'] ?? 1);
/** Stops a reply and, like the client, tries again after 503: on a busy machine a stop may wait too long for a lock. */
async function stopped(person: Person, chatId: string, messageId: string): Promise<{ status: number }> {
  for (let tries = 0; tries < 4; tries += 1) {
    const answer = await fixtures.stop(person, chatId, messageId);
    if (answer.status !== 503) return answer;
  }
  return fixtures.stop(person, chatId, messageId);
}

const WORDS = Array.from({ length: 40 }, (_, n) => `word${n} `);

it.each(Array.from({ length: ROUNDS }, (_, n) => FIRST_SEED + n))('ends a reply once, with the same text in every tab and one charge, under random failures with the seed %i', async (seed) => {
  const random = seededRandom(seed * 7_919);
  const below = (most: number): number => Math.floor(random() * most);
  const person = await fixtures.person();
  const chatId = await fixtures.chat(person);
  const before = await fixtures.balance(person);
  const tab = await fixtures.tab(person);
  const { body: { reply } } = await fixtures.send(person, chatId);
  const runId = reply.generationId!;
  const open: { done: Promise<void>; abort(): void }[] = [];
  const unfinished = async (): Promise<boolean> => (await fixtures.query('select 1 from generations where id = ? and finished_at is null', [runId])).length > 0;

  for (let step = 0; step < 4 && (await unfinished()); step += 1) {
    const behaviour = below(3);
    fixtures.double.script(behaviour === 0 ? { do: 'cut', words: WORDS.slice(0, below(40)) } : behaviour === 1 ? { do: 'chat', words: WORDS, delayMs: 4 } : { do: 'chat', words: WORDS.slice(0, 1 + below(39)), delayMs: 2, cut: true });
    open.push(await fixtures.begin(reply.id));
    await pause(below(180));
    const next = below(4);
    // Simulates a frozen worker: its heartbeat is old, so another worker takes the run over while the first goes on.
    if (next === 0) await fixtures.query(`update generations set heartbeat_at = now() - interval '1 hour' where id = ? and status = 'running'`, [runId]);
    else if (next === 1) {
      const stops = await Promise.all([stopped(person, chatId, reply.id), stopped(person, chatId, reply.id)]);
      expect(stops.map(({ status }) => status)).toEqual([200, 200]);
      for (const attempt of open) attempt.abort();
    } else await open.at(-1)!.done;
  }
  fixtures.double.always({ do: 'chat', words: WORDS });
  await fixtures.query(`update generations set heartbeat_at = now() - interval '1 hour' where id = ? and status = 'running'`, [runId]);
  await fixtures.write(reply.id, 4);
  // Waits for the frozen workers. Their attempt number is outdated, so they must change nothing.
  await Promise.race([Promise.all(open.map(({ done }) => done)), pause(4_000)]);

  const last = await fixtures.message(person, chatId, reply.id);
  expect(['done', 'stopped', 'failed']).toContain(last.status);
  const receipts = await fixtures.receipts(reply.id);
  expect(receipts).toHaveLength(1);
  const [{ held, captured, released }] = receipts as [{ held: number; captured: number; released: number }];
  expect([held, captured + released]).toEqual([1, 1]);
  if (last.status === 'done') expect([captured, textOfMessage(last)]).toEqual([1, WORDS.join('')]);
  if (last.status === 'failed') expect([captured, last.parts]).toEqual([0, []]);
  expect(last.charged).toBe(captured);
  expect(await fixtures.balance(person)).toEqual({ balance: before.balance - captured, held: 0 });

  const statesHeard = () => tab.heard.filter(({ name }) => name === 'chat:message').map(({ payload }) => (payload as RealtimePayload<'chat:message'>).message).filter(({ id }) => id === reply.id);
  await eventually(() => statesHeard().at(-1)?.status === last.status);
  // Waits long enough for pushes that would be repeated or late to arrive.
  await pause(150);
  const shown = tab.heard.filter(({ name }) => name === 'chat:delta').map(({ payload }) => payload as RealtimePayload<'chat:delta'>).filter(({ attempt }) => attempt === last.attempt);
  // A reply that was stopped between two attempts keeps no words, even if an earlier attempt showed some.
  if (last.parts.length > 0) expect(shown.map(({ text }) => text).join('')).toBe(textOfMessage(last));
  expect(shown.map(({ seq }) => seq)).toEqual(shown.map((_, n) => n));
  expect(statesHeard().at(-1)!.status).toBe(last.status);
  tab.close();
});

it('keeps the ledger balanced after replies with random failures', async () => {
  expect(await fixtures.app.modules.wallet.ledger.violations(fixtures.app.services.db.knex)).toEqual([]);
});
