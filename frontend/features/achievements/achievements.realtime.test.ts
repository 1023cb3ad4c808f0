import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ACHIEVEMENT_EVENT, achievementIn } from '#lib/achievement-event.ts';
import { achievementsKey } from './achievements.queries.ts';
import { createAchievementFeed } from './achievements.realtime.ts';

test('a push becomes the browser\'s event with emoji, title and message, once however often it arrives', () => {
  const page = new EventTarget();
  globalThis.window = page as unknown as Window & typeof globalThis;
  const heard: unknown[] = [];
  page.addEventListener(ACHIEVEMENT_EVENT, (event) => heard.push(event instanceof CustomEvent && event.detail));
  const client = new QueryClient();
  client.setQueryData(achievementsKey, 'known');
  const feed = createAchievementFeed(client);
  const push = { key: 'first-spark', emoji: '✨', title: 'First Spark', message: 'Done.', tier: 'bronze', area: 'running', secret: false, rewardTokens: 1 } as const;
  feed.apply(push);
  feed.apply(push);
  feed.apply({ ...push, key: 'warmed-up', title: 'Warmed Up' });
  expect(heard).toEqual([{ emoji: '✨', title: 'First Spark', message: 'Done.' }, { emoji: '✨', title: 'Warmed Up', message: 'Done.' }]);
  expect(client.getQueryState(achievementsKey)?.isInvalidated).toBe(true);
});

test('an event without an achievement in it is none', () => {
  expect(achievementIn(new Event('achievement'))).toBeNull();
  expect(achievementIn(new CustomEvent('achievement', { detail: 'hello' }))).toBeNull();
  expect(achievementIn(new CustomEvent('achievement', { detail: { emoji: '✨', title: 'No message' } }))).toBeNull();
  expect(achievementIn(new CustomEvent('achievement', { detail: { emoji: '✨', title: 'T', message: 'M', extra: 1 } }))).toEqual({ emoji: '✨', title: 'T', message: 'M' });
});
