import type { QueryClient } from '@tanstack/react-query';
import { getChallengeStreak, getHallOfFame, getSeason } from '#contracts/challenge-seasons.ts';
import { getTodaysChallenge, listChallenges } from '#contracts/challenges.ts';
import { getCreationCounts, listCreations } from '#contracts/creations.ts';
import { listGenerations } from '#contracts/generation.ts';
import { getInbox } from '#contracts/inbox.ts';
import { listOwnIssues } from '#contracts/issues.ts';
import { getAgent, getAgentsOverview, listAgents } from '#contracts/agents.ts';
import { getMe } from '#contracts/me.ts';
import type { CurrentUser } from '#contracts/me.ts';
import { getUnreadCount } from '#contracts/messages.ts';
import { listDrafts } from '#contracts/prompt-drafts.ts';
import { getRewards } from '#contracts/rewards.ts';
import { getRunTotals, listRunHistory } from '#contracts/run-history.ts';
import { getWallet } from '#contracts/wallet.ts';
import { readAgentFilters } from '#features/agents/discover/list-address.ts';
import { DRAFTS_TO_CONTINUE, draftsQuery, OWN_PROMPTS_SHOWN, ownPromptsQuery } from '#features/builder/start/start.queries.ts';
import { readChallengeFilters } from '#features/challenges/hub/list-address.ts';
import { hallQuery, SEASON_SHOWN, seasonQuery, streakQuery, WINNERS_SHOWN } from '#features/challenges/hub/seasons.queries.ts';
import { askedFor } from '#features/generation/creations/creations-address.ts';
import { HISTORY_PAGE, historyQuery, totalsQuery } from '#features/generation/history/history.queries.ts';
import { askedOf, readHistory } from '#features/generation/history/history-address.ts';
import { recentRunsQuery } from '#features/generation/generation.queries.ts';
import { ownIssuesQuery } from '#features/issues/own/own-issues.queries.ts';
import { inboxQuery } from '#features/operations/inbox/inbox.queries.ts';
import { unreadQuery } from '#features/messages/messages.queries.ts';
import { rewardsQuery } from '#features/rewards/rewards.queries.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import { pause } from '#lib/pause.ts';
import { meKey } from '#lib/session.ts';
import { agentQuery, agentsOverviewQuery, agentsQuery } from '#shared/agents/agents.queries.ts';
import { challengesQuery, todaysChallengeQuery } from '#shared/challenges/challenges.queries.ts';
import type { ChallengeFilters } from '#shared/challenges/challenges.queries.ts';
import { creationCountsQuery, creationsQuery } from '#shared/creations/creations.queries.ts';
import { CONTINUE_FROM } from '../routes/home/continue-from.ts';
import { sortOf } from '../routes/profile-prompts.tsx';
import { tabOf } from '../routes/profile-view.tsx';
import { answer, fetchPageData, pricing, profile } from './page-data.ts';
import type { Ask } from './page-data.ts';
import { shownSearch } from './shown-search.ts';

/** Longest wait in ms for a page's data. After it the page is rendered with the answers so far; skeletons stand for the others, which the browser fetches. */
const PATIENCE_MS = 400;

type Fetch = (client: QueryClient, ask: Ask, search: URLSearchParams) => Promise<unknown>;

const creations: Fetch = (client, ask, search) => {
  const { view } = askedFor(search);
  const query = new URLSearchParams({ ...view.filter, sort: view.sort });
  return Promise.all([
    client.fetchInfiniteQuery({ ...creationsQuery(view), queryFn: () => answer(ask, listCreations, {}, `?${query.toString()}`), retry: false }),
    client.fetchQuery({ ...creationCountsQuery, queryFn: async () => (await answer(ask, getCreationCounts)).counts, retry: false }),
  ]);
};

const home: Fetch = (client, ask) =>
  Promise.all([
    client.fetchQuery({ ...rewardsQuery, queryFn: () => answer(ask, getRewards), retry: false }),
    client.fetchQuery({ ...draftsQuery, queryFn: async () => (await answer(ask, listDrafts, {}, `?state=draft&limit=${DRAFTS_TO_CONTINUE}`)).items, retry: false }),
    client.fetchQuery({ ...recentRunsQuery({}, CONTINUE_FROM, false), queryFn: () => answer(ask, listGenerations, {}, `?limit=${CONTINUE_FROM}`), retry: false }),
  ]);

const history: Fetch = (client, ask, search) => {
  const view = readHistory(search);
  // The server does not fetch a history filtered by days, because the reader's days depend on a time zone that only the browser knows.
  if (view.from !== undefined || view.to !== undefined) return Promise.resolve(null);
  const asked = Object.entries(askedOf(view)).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  return Promise.all([
    client.fetchInfiniteQuery({
      ...historyQuery(view, false), retry: false,
      queryFn: async () => {
        const page = await ask(`${listRunHistory.path}?${new URLSearchParams([...asked, ['limit', String(HISTORY_PAGE)]]).toString()}`);
        return { ...page, data: listRunHistory.response.parse(page.data) };
      },
    }),
    client.fetchQuery({ ...totalsQuery(view), queryFn: async () => (await answer(ask, getRunTotals, {}, `?${new URLSearchParams(asked).toString()}`)).totals, retry: false }),
  ]);
};

const agents: Fetch = (client, ask, search) => {
  const filters = readAgentFilters(search);
  const opened = search.get('agent');
  return Promise.all([
    client.fetchInfiniteQuery({ ...agentsQuery(filters), queryFn: () => answer(ask, listAgents, {}, `?${new URLSearchParams(filters).toString()}`), retry: false }),
    client.fetchQuery({ ...agentsOverviewQuery, queryFn: () => answer(ask, getAgentsOverview), retry: false }),
    opened === null ? null : client.fetchQuery({ ...agentQuery(opened), queryFn: async () => (await answer(ask, getAgent, { id: opened })).agent, retry: false }),
  ]);
};

const challenges: Fetch = (client, ask, search) => {
  const list = (filters: ChallengeFilters): Promise<unknown> =>
    client.fetchInfiniteQuery({ ...challengesQuery(filters), queryFn: () => answer(ask, listChallenges, {}, `?${new URLSearchParams(filters).toString()}`), retry: false });
  return Promise.all([
    client.fetchQuery({ ...todaysChallengeQuery, queryFn: () => answer(ask, getTodaysChallenge), retry: false }),
    list(readChallengeFilters(search)),
    list({ state: 'upcoming' }),
    client.fetchQuery({ ...streakQuery, queryFn: async () => (await answer(ask, getChallengeStreak)).streak, retry: false }),
    client.fetchQuery({ ...seasonQuery('all'), queryFn: () => answer(ask, getSeason, {}, `?scope=all&limit=${SEASON_SHOWN}`), retry: false }),
    client.fetchInfiniteQuery({ ...hallQuery(WINNERS_SHOWN), queryFn: () => answer(ask, getHallOfFame, {}, `?limit=${WINNERS_SHOWN}`), retry: false }),
  ]);
};

/** Matches the address of a profile. A member's own profile has no name in its address. */
const PROFILE = /^\/profile(?:\/([^/]+))?$/;

/** Matches the administrators' overview. */
const OVERVIEW = /^\/admin\/?$/;

/** The data that a member's own pages show first, by path. Each page sends a fixed number of requests. */
const PAGES: Readonly<Record<string, Fetch>> = {
  '/': home,
  '/create': (client, ask) => client.fetchQuery({ ...ownPromptsQuery, queryFn: () => answer(ask, listDrafts, {}, `?limit=${OWN_PROMPTS_SHOWN}`), retry: false }),
  '/wallet': (client, ask) => client.fetchQuery({ ...walletQuery(false), queryFn: () => answer(ask, getWallet), retry: false }),
  '/chat': (client, ask) => pricing(client, ask),
  '/my-creations': creations,
  '/history': history,
  '/ai-agents': agents,
  '/challenges': challenges,
  '/my-reports': (client, ask) => client.fetchInfiniteQuery({ ...ownIssuesQuery, queryFn: () => answer(ask, listOwnIssues), retry: false }),
};

/**
 * Fetches the session's user and the first data of the page at a path. Failed or late answers are left out, and skeletons stand in their
 * place. Null when the session has ended.
 */
export async function fetchMemberPageData(client: QueryClient, { path, search }: { path: string; search: string }, ask: Ask): Promise<CurrentUser | null> {
  const me = answer(ask, getMe);
  const shown = shownSearch(path, search);
  const ownOrOther = async (): Promise<unknown> => {
    const [page, named] = PROFILE.exec(path) ?? [];
    const params = new URLSearchParams(search);
    if (page === undefined || params.get('tab') === 'settings') return null;
    const own = (await me).user?.username;
    const username = named === undefined ? own : decodeURIComponent(named);
    return username === undefined ? null : profile(client, ask, username, tabOf(params.get('tab'), username === own) === 'prompts', sortOf(params.get('sort')));
  };
  // The server asks for the overview's inbox only for those who see it. The API checks the permission again.
  const inbox = async (): Promise<unknown> =>
    OVERVIEW.test(path) && (await me).user?.role === 'admin' ? client.fetchQuery({ queryKey: inboxQuery.queryKey, queryFn: () => answer(ask, getInbox), retry: false }) : null;
  const rest = Promise.allSettled([
    client.fetchQuery({ ...unreadQuery(true), queryFn: async () => (await answer(ask, getUnreadCount)).count, retry: false }),
    shown === null || PROFILE.test(path) ? null : fetchPageData(client, { path, search: shown }, ask),
    PAGES[path]?.(client, ask, new URLSearchParams(search)),
    ownOrOther(),
    inbox(),
  ]);
  const { user } = await me;
  if (!user) return null;
  client.setQueryData(meKey, user);
  await Promise.race([rest, pause(PATIENCE_MS)]);
  // Failed answers are removed, because the HTML would show an error. The browser asks again.
  client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
  return user;
}
