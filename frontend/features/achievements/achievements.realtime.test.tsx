import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ACHIEVEMENT_EVENT, achievementIn } from '#lib/achievement-event.ts';
import { meKey } from '#lib/session.ts';
import { achievementsKey } from './achievements.queries.ts';
import { createAchievementFeed } from './achievements.realtime.ts';
import { AchievementCorner } from './toast/achievement-corner.tsx';

const face = (key: string, title: string) => ({ key, emoji: '✨', title, message: 'Done.', tier: 'bronze', area: 'running', secret: false, rewardTokens: 1 }) as const;
const card = (): string => document.querySelector('[data-achievements]')?.textContent ?? '';
const unread = (id: string, key: string) => ({
  id: `01990000-0000-7000-8000-${id.padStart(12, '0')}`, subject: 'Achievement Unlocked', content: '✨', priority: 'normal', category: 'achievement', type: 'achievement_earned',
  relatedEntityType: 'achievement', relatedEntityId: key, read: false, createdAt: '2026-11-21T09:00:00.000Z', isRealtime: false,
});

let client: QueryClient;
let root: Root;
let heard: unknown[];
let messages: unknown[];
const hear = (event: Event) => heard.push(achievementIn(event)?.title);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  [heard, messages] = [[], []];
  window.addEventListener(ACHIEVEMENT_EVENT, hear);
  const all = [face('first-spark', 'First Spark'), face('warmed-up', 'Warmed Up'), face('night-owl', 'Night Owl')];
  const achievements = all.map((one, at) => ({ ...one, rarityPercent: null, goal: 1, progress: 1, rewardState: at < 2 ? 'paid' : 'open', waitsUntil: null, unlockedAt: at < 2 ? '2026-11-21T09:00:00.000Z' : null, opensWith: null }));
  vi.stubGlobal('fetch', (path: string) => {
    const body = path.startsWith('/api/messages') ? messages : path === '/api/achievements' ? { achievements, unlocked: 2, total: 3 } : {};
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }));
  });
  begin();
});
afterEach(() => {
  end();
  window.removeEventListener(ACHIEVEMENT_EVENT, hear);
  vi.unstubAllGlobals();
});

/** A visit: a fresh cache, and nothing on the page yet. */
function begin(): void {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(meKey, { id: 'u1', role: 'user' });
  root = createRoot(document.createElement('div'));
}
const mount = () => act(() => root.render(<QueryClientProvider client={client}><AchievementCorner /></QueryClientProvider>));
/** Until the page has settled to what is expected; the query cache tells its watchers a moment later. */
const eventually = (check: () => void) => vi.waitFor(async () => {
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 5)));
  check();
});
function end(): void {
  act(() => root.unmount());
  client.clear();
}

it('a push is announced once however often it arrives, and waits for the corner that shows it', async () => {
  client.setQueryData(achievementsKey, 'known');
  const feed = createAchievementFeed(client);
  for (let time = 0; time < 2; time += 1) feed.apply(face('first-spark', 'First Spark'));
  expect([heard, client.getQueryState(achievementsKey)?.isInvalidated]).toEqual([[], true]);
  mount();
  await eventually(() => expect([heard, card()]).toEqual([['First Spark'], '✨Achievement Unlocked!First SparkDone.']));
  act(() => feed.apply(face('warmed-up', 'Warmed Up')));
  await eventually(() => expect([heard, card().includes('1 more behind it')]).toEqual([['First Spark', 'Warmed Up'], true]));
});

it('what was earned while nobody was connected is found among the unread messages, in the order it was earned, beside its push', async () => {
  mount();
  messages = [unread('2', 'warmed-up'), unread('1', 'first-spark'), { ...unread('3', 'night-owl'), type: 'challenge_reward' }];
  const feed = createAchievementFeed(client);
  await act(() => feed.catchUp());
  await eventually(() => expect(heard).toEqual(['First Spark', 'Warmed Up']));
  act(() => feed.apply(face('warmed-up', 'Warmed Up')));
  await act(() => feed.catchUp());
  await eventually(() => expect(heard).toEqual(['First Spark', 'Warmed Up']));
});

it('shown once is not shown again on the next visit; what waited behind it is', async () => {
  messages = [unread('2', 'warmed-up'), unread('1', 'first-spark')];
  mount();
  await act(() => createAchievementFeed(client).catchUp());
  await eventually(() => expect(card()).toContain('First Spark'));
  end();
  begin();
  mount();
  await act(() => createAchievementFeed(client).catchUp());
  await eventually(() => expect(card()).toContain('Warmed Up'));
  expect(card()).not.toContain('First Spark');
});

it('a connection that was closed meanwhile announces nothing', async () => {
  mount();
  messages = [unread('1', 'first-spark')];
  const feed = createAchievementFeed(client);
  feed.close();
  await act(() => feed.catchUp());
  await eventually(() => expect(heard).toEqual([]));
});

it('an event without an achievement in it is none', () => {
  expect(achievementIn(new Event('achievement'))).toBeNull();
  expect(achievementIn(new CustomEvent('achievement', { detail: 'hello' }))).toBeNull();
  expect(achievementIn(new CustomEvent('achievement', { detail: { emoji: '✨', title: 'No message' } }))).toBeNull();
  expect(achievementIn(new CustomEvent('achievement', { detail: { emoji: '✨', title: 'T', message: 'M', extra: 1 } }))).toEqual({ emoji: '✨', title: 'T', message: 'M' });
});
