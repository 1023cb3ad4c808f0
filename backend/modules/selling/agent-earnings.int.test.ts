import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendChatMessage } from '#contracts/chat-replies.ts';
import { one } from '#contracts/must.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { publishAgent } from '../chat/testing/reply-fixtures.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { SellingFixtures } from './testing/selling-fixtures.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
}, 60_000);
afterAll(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  expect(await fixtures.violations()).toEqual([]);
  await fixtures.close();
});

it('the surcharge of an agent\'s replies waits seven days, and then 80 % of it arrives in the wallet of the agent\'s author', async () => {
  const [ada, bo] = [await fixtures.person(50), await fixtures.person()];
  const { knex } = fixtures.app.services.db;
  const agentId = await publishAgent(fixtures.app.services, bo.id, { surcharge: 5 });
  const chatId = newId();
  await knex('chats').insert({ id: chatId, user_id: ada.id, agent_id: agentId, model_id: 'openai-compatible-text', created_at: fixtures.clock.now(), last_message_at: fixtures.clock.now() });
  for (let n = 0; n < 2; n += 1) {
    const sent = await call(ada, sendChatMessage, { params: { id: chatId }, body: { text: 'Hello', length: 'short', expectedTotal: 6 } });
    expect(sent.body.quote).toMatchObject({ total: 6, royalty: 5 });
    await fixtures.app.modules.generation.generation.runAttempt(must(sent.body.reply.generationId), { signal: new AbortController().signal });
  }
  await fixtures.deliver();
  expect([await fixtures.balance(ada), await fixtures.pending(bo)]).toEqual([38, { ledger: 10, rows: 10 }]);
  expect(one(await fixtures.query('select distinct source, prompt_id as agent from earnings where creator_id = ?', [bo.id]))).toEqual({ source: 'agent', agent: agentId });
  fixtures.clock.advance(8);
  await fixtures.release();
  expect([await fixtures.balance(bo), await fixtures.pending(bo)]).toEqual([8, { ledger: 0, rows: 0 }]);
});

const must = (id: string | null): string => id ?? '';
