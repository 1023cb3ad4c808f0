import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { barrier } from '#testing/race.ts';
import { callsOf, openToolChats } from '../testing/tool-fixtures.ts';
import type { ToolFixtures } from '../testing/tool-fixtures.ts';
import { SPEND } from './start-call.ts';

let fixtures: ToolFixtures;
beforeAll(async () => {
  fixtures = await openToolChats();
  fixtures.double.always({ do: 'ok' });
}, 60_000);
afterAll(() => fixtures.close());

const FOX = { name: 'make_image', arguments: { prompt: 'A fox in snow' } };

describe('two answers at the same moment', () => {
  /** Runs `act` `count` times at the same moment, and returns the results. */
  function race(count: number, act: (n: number) => Promise<unknown>): Promise<unknown[]> {
    const begin = barrier(count);
    return Promise.all(Array.from({ length: count }, async (_, n) => {
      await begin();
      return act(n);
    }));
  }

  it('accepts one answer when the owner confirms and declines the same tool call at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await fixtures.person();
      const chatId = await fixtures.chat(person);
      const [asked] = callsOf(await fixtures.ask(person, chatId, [FOX]));
      const answers = (await race(4, (n) => (n % 2 === 0 ? fixtures.confirm(person, chatId, asked!.id, 2) : fixtures.decline(person, chatId, asked!.id)))) as { status: number }[];
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect((await fixtures.balance(person)).held).toBe(answers.some(({ status }) => status === 202) ? 2 : 0);
    }
  }, 60_000);

  it('keeps a chat within its budget when four tool calls are confirmed at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const person = await fixtures.person();
      const chatId = await fixtures.chat(person, null, { budget: 6 });
      const calls = callsOf(await fixtures.ask(person, chatId, [FOX, FOX, FOX, FOX]));
      const answers = (await race(4, (n) => fixtures.confirm(person, chatId, calls[n]!.id, 2))) as { status: number }[];
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 409, 409]);
      expect(await fixtures.chatRow(chatId)).toEqual({ spent: 1, held: 4, autoSpent: 0 });
    }
  }, 60_000);

  it('keeps both spending limits of a chat by one guarded update, and catches a broken copy that reads before it writes', async () => {
    const { db } = fixtures.app.services;
    const broken = SPEND.replace(/and \(budget[\s\S]*auto_limit\)\n/, '\n');
    expect(broken).not.toBe(SPEND);
    const person = await fixtures.person();
    await Promise.all(Array.from({ length: 8 }, () => db.knex.raw('select pg_sleep(0.05)')));
    const taken = async (spend: (chatId: string) => Promise<unknown[]>): Promise<number> => {
      const chatId = await fixtures.chat(person, null, { budget: 9, auto_limit: 5 });
      return ((await race(8, () => spend(chatId))) as unknown[][]).filter((counted) => counted.length > 0).length;
    };
    let most = 0;
    for (let round = 0; round < 10; round += 1) {
      expect(await taken((chatId) => rows(db.knex, SPEND, { chatId, total: 2, auto: true }))).toBe(2);
      most = Math.max(most, await taken(async (chatId) => {
        const [chat] = await rows<{ left: number }>(db.knex, 'select auto_limit - auto_spent as left from chats where id = ?', [chatId]);
        return chat!.left < 2 ? [] : rows(db.knex, broken, { chatId, total: 2, auto: true });
      }));
    }
    expect(most).toBeGreaterThan(2);
  });
});
