import { expect, it } from 'vitest';
import { readPeopleFilters, writePeopleFilters } from './people-address.ts';

it("the address of the administration's list of people holds every filter, and drops values that no filter lists", () => {
  const filters = { q: 'ada', role: 'creator', plan: 'pro', status: 'active', flag: 'debt', paidFrom: 0, paidTo: 499, sort: 'paid' } as const;
  const address = writePeopleFilters(new URLSearchParams('user=7'), filters);
  expect(address.get('user')).toBe('7');
  expect(readPeopleFilters(address)).toEqual(filters);
  expect(readPeopleFilters(new URLSearchParams('flag=rich&paidFrom=-1&paidTo=100000001&sort=best'))).toEqual({});
  expect(writePeopleFilters(address, {}).toString()).toBe('user=7');
});
