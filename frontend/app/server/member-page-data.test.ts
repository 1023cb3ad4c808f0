import { dehydrate } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { inboxQuery } from '#features/operations/inbox/inbox.queries.ts';
import { hallQuery, seasonQuery, streakQuery, WINNERS_SHOWN } from '#features/challenges/hub/seasons.queries.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { challengesQuery, todaysChallengeQuery } from '#shared/challenges/challenges.queries.ts';
import { fetchMemberPageData } from './member-page-data.ts';

const now = '2026-11-21T09:00:00.000Z';
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/auth/me': { user: { id: '01890000-0000-7000-8000-000000000001', username: 'ada', email: 'ada@example.com', displayName: null, avatarUrl: null, role: 'user', elevatedUntil: null, emailConfirmed: true, secondFactor: false, appearance: { theme: 'system', reducedMotion: false, plainWords: false }, showSensitive: false, conjureBalance: 20 } },
  '/api/challenges/today': { challenge: null, voting: null, results: null, now },
  '/api/challenges': { items: [], nextCursor: null, counts: { active: 1, upcoming: 2, voting: 0, completed: 0, mine: 0 }, now },
  '/api/challenge-streak': { streak: { current: 2, best: 3, freezeAvailable: true, votesToday: 0, week: Array.from({ length: 7 }, () => ({ day: '2026-11-16', state: 'ahead' })) } },
  '/api/challenge-season': { month: '2026-11', endsAt: now, items: [], you: null, nextCursor: null, now },
  '/api/challenge-winners': { items: [], total: 0, nextCursor: null },
};

it('brings everything that the list of challenges shows first, so that its HTML needs no script', async () => {
  const client = createQueryClient();
  const asked: string[] = [];
  const ask = (path: string) => {
    asked.push(path);
    const data = ANSWERS[path.split('?')[0] ?? ''];
    return data === undefined ? Promise.reject(new Error(path)) : Promise.resolve({ data, nextCursor: null });
  };
  const user = await fetchMemberPageData(client, { path: '/challenges', search: '?type=image' }, ask);
  expect(user?.username).toBe('ada');
  expect(asked).toEqual(expect.arrayContaining(['/api/challenges/today', '/api/challenges?state=active&type=image', '/api/challenges?state=upcoming', '/api/challenge-season?scope=all&limit=5', '/api/challenge-winners?limit=3']));
  expect(client.getQueryData(todaysChallengeQuery.queryKey)?.now).toBe(now);
  expect(client.getQueryData(challengesQuery({ state: 'active', type: 'image' }).queryKey)?.pages[0]?.counts.upcoming).toBe(2);
  expect(client.getQueryData(challengesQuery({ state: 'upcoming' }).queryKey)?.pages).toHaveLength(1);
  expect(client.getQueryData(streakQuery.queryKey)?.current).toBe(2);
  expect(client.getQueryData(seasonQuery('all').queryKey)?.month).toBe('2026-11');
  expect(client.getQueryData(hallQuery(WINNERS_SHOWN).queryKey)?.pages[0]?.total).toBe(0);
  // JSON turns undefined into null, and the browser's first page would then not be the server's.
  const firstPages = dehydrate(client).queries.flatMap(({ state: { data } }) => (typeof data === 'object' && data !== null && 'pageParams' in data ? [data.pageParams] : []));
  expect(firstPages).toEqual([[null], [null], [null]]);
  client.clear();
});

it.each(['user', 'support', 'moderator', 'admin'])("asks for the administrators' inbox with the overview only for a session that opens it: %s", async (role) => {
  const client = createQueryClient();
  const asked: string[] = [];
  const inbox = { at: now, queues: [], staff: [], ledger: null };
  const me = { ...(ANSWERS['/api/auth/me'] as { user: object }) };
  const answers: Record<string, unknown> = { '/api/auth/me': { user: { ...me.user, role } }, '/api/admin/inbox': inbox };
  await fetchMemberPageData(client, { path: '/admin', search: '' }, (path) => {
    asked.push(path);
    return path in answers ? Promise.resolve({ data: answers[path], nextCursor: null }) : Promise.reject(new Error(path));
  });
  expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual(role === 'admin' ? ['/api/admin/inbox'] : []);
  expect(client.getQueryData(inboxQuery.queryKey)).toEqual(role === 'admin' ? inbox : undefined);
  client.clear();
});

it.each([
  ['/marketplace', '?q=owls&contentType=image&utm_source=mail', '/api/prompts?', { q: 'owls', contentType: 'image' }],
  ['/prompt-packs', '?sort=newest', '/api/prompt-packs?', { sort: 'newest' }],
])('a member\'s %s asks for the list that %s names', async (path, search, list, filters) => {
  const client = createQueryClient();
  const asked: string[] = [];
  await fetchMemberPageData(client, { path, search }, (address) => {
    asked.push(address);
    return address === '/api/auth/me' ? Promise.resolve({ data: ANSWERS[address], nextCursor: null }) : Promise.reject(new Error(address));
  });
  const lists = asked.filter((address) => address.startsWith(list)).map((address) => Object.fromEntries(new URLSearchParams(address.split('?')[1])));
  expect(lists).toContainEqual(filters);
  client.clear();
});
