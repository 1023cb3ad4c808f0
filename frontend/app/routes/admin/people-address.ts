import { USER_SORTS, userStatus } from '#contracts/admin-users.ts';
import { role } from '#contracts/identity.ts';
import type { PeopleFilters } from '#features/people/people.queries.ts';
import { readFilters, writeFilters } from './filter-address.ts';

const ALLOWED = { role: role.options, plan: ['free', 'pro'], status: userStatus.options, sort: USER_SORTS };

/** Filters of people in an address. */
export const readPeopleFilters = (params: URLSearchParams): PeopleFilters => readFilters(params, ALLOWED);

/** The address with other filters of people. */
export const writePeopleFilters = (params: URLSearchParams, filters: PeopleFilters): URLSearchParams => writeFilters(params, ALLOWED, { ...filters });
