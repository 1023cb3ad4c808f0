import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markAchievementsSeen } from '#contracts/achievements.ts';
import { ACHIEVEMENT_EVENT, achievementIn } from './toast/achievement-event.ts';
import { pause } from '#lib/pause.ts';
import { achievementsKey } from './achievements.queries.ts';
import { createAchievementFeed } from './achievements.realtime.ts';
import { AchievementCorner } from './toast/achievement-corner.tsx';

const face = (key: string, title: string) => ({ key, emoji: '✨', title, message: 'Done.', tier: 'bronze', area: 'running', secret: false, rewardTokens: 1 }) as const;
const card = (): string => document.querySelector('[data-achievements]')?.textContent ?? '';
const unseen = (key: string, title: string) => ({ ...face(key, title), runId: null, unlockedAt: '2026-11-21T09:00:00.000Z' });
const wanted = () => Promise.resolve(true);

let client: QueryClient;
let root: Root;
let heard: unknown[];
let earned: unknown[];
let marked: string[][];
const hear = (event: Event) => heard.push(achievementIn(event)?.title);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [heard, earned, marked] = [[], [], []];
  window.addEventListener(ACHIEVEMENT_EVENT, hear);
  vi.stubGlobal('fetch', (path: string, options?: { body?: string }) => {
    if (path === markAchievementsSeen.path) marked.push((JSON.parse(options?.body ?? '{}') as { keys: string[] }).keys);
    const body = path === markAchievementsSeen.path ? { seen: [] } : { achievements: earned };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }));
  });
  begin();
});
afterEach(() => {
  end();
  window.removeEventListener(ACHIEVEMENT_EVENT, hear);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Before each test: an empty query cache and an empty page, as at the start of a new visit. */
function begin(): void {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  root = createRoot(document.createElement('div'));
}
const mount = () => act(() => root.render(<QueryClientProvider client={client}><AchievementCorner /></QueryClientProvider>));
/** Repeats a check of the page until it passes, because the query cache notifies components a moment later. */
const eventually = (check: () => void) => vi.waitFor(async () => {
  await act(() => pause(5));
  check();
});
/** Makes the card of an achievement wider than the window. */
const noRoom = () => vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(5_000);
function end(): void {
  act(() => root.unmount());
  client.clear();
}

it('shows a card for a pushed achievement once, also when the push is repeated or came before the cards had loaded', async () => {
  client.setQueryData(achievementsKey, 'known');
  const feed = createAchievementFeed(client, wanted);
  for (let time = 0; time < 2; time += 1) feed.apply(face('first-spark', 'First Spark'));
  expect([heard, client.getQueryState(achievementsKey)?.isInvalidated]).toEqual([[], true]);
  mount();
  await eventually(() => expect([heard, card()]).toEqual([['First Spark'], '✨Achievement Unlocked!First SparkDone.+1 token']));
  act(() => feed.apply(face('warmed-up', 'Warmed Up')));
  await eventually(() => expect([heard, card().includes('1 more achievement')]).toEqual([['First Spark', 'Warmed Up'], true]));
});

it('shows the achievements of one run on one card, with the sum of their tokens', async () => {
  mount();
  const feed = createAchievementFeed(client, wanted);
  for (const [key, title] of [['first-spark', 'First Spark'], ['warmed-up', 'Warmed Up'], ['night-owl', 'Night Owl']] as const) feed.apply({ ...face(key, title), runId: 'run-1' });
  await eventually(() => expect(card()).toContain('3 achievements · +3 tokens'));
  expect(card()).toContain('Night Owl');
});

it('shows achievements that were earned while no tab was open on one card, and ignores a later push of one of them', async () => {
  mount();
  earned = [unseen('first-spark', 'First Spark'), unseen('warmed-up', 'Warmed Up')];
  const feed = createAchievementFeed(client, wanted);
  await act(() => feed.catchUp());
  await eventually(() => expect([heard, card().includes('2 achievements · +2 tokens')]).toEqual([['First Spark', 'Warmed Up'], true]));
  act(() => feed.apply(face('warmed-up', 'Warmed Up')));
  await act(() => feed.catchUp());
  await eventually(() => expect(heard).toEqual(['First Spark', 'Warmed Up']));
});

it('shows no card for unseen achievements when the user has turned announcements of achievements off', async () => {
  mount();
  earned = [unseen('first-spark', 'First Spark')];
  await act(() => createAchievementFeed(client, () => Promise.resolve(false)).catchUp());
  await eventually(() => expect(heard).toEqual([]));
});

it('marks the achievement of a closed card as seen, and removes the card of an achievement seen on another device', async () => {
  mount();
  const feed = createAchievementFeed(client, wanted);
  act(() => feed.apply(face('first-spark', 'First Spark')));
  act(() => feed.apply(face('warmed-up', 'Warmed Up')));
  await eventually(() => expect(card()).toContain('1 more achievement'));
  act(() => feed.seen({ keys: ['warmed-up'] }));
  await eventually(() => expect(card()).not.toContain('more achievement'));
  act(() => document.querySelector<HTMLElement>('[data-achievements] button')?.click());
  await eventually(() => expect(marked).toEqual([['first-spark']]));
});

it('shrinks an achievement card to a chip after 8 s without focus, marks it as seen, and opens it again from the chip', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  mount();
  act(() => createAchievementFeed(client, wanted).apply(face('first-spark', 'First Spark')));
  await eventually(() => expect(card()).toContain('Achievement Unlocked!'));
  const box = document.querySelector<HTMLElement>('[data-achievements] button')!;
  act(() => box.focus());
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(card()).toContain('Achievement Unlocked!');
  act(() => box.blur());
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(card()).toContain('Achievement Unlocked!');
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(document.querySelector('[data-achievements] button')?.getAttribute('aria-label')).toBe('First Spark. Show again');
  expect(marked).toEqual([['first-spark']]);
  act(() => document.querySelector<HTMLElement>('[data-achievements] button')?.click());
  expect(card()).toContain('Achievement Unlocked!');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close achievement');
  vi.useRealTimers();
});

it('marks an achievement whose card found no room as seen when its chip appears, and the chip stays when the server tells so', async () => {
  noRoom();
  mount();
  const feed = createAchievementFeed(client, wanted);
  act(() => feed.apply(face('first-spark', 'First Spark')));
  const chip = (): string | null | undefined => document.querySelector('[data-chip]')?.getAttribute('aria-label');
  await eventually(() => expect([chip(), marked]).toEqual(['First Spark. Show again', [['first-spark']]]));
  act(() => feed.seen({ keys: ['first-spark'] }));
  await eventually(() => expect(chip()).toBe('First Spark. Show again'));
});

it('an achievement whose card found no room in a hidden tab is marked as seen only when the user comes back', async () => {
  noRoom();
  const tab = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  mount();
  act(() => createAchievementFeed(client, wanted).apply(face('first-spark', 'First Spark')));
  await eventually(() => expect(card()).toContain('First Spark'));
  expect(marked).toEqual([]);
  tab.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await eventually(() => expect(marked).toEqual([['first-spark']]));
});

it('a closed achievement feed announces no achievement', async () => {
  mount();
  earned = [unseen('first-spark', 'First Spark')];
  const feed = createAchievementFeed(client, wanted);
  feed.close();
  await act(() => feed.catchUp());
  await eventually(() => expect(heard).toEqual([]));
});

it('an achievement feed that is closed aborts its request for unseen achievements', async () => {
  const asked = vi.fn((_path: string, { signal }: RequestInit) => new Promise<Response>((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))));
  vi.stubGlobal('fetch', asked);
  const feed = createAchievementFeed(client, wanted);
  const caughtUp = feed.catchUp();
  feed.close();
  await caughtUp;
  expect(asked.mock.calls.map(([, { signal }]) => signal!.aborted)).toEqual([true]);
});

it('a browser event whose detail is no valid achievement is read as null', () => {
  expect(achievementIn(new Event('achievement'))).toBeNull();
  expect(achievementIn(new CustomEvent('achievement', { detail: 'hello' }))).toBeNull();
  expect(achievementIn(new CustomEvent('achievement', { detail: { emoji: '✨', title: 'No message' } }))).toBeNull();
  expect(achievementIn(new CustomEvent('achievement', { detail: { emoji: '✨', title: 'T', message: 'M', extra: 1 } }))).toEqual({ emoji: '✨', title: 'T', message: 'M' });
});
