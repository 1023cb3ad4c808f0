import { agentCategory } from '#contracts/agents.ts';
import type { AgentsOverview } from '#contracts/agents.ts';
import { isOneOf } from '#contracts/typed-records.ts';
import type { AgentFilters } from '#shared/agents/agents.queries.ts';

/** The tabs of the page that lists agents, in their order. */
export const AGENT_TABS = ['discover', 'mine', 'favourites'] as const;
export type AgentTab = (typeof AGENT_TABS)[number];

const SORTS = ['trending', 'newest', 'liked'] as const satisfies readonly NonNullable<AgentFilters['sort']>[];
/** Longest search text for agents, in characters, that the server accepts. */
const WORDS_MAX = 120;

/** Reads tab, search, category and order of the list of agents from its address. Unknown values are left out, so that an old link still shows a list. */
export function readAgentFilters(params: URLSearchParams): AgentFilters & { scope: AgentTab } {
  const tab = params.get('tab');
  const q = params.get('q')?.trim().slice(0, WORDS_MAX);
  const category = agentCategory.safeParse(params.get('category')).data;
  const sort = params.get('sort');
  return {
    scope: tab !== null && isOneOf(AGENT_TABS, tab) ? tab : 'discover',
    ...(q && { q }), ...(category && { category }), ...(sort !== null && isOneOf(SORTS, sort) && sort !== 'trending' && { sort }),
  };
}

/** Writes the filters of the list of agents as address parameters, without default values. */
export function writeAgentFilters({ scope, q, category, sort }: AgentFilters): URLSearchParams {
  const said = { tab: scope === 'discover' ? undefined : scope, q: q === '' ? undefined : q, category, sort: sort === 'trending' ? undefined : sort };
  return new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

const LIST = '/ai-agents';

/** Returns the address of the list of agents with these filters. With `slug`, the dialog of that agent is open over the list. */
export function agentsPath(filters: AgentFilters, slug?: string): string {
  const params = writeAgentFilters(filters);
  if (slug !== undefined) params.set('agent', slug);
  const search = String(params);
  return search === '' ? LIST : `${LIST}?${search}`;
}

/** Number of agents that match the filters; undefined for a search, which only the loaded list can count, and for an own tab's category. */
export function totalOf({ scope, q, category }: AgentFilters & { scope: AgentTab }, counts: AgentsOverview['counts']): number | undefined {
  if (q !== undefined) return undefined;
  if (category === undefined) return counts[scope];
  return scope === 'discover' ? counts.categories[category] : undefined;
}

/** Tells whether a search or a category narrows the list of agents. */
export const isNarrowed = ({ q, category }: AgentFilters): boolean => q !== undefined || category !== undefined;
