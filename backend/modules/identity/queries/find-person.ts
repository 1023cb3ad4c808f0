import type { AdminUser } from '#contracts/admin-users.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import type { IdentityContext } from '../identity-context.ts';
import { lapsedAt } from '../domain/recovery-life.ts';
import { presentDetail } from '../people.presenter.ts';
import type { PersonDetailRow, PersonSessionRow } from '../people.presenter.ts';
import { keptFlags } from './people-flags.ts';
import { PERSON_COLUMNS } from './person-columns.ts';

/** The most sessions that the page of a person lists. That is more than people have, and older ones are left out. */
const MOST_SESSIONS = 100;

const PERSON = `
  select ${PERSON_COLUMNS}, u.bio, u.deletes_at, u.banned_at, u.banned_until, u.ban_reason, u.muted_at, u.muted_until, u.mute_reason,
    (select b.username from users b where b.id = u.muted_by) as muted_by_name,
    (select b.username from users b where b.id = u.banned_by) as banned_by_name,
    exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as second_factor,
    (select r.ready_at from factor_recoveries r where r.user_id = u.id and r.ready_at > :lapsed) as recovery_ready_at
  from users u where u.id = :id and u.erased_at is null`;

const SESSIONS = `
  select id, user_agent, created_at, last_seen_at, elevated_until from sessions
  where user_id = :id and expires_at > :now and last_seen_at > :usedSince and created_at > :begunSince
  order by last_seen_at desc, id desc limit ${MOST_SESSIONS}`;

type Deps = Pick<IdentityContext, 'clock' | 'wallet' | 'options' | 'peopleFlags'>;

/**
 * Returns one person for administrators and support. A deleted account counts as unknown.
 * @throws AppError not_found, for those who left too
 */
export async function findPerson(connection: Connection, deps: Deps, id: string): Promise<AdminUser> {
  const { clock, wallet, options } = deps;
  const now = clock.now();
  const [person] = await rows<PersonDetailRow>(connection, PERSON, { id, now, lapsed: lapsedAt({ clock, options }) });
  if (!person) throw notFound('This person');
  const { idleMs, absoluteMs, adminIdleMs, adminAbsoluteMs } = options.sessions;
  const [idle, absolute] = person.role === 'admin' ? [adminIdleMs, adminAbsoluteMs] : [idleMs, absoluteMs];
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const sessions = await rows<PersonSessionRow>(connection, SESSIONS, { id, now, usedSince: ago(idle), begunSince: ago(absolute) });
  // The queries run one after another, because in a transaction they share one connection.
  const sums = await wallet.overview(connection, id);
  const flags = await keptFlags(connection, deps, [id]);
  return presentDetail(person, { sessions, wallet: sums, flags: flags.get(id) ?? [], now });
}
