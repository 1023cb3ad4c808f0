import { agentCategory } from '#contracts/agents.ts';
import type { AgentsOverview } from '#contracts/agents.ts';
import { isOneOf } from '#contracts/typed-records.ts';
import type { AgentFilters } from '#shared/agents/agents.queries.ts';

/** The tabs of the page, in their order. */
export const AGENT_TABS = ['discover', 'mine', 'favourites'] as const;
export type AgentTab = (typeof AGENT_TABS)[number];

const SORTS = ['trending', 'newest', 'liked'] as const satisfies readonly NonNullable<AgentFilters['sort']>[];
/** Longest search text that the server accepts. */
const WORDS_MAX = 120;

/** Reads tab, search, category and order from an address. Unknown values are left out, so that no link ends in an error. */
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

/** Writes filters into an address, without default values. */
export function writeAgentFilters({ scope, q, category, sort }: AgentFilters): URLSearchParams {
  const said = { tab: scope === 'discover' ? undefined : scope, q: q === '' ? undefined : q, category, sort: sort === 'trending' ? undefined : sort };
  return new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

const LIST = '/ai-agents';

/** Address of the list with these filters; with `slug`, an agent's dialog is open over it. */
export function agentsPath(filters: AgentFilters, slug?: string): string {
  const params = writeAgentFilters(filters);
  if (slug !== undefined) params.set('agent', slug);
  const search = String(params);
  return search === '' ? LIST : `${LIST}?${search}`;
}

/** Number of agents that match; undefined when only the list can tell. */
export function totalOf({ scope, q, category }: AgentFilters & { scope: AgentTab }, counts: AgentsOverview['counts']): number | undefined {
  if (q !== undefined) return undefined;
  if (category === undefined) return counts[scope];
  return scope === 'discover' ? counts.categories[category] : undefined;
}

/** Whether a search or a category filters the list. */
export const isNarrowed = ({ q, category }: AgentFilters): boolean => q !== undefined || category !== undefined;
