import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAgentPerformance } from '#contracts/agent-builder.ts';
import { getAgent } from '#contracts/agents.ts';
import { newId } from '#kernel/ids.ts';
import { chatBegun, chatMessageAnswered, chatMessageRated } from '#modules/chat/chat.events.ts';
import { openModeration } from '#modules/moderation/testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from '#modules/moderation/testing/moderation-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { maintain, published } from './testing/agent-fixtures.ts';

let fixtures: ModerationFixtures;
let author: Person;
let [ada, bo]: Person[] = [];
let id: string;
const TODAY = '2026-11-16';
const YESTERDAY = '2026-11-15';
beforeAll(async () => {
  fixtures = await openModeration();
  [author, ada, bo] = [await fixtures.join(), await fixtures.join(), await fixtures.join()];
  ({ id } = await published(author.user));
}, 60_000);
afterAll(() => fixtures.close());

const about = (person: Person, draft = false) => ({ chatId: newId(), userId: person.userId, agentId: id, draft });
const answer = (person: Person, day: string, { surcharge = 2, draft = false } = {}) =>
  fixtures.publish(chatMessageAnswered, { ...about(person, draft), messageId: newId(), authorId: author.userId, surcharge, charged: surcharge + 1, tookMs: 900, day });

it('counts an agent’s people once a day, messages and earnings, and leaves out test chats and the author', async () => {
  for (const person of [ada!, ada!, bo!]) await answer(person, YESTERDAY);
  await answer(ada!, TODAY, { surcharge: 3 });
  await answer(author, TODAY);
  await answer(ada!, TODAY, { draft: true });
  await fixtures.publish(chatBegun, about(ada!));
  await fixtures.publish(chatBegun, about(author));
  const rated = { ...about(ada!), messageId: newId() };
  await fixtures.publish(chatMessageRated, { ...rated, before: null, after: 'up' });
  await fixtures.publish(chatMessageRated, { ...rated, before: 'up', after: 'down' });
  await fixtures.publish(chatMessageRated, { ...rated, userId: bo!.userId, before: null, after: 'up' });
  await fixtures.deliverEvents();
  const figures = (await call(author.user, getAgentPerformance, { params: { id }, query: { days: 7 } })).body;
  expect(figures.days.length).toBe(7);
  expect(figures.days.slice(-2)).toEqual([{ day: YESTERDAY, people: 2, messages: 3, gross: 6 }, { day: TODAY, people: 1, messages: 1, gross: 3 }]);
  expect(figures.totals).toEqual({ people: 2, chats: 1, messages: 4, likes: 0, thumbsUp: 1, thumbsDown: 1, gross: 9, net: 7 });
  expect((await call(ada!.user, getAgentPerformance, { params: { id }, query: {} })).status).toBe(404);
});

it('shows on an agent’s card how many people used it in the last seven days', async () => {
  const shown = async () => {
    await maintain(fixtures.app, 'refresh_figures');
    return (await call(ada!.user, getAgent, { params: { id } })).body.agent.usersWeek;
  };
  expect(await shown()).toBe(2);
  fixtures.turnTo('2026-11-22T12:00:00.000Z');
  for (const { user } of [ada!]) await fixtures.signIn(user);
  expect(await shown()).toBe(1);
});
