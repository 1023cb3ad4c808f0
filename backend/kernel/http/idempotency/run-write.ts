import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../db/database.ts';
import { prepared, rows } from '../../db/raw.ts';
import { AppError } from '../../errors.ts';
import type { Failpoints } from '../../failpoints.ts';
import type { IdempotencyKey } from '../endpoint-handler.ts';
import type { StoredAnswer, WriteOutcome } from './stored-answer.ts';
import { errorText } from '../../error-text.ts';

const MAX_TRIES = 3;
const LOCK_NOT_AVAILABLE = '55P03';
// Answers with these statuses are not stored under an idempotency key. After sign-in (401) or after the wait (429), a repeat with the same key must be able to
// succeed.
const NEVER_STORED = new Set([401, 429]);

export interface WriteDeps {
  db: Database;
  clock: Clock;
  failpoints: Failpoints;
  /** How long a copy of a request waits for the first one, in ms (docs/rules/server.md#copies-wait). */
  waitMs: number;
}

export interface Write {
  idempotency: IdempotencyKey | null;
  /** Runs the endpoint's handler in the transaction, and returns its answer. */
  run(tx: Tx): Promise<StoredAnswer>;
  /** Makes the answer that an expected failure gets. */
  refuse(error: AppError): StoredAnswer;
}

/**
 * 409 for a copy while the first request with the same idempotency key still runs. It is never stored, and the client sends the copy again
 * (docs/rules/server.md#copies-wait).
 */
export const inFlight = (): AppError =>
  new AppError('in_flight', 'conflict', 'Your first request is still running. Please wait a moment.', { retryAfterSeconds: 1 });

const keyReused = (): AppError =>
  new AppError('idempotency_key_reused', 'unprocessable', 'This Idempotency-Key was used for another request.');

/** Carries the final refusal of a write out of its transaction. The rollback then undoes everything that the handler did. */
class Refused extends Error {
  readonly error: AppError;
  constructor(error: AppError) {
    super('refused', { cause: error });
    this.error = error;
  }
}

/**
 * Runs a write and inserts its idempotency row in one transaction (docs/rules/server.md#idempotency). A copy blocks on the row's
 * unique key until the first request has committed, and then gets its answer. A refused first request leaves only its answer.
 */
export async function runWrite(deps: WriteDeps, write: Write): Promise<WriteOutcome> {
  const { db, failpoints } = deps;
  const { idempotency } = write;
  failpoints.hit('api.before_transaction');
  const outcome = await db.transaction((tx) => attempt(deps, tx, write)).catch((error: unknown) => {
    if (error instanceof Refused && idempotency) return settleRefusal(deps, idempotency, write.refuse(error.error));
    throw error;
  });
  failpoints.hit('api.after_commit');
  return outcome;
}

/** Whether a request with this key has been answered, so that the caller can repeat that answer. */
export async function isAnswered({ knex }: Database, { scope, key }: IdempotencyKey): Promise<boolean> {
  return (await rows(knex, 'select 1 from idempotency_keys where scope = ? and key = ?', [scope, key])).length > 0;
}

async function attempt(deps: WriteDeps, tx: Tx, { idempotency, run }: Write): Promise<WriteOutcome> {
  const earlier = idempotency && (await claimKey(deps, tx, idempotency));
  if (earlier) return { answer: earlier, replayed: true, effective: false };
  const answer = await run(tx).catch((error: unknown) => {
    throw idempotency && error instanceof AppError && isFinal(error) ? new Refused(error) : error;
  });
  if (idempotency) await storeAnswer(tx, idempotency, answer);
  deps.failpoints.hit('api.before_commit');
  return { answer, replayed: false, effective: true };
}

/** Stores a refusal in a transaction of its own, so that copies get it too. If a copy has run since the rollback, its answer counts for all. */
const settleRefusal = (deps: WriteDeps, key: IdempotencyKey, answer: StoredAnswer): Promise<WriteOutcome> =>
  deps.db.transaction(async (tx) => {
    const earlier = await claimKey(deps, tx, key);
    if (earlier) return { answer: earlier, replayed: true, effective: false };
    await storeAnswer(tx, key, answer);
    return { answer, replayed: false, effective: false };
  });

/** Inserts the row of an idempotency key, or returns the stored answer of the request that inserted it. */
async function claimKey(deps: WriteDeps, tx: Tx, wanted: IdempotencyKey): Promise<StoredAnswer | null> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    if (await insertKey(deps, tx, wanted)) return null;
    const [row] = await rows<StoredAnswer & { request_hash: string }>(
      tx,
      'select request_hash, status, headers, body from idempotency_keys where scope = ? and key = ?',
      [wanted.scope, wanted.key],
    );
    // Maintenance deleted the row of the idempotency key between the two statements, so the key is free now.
    if (!row) continue;
    if (row.request_hash !== wanted.requestHash) throw keyReused();
    return { status: row.status, headers: row.headers, body: row.body };
  }
  throw inFlight();
}

// The insert of an idempotency key may wait for another request with the same key. It sets its lock timeout in the same statement, which saves a round trip.
// The timeout holds until the transaction ends.
const INSERT_KEY = {
  name: 'idempotency_insert_1',
  sql: `with patience as (select set_config('lock_timeout', ?, true))
    insert into idempotency_keys (scope, key, request_hash, created_at)
    select cast(? as text), cast(? as text), cast(? as text), cast(? as timestamptz) from patience
    on conflict do nothing returning 1`,
};
const STORE_ANSWER = {
  name: 'idempotency_answer_1',
  sql: 'update idempotency_keys set status = ?, headers = ?, body = ? where scope = ? and key = ?',
};

async function insertKey({ clock, waitMs }: WriteDeps, tx: Tx, { scope, key, requestHash }: IdempotencyKey): Promise<boolean> {
  try {
    const inserted = await prepared(tx, INSERT_KEY, [String(Math.round(waitMs)), scope, key, requestHash, clock.now()]);
    return inserted.length > 0;
  } catch (error) {
    if (errorText(error, 'code') === LOCK_NOT_AVAILABLE) throw inFlight();
    throw error;
  }
}

const isFinal = (error: AppError): boolean =>
  error.status < 500 && !NEVER_STORED.has(error.status) && error.code !== 'in_flight';

const storeAnswer = (tx: Tx, { scope, key }: IdempotencyKey, { status, headers, body }: StoredAnswer): Promise<unknown> =>
  prepared(tx, STORE_ANSWER, [status, JSON.stringify(headers), body, scope, key]);
