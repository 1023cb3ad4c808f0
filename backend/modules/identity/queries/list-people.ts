import type { listUsers } from '#contracts/admin-users.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { IdentityContext } from '../identity-context.ts';
import { presentPerson } from '../people.presenter.ts';
import { holdersOf, isKept, keptFlags } from './people-flags.ts';
import { afterPerson } from './people-cursor.ts';
import type { PeopleCursor, PeopleSort } from './people-cursor.ts';
import { literally, PEOPLE_WORDS } from './people-words.ts';
import { BANNED, LAST_SEEN, PERSON_COLUMNS } from './person-columns.ts';
import type { PersonRow } from './person-columns.ts';

interface Sorting {
  /** SQL for the value by which an order sorts people. People with equal values are sorted by their ids. */
  key: string;
  /** SQL that writes the sort value into a cursor, and SQL that reads it back. */
  written: string;
  read: string;
  direction: 'asc' | 'desc';
}

// Times are whole microseconds in a cursor, because JavaScript would round them to milliseconds and a page would repeat people.
const byTime = (key: string, direction: Sorting['direction']): Sorting => ({
  key,
  written: `cast(extract(epoch from ${key}) * 1000000 as bigint)`,
  read: `to_timestamp(0) + cast(:key as double precision) * interval '1 microsecond'`,
  direction,
});
const SORTS: Record<PeopleSort, Sorting> = {
  newest: byTime('u.created_at', 'desc'),
  oldest: byTime('u.created_at', 'asc'),
  // Sorted by last sign-in: people who never signed in come last.
  seen: byTime(`coalesce(${LAST_SEEN}, to_timestamp(0))`, 'desc'),
  username: { key: 'lower(u.username)', written: 'lower(u.username)', read: 'cast(:key as text)', direction: 'asc' },
  paid: { key: 'u.paid_cents', written: 'u.paid_cents', read: 'cast(:key as bigint)', direction: 'desc' },
};

const STATUS = {
  active: `not u.platform and u.deletes_at is null and not (${BANNED})`,
  banned: `not u.platform and ${BANNED}`,
  deleting: `not u.platform and u.deletes_at is not null and not (${BANNED})`,
  platform: 'u.platform',
};
/** SQL for the flags that the module's own rows decide. For other flags, other modules return the ids of the people. */
const OWN_FLAGS = { muted: 'u.muted_until > :now', verified: 'u.verified_at is not null' };
const HELD = 'u.id = any(cast(:holders as uuid[]))';
// A search for the beginning of an id reads every account; a search for words uses an index.
const BY_WORDS = `${PEOPLE_WORDS} like :contains`;
const BY_ID = `(${BY_WORDS} or cast(u.id as text) like :begins)`;
const idBegins = (q: string): boolean => /^[\da-f]{8}(-|$)/i.test(q);

type Query = QueryOf<typeof listUsers>;

/**
 * Returns a page of people, by keyset pagination, with the same number of queries for any number of people. The sums that people paid:
 * docs/rules/identity.md#paid. Platform accounts appear only when the filter or the search asks for them. Deleted accounts never appear.
 * @throws AppError invalid_request for a cursor of another list
 */
export async function listPeople(context: Pick<IdentityContext, 'db' | 'clock' | 'wallet' | 'peopleFlags'>, query: Query): Promise<ResponseOf<typeof listUsers>> {
  const { db, clock, wallet } = context;
  const { q, limit, sort, flag } = query;
  const after = afterPerson(query.before, sort);
  const held = flag && isKept(flag) ? await holdersOf(db.knex, context, flag) : null;
  const found = await rows<PersonRow & { sort_key: number | string }>(db.knex, statement(query, after), {
    now: clock.now(),
    contains: `%${literally((q ?? '').toLowerCase())}%`,
    begins: `${literally((q ?? '').toLowerCase())}%`,
    role: query.role ?? null,
    plan: query.plan ?? null,
    holders: held?.ids ?? null,
    paidFrom: query.paidFrom ?? null,
    paidTo: query.paidTo ?? null,
    key: after?.[1] ?? null,
    id: after?.[2] ?? null,
    most: limit + 1,
  });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor([sort, last.sort_key, last.id]));
  const ids = page.map(({ id }) => id);
  const states = await wallet.states(db.knex, ids);
  const flags = await keptFlags(db.knex, context, ids);
  return {
    items: page.map((person) => presentPerson(person, states.get(person.id)?.balance ?? 0, flags.get(person.id) ?? [])),
    nextCursor,
    moreFlagged: held?.more ?? false,
  };
}

function statement({ q, role, plan, status, flag, paidFrom, paidTo, sort }: Query, after: PeopleCursor | null): string {
  const { key, written, read, direction } = SORTS[sort];
  const conditions = ['u.erased_at is null'];
  if (q) conditions.push(idBegins(q) ? BY_ID : BY_WORDS);
  if (role) conditions.push('u.role = :role');
  if (plan) conditions.push('u.plan = :plan');
  if (status) conditions.push(STATUS[status]);
  else if (!q) conditions.push('not u.platform');
  if (flag) conditions.push(isKept(flag) ? HELD : OWN_FLAGS[flag]);
  if (paidFrom !== undefined) conditions.push('u.paid_cents >= :paidFrom');
  if (paidTo !== undefined) conditions.push('u.paid_cents <= :paidTo');
  if (after) conditions.push(`(${key}, u.id) ${direction === 'asc' ? '>' : '<'} (${read}, cast(:id as uuid))`);
  const order = `order by ${key} ${direction}, u.id ${direction}`;
  return `select ${PERSON_COLUMNS}, ${written} as sort_key from users u where ${conditions.join(' and ')} ${order} limit :most`;
}
