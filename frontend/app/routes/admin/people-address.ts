import { personFlag, USER_SORTS, userStatus } from '#contracts/admin-users.ts';
import { role } from '#contracts/identity.ts';
import type { PeopleFilters } from '#features/people/people.queries.ts';
import { readFilters, writeFilters } from './filter-address.ts';

const ALLOWED = { role: role.options, plan: ['free', 'pro'], status: userStatus.options, flag: personFlag.options, sort: USER_SORTS };
const AMOUNTS = ['paidFrom', 'paidTo'] as const;
/** A typed number of cents in the form that the API accepts: at most nine digits. */
const CENTS = /^\d{1,9}$/;

/** Reads the filters of the administration's list of people from an address. Amounts are whole cents. */
export function readPeopleFilters(params: URLSearchParams): PeopleFilters {
  const filters = readFilters<PeopleFilters>(params, ALLOWED);
  for (const name of AMOUNTS) {
    const value = params.get(name);
    if (value !== null && CENTS.test(value) && Number(value) <= 100_000_000) filters[name] = Number(value);
  }
  return filters;
}

/** Writes the filters of the administration's list of people into an address. */
export function writePeopleFilters(params: URLSearchParams, { paidFrom, paidTo, ...filters }: PeopleFilters): URLSearchParams {
  const next = writeFilters(params, ALLOWED, { ...filters });
  const amounts = { paidFrom, paidTo };
  for (const name of AMOUNTS) {
    if (amounts[name] === undefined) next.delete(name);
    else next.set(name, String(amounts[name]));
  }
  return next;
}
