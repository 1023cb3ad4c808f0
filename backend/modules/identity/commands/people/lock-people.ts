import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { isBanned } from '../../domain/elevation.ts';
import { UserModel } from '../../models/user.model.ts';

/**
 * Locks a person's row until the transaction ends, so that other changes of this person wait.
 * @throws AppError not_found, also for deleted accounts
 */
export async function lockPerson(tx: Tx, id: string): Promise<UserModel> {
  const person = await UserModel.query(tx).findById(id).whereNull('erased_at').forNoKeyUpdate();
  if (!person) throw notFound('This person');
  return person;
}

type Administrator = Pick<UserModel, 'id' | 'banned_at' | 'banned_until' | 'deletes_at'>;

export interface Administrators {
  /** The ids of all accounts with the administrator role. */
  all: readonly string[];
  /** The ids of administrators who can sign in: neither banned nor waiting for account deletion. */
  able: readonly string[];
}

/**
 * Locks the rows of all administrators until the transaction ends, in the order of their ids. When two administrators demote each
 * other, the second transaction sees the result of the first. `now` in ms.
 */
export async function lockAdministrators(tx: Tx, now: number): Promise<Administrators> {
  const found = await rows<Administrator>(
    tx,
    `select id, banned_at, banned_until, deletes_at from users where role = 'admin' and not platform and erased_at is null
     order by id for no key update`,
  );
  const able = found.filter((each) => !isBanned(each, now) && each.deletes_at === null);
  return { all: found.map(({ id }) => id), able: able.map(({ id }) => id) };
}
