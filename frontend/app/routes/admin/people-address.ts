import { USER_SORTS, userStatus } from '#contracts/admin-users.ts';
import { role } from '#contracts/identity.ts';
import type { PeopleFilters } from '#features/people/people.queries.ts';

const NAMES = ['q', 'role', 'plan', 'status', 'sort'] as const;
const ALLOWED: Record<Exclude<(typeof NAMES)[number], 'q'>, readonly string[]> = { role: role.options, plan: ['free', 'pro'], status: userStatus.options, sort: USER_SORTS };

/** Filters of an address; what somebody typed into it and means nothing is left out. */
export function readPeopleFilters(params: URLSearchParams): PeopleFilters {
  const known = NAMES.flatMap((name) => {
    const value = params.get(name);
    return value && (name === 'q' || ALLOWED[name].includes(value)) ? [[name, value.slice(0, 100)]] : [];
  });
  return Object.fromEntries(known) as PeopleFilters;
}

/** The address with other filters; what else it says stays. */
export function writePeopleFilters(params: URLSearchParams, filters: PeopleFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) {
    const value = filters[name];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
