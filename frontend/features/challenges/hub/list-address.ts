import { challengeSort } from '#contracts/challenges.ts';
import { contentType } from '#contracts/primitives.ts';
import { isOneOf } from '#contracts/typed-records.ts';
import type { ChallengeFilters } from '#shared/challenges/challenges.queries.ts';

/** The tabs of the page that lists challenges, in their order. */
export const LIST_STATES = ['active', 'upcoming', 'voting', 'completed', 'mine'] as const;
export type ListState = (typeof LIST_STATES)[number];

/** Reads tab, content type and order of the list of challenges from its address. Unknown values are left out, so that an old link still shows a list. */
export function readChallengeFilters(params: URLSearchParams): ChallengeFilters & { state: ListState } {
  const state = params.get('state');
  const type = contentType.safeParse(params.get('type')).data;
  const sort = challengeSort.safeParse(params.get('sort')).data;
  return { state: state !== null && isOneOf(LIST_STATES, state) ? state : 'active', ...(type && { type }), ...(sort && { sort }) };
}

/** Writes the filters of the list of challenges as address parameters, without default values. */
export const writeChallengeFilters = ({ state, ...rest }: ChallengeFilters): URLSearchParams =>
  new URLSearchParams(Object.entries({ ...(state !== 'active' && { state }), ...rest }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));

/** Returns the address of a tab of the list of challenges with the current filters. */
export function listPath(filters: ChallengeFilters): string {
  const search = String(writeChallengeFilters(filters));
  return search === '' ? '/challenges' : `/challenges?${search}`;
}
