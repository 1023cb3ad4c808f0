import { createHash, randomBytes } from 'node:crypto';
import { systemClock } from '#kernel/clock.ts';
import { createDatabase } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import { createWallet } from '#modules/wallet/index.ts';

export interface SignedInUser {
  id: string;
  /** The Cookie header of the benchmark user's session. */
  cookie: string;
}

// Passes all rows as one JSON array, because Postgres accepts only 65,535 parameters.
const USERS = `
  insert into users (id, username, email, created_at, updated_at)
  select id, 'load_client_' || n, 'load_client_' || n || '@example.test', now(), now() from jsonb_to_recordset(:people) as p(id uuid, n text)`;
const SESSIONS = `
  insert into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
  select session, decode(hash, 'hex'), id, 'bench', now(), now(), now() + interval '1 day'
  from jsonb_to_recordset(:people) as p(session uuid, hash text, id uuid)`;

/**
 * Inserts accounts with a session each directly into the tables, because the benchmark does not measure the hashing of thousands of
 * passwords.
 * @param wallets whether each gets a wallet with the welcome gift, for benchmarks with runs
 */
export async function addSignedInUsers(databaseUrl: string, count: number, { wallets = false, cookieName = '__Host-sid' } = {}): Promise<SignedInUser[]> {
  const fail = (error: unknown): never => {
    throw error;
  };
  const db = createDatabase({
    url: databaseUrl, poolMax: 4, statementTimeoutMs: 60_000, lockTimeoutMs: 10_000, idleInTransactionTimeoutMs: 10_000, onCallbackError: fail,
  });
  const people = Array.from({ length: count }, () => {
    const token = randomBytes(32).toString('base64url');
    return { id: newId(), n: randomBytes(8).toString('hex'), session: newId(), token, hash: createHash('sha256').update(token).digest('hex') };
  });
  const { wallet } = createWallet({
    db,
    clock: systemClock,
    outbox: createOutbox({ clock: systemClock, wake: () => undefined }),
    push: { toUser: () => undefined, closeSession: () => undefined, closeUser: () => undefined },
  });
  try {
    for (const sql of [USERS, SESSIONS]) await rows(db.knex, sql, { people: JSON.stringify(people.map(({ token: _, ...kept }) => kept)) });
    if (wallets) await db.transaction(async (tx) => {
      for (const { id } of people) await wallet.open(tx, id);
    });
    return people.map(({ id, token }) => ({ id, cookie: `${cookieName}=${token}` }));
  } finally {
    await db.close();
  }
}
