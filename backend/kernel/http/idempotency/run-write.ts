import type { Clock } from '../../clock.ts';
import { afterCommitMark, forgetAfterCommit } from '../../db/database.ts';
import type { Database, Tx } from '../../db/database.ts';
import { rows } from '../../db/raw.ts';
import { AppError } from '../../errors.ts';
import type { Failpoints } from '../../failpoints.ts';
import type { IdempotencyKey } from '../endpoint-handler.ts';
import type { StoredAnswer, WriteOutcome } from './stored-answer.ts';

const MAX_TRIES = 3;
const LOCK_NOT_AVAILABLE = '55P03';
// Not the request's fault, or not for long: the same key must be able to succeed later.
const NEVER_STORED = new Set([401, 429]);

export interface WriteDeps {
  db: Database;
  clock: Clock;
  failpoints: Failpoints;
  /** How long a copy waits for the first, in ms (decisions.md: 2 s). */
  waitMs: number;
}

export interface Write {
  idempotency: IdempotencyKey | null;
  /** The handler: its effect and its answer. */
  run(tx: Tx): Promise<StoredAnswer>;
  /** The answer that an expected failure gives. */
  refuse(error: AppError): StoredAnswer;
}

/** 409 to a copy whose first is not done yet; never stored, and the client sends it again. */
export const inFlight = (): AppError =>
  new AppError('in_flight', 'conflict', 'The first try of this is still running.', { retryAfterSeconds: 1 });

const keyReused = (): AppError =>
  new AppError('idempotency_key_reused', 'unprocessable', 'This Idempotency-Key was used for another request.');

/**
 * Runs a write in one transaction with its idempotency row. Copies block on the row's unique key until the first has
 * committed, and then get its answer; a first that failed for good leaves only its answer behind.
 */
export async function runWrite(deps: WriteDeps, write: Write): Promise<WriteOutcome> {
  const { db, failpoints } = deps;
  failpoints.hit('api.before_transaction');
  const outcome = await db.transaction(async (tx) => {
    if (!write.idempotency) {
      const answer = await write.run(tx);
      failpoints.hit('api.before_commit');
      return { answer, replayed: false };
    }
    const earlier = await claimKey(deps, tx, write.idempotency);
    if (earlier) return { answer: earlier, replayed: true };
    const answer = await runOnce(tx, write);
    await storeAnswer(tx, write.idempotency, answer);
    failpoints.hit('api.before_commit');
    return { answer, replayed: false };
  });
  failpoints.hit('api.after_commit');
  return outcome;
}

/** Makes the row, or returns the answer of the request that made it. */
async function claimKey(deps: WriteDeps, tx: Tx, wanted: IdempotencyKey): Promise<StoredAnswer | null> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    if (await insertKey(deps, tx, wanted)) return null;
    const [row] = await rows<StoredAnswer & { request_hash: string }>(
      tx,
      'select request_hash, status, headers, body from idempotency_keys where scope = ? and key = ?',
      [wanted.scope, wanted.key],
    );
    // The row was purged between the two statements: it is free now.
    if (!row) continue;
    if (row.request_hash !== wanted.requestHash) throw keyReused();
    return { status: row.status, headers: row.headers, body: row.body };
  }
  throw inFlight();
}

async function insertKey({ clock, waitMs }: WriteDeps, tx: Tx, wanted: IdempotencyKey): Promise<boolean> {
  await tx.raw(`set local lock_timeout = ${Math.round(waitMs)}`);
  try {
    const inserted = await rows(
      tx,
      `insert into idempotency_keys (scope, key, request_hash, created_at) values (?, ?, ?, ?)
       on conflict do nothing returning 1`,
      [wanted.scope, wanted.key, wanted.requestHash, clock.now()],
    );
    if (inserted.length === 0) return false;
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) throw inFlight();
    throw error;
  }
  await tx.raw('set local lock_timeout to default; savepoint effect');
  return true;
}

/** Runs the handler; a failure that a repeat would only meet again takes back its effect and becomes the answer. */
async function runOnce(tx: Tx, write: Write): Promise<StoredAnswer> {
  const mark = afterCommitMark(tx);
  try {
    return await write.run(tx);
  } catch (error) {
    if (!(error instanceof AppError) || !isFinal(error)) throw error;
    await tx.raw('rollback to savepoint effect');
    forgetAfterCommit(tx, mark);
    return write.refuse(error);
  }
}

const isFinal = (error: AppError): boolean =>
  error.status < 500 && !NEVER_STORED.has(error.status) && error.code !== 'in_flight';

const storeAnswer = (tx: Tx, { scope, key }: IdempotencyKey, { status, headers, body }: StoredAnswer): Promise<unknown> =>
  rows(tx, 'update idempotency_keys set status = ?, headers = ?, body = ? where scope = ? and key = ?', [
    status,
    JSON.stringify(headers),
    body,
    scope,
    key,
  ]);
