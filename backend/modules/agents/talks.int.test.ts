import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAgentPerformance } from '#contracts/agent-builder.ts';
import { getAgent } from '#contracts/agents.ts';
import { createChat } from '#contracts/chat.ts';
import { rateReply } from '#contracts/chat-replies.ts';
import { newId } from '#kernel/ids.ts';
import { openReplies } from '#modules/chat/testing/reply-fixtures.ts';
import type { Person, ReplyFixtures } from '#modules/chat/testing/reply-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { maintain, published } from './testing/agent-fixtures.ts';

let fixtures: ReplyFixtures;
beforeAll(async () => {
  fixtures = await openReplies();
}, 60_000);
afterAll(() => fixtures.close());

let last = '00000000-0000-0000-0000-000000000000';
/** Delivers the events that the module agents has not had yet. */
async function deliver(): Promise<void> {
  const { db } = fixtures.app.services;
  for (const event of await fixtures.query<{ id: string; name: string; payload: unknown; occurred_at: Date }>('select id, name, payload, occurred_at from outbox_events where id > ? order by id', [last])) {
    const subscriptions = (fixtures.app.modules.agents.subscriptions ?? []).filter(({ event: { name } }) => name === event.name);
    for (const { handle } of subscriptions) await db.transaction((tx) => handle(tx, event.payload, { eventId: event.id, occurredAt: event.occurred_at }));
    last = event.id;
  }
}

it('counts a real chat in the figures of the agent’s author, and leaves out the author’s own test', async () => {
  const author = await fixtures.person();
  const reader = await fixtures.person();
  const { id } = await published(author.user);
  const talk = async (person: Person, draft: boolean) => {
    const { chat } = (await call(person.user, createChat, { body: { agentId: id, ...(draft && { draft }) }, key: newId() })).body;
    const { reply } = (await fixtures.send(person, chat.id)).body;
    await fixtures.write(reply.id);
    return { chat, reply };
  };
  await talk(author, true);
  const { chat, reply } = await talk(reader, false);
  expect(chat.agent).toMatchObject({ id, name: 'Kind Fox', available: true });
  for (const feedback of ['up', 'up', 'down'] as const) expect((await call(reader.user, rateReply, { params: { id: chat.id, messageId: reply.id }, body: { feedback }, key: newId() })).status).toBe(200);
  await deliver();
  const { totals } = (await call(author.user, getAgentPerformance, { params: { id }, query: {} })).body;
  expect(totals).toEqual({ people: 1, chats: 1, messages: 1, likes: 0, thumbsUp: 0, thumbsDown: 1, gross: 0, net: 0 });
  await maintain(fixtures.app, 'refresh_figures');
  expect((await call(reader.user, getAgent, { params: { id } })).body.agent.usersWeek).toBe(1);
});
