import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { DAY_MS } from '#contracts/durations.ts';
import type { ServiceCheck, ServiceStates } from '#contracts/service-states.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import { within } from '#kernel/deadline.ts';
import { emailFigures } from '#kernel/email/email-figures.ts';
import { errorText } from '#kernel/error-text.ts';
import { newId } from '#kernel/ids.ts';
import type { Storage } from '#kernel/storage/storage.ts';

interface Failure {
  lastFailedAt: Date | null;
}

/** The services that administrators can check, and the sources of their last results. */
export interface ServiceSources {
  storage: { store: Storage; kind: 'disk' | 's3'; place: string | null; freeBytes: (() => Promise<number>) | null; amount(connection: Connection): Promise<{ files: number; bytes: number }> };
  mail: { server: string | null; from: string; greet: (() => Promise<void>) | null };
  push: { on: boolean; hosts: readonly string[]; figures(connection: Connection, since: Date): Promise<Failure & { browsers: number; failing: number; lastFailure: string | null }> };
  webhooks(connection: Connection, since: Date): Promise<Failure & { addresses: number; off: number; waiting: number; delivered: number; failed: number; lastDeliveredAt: Date | null; lastStatus: number | null; lastProblem: string | null }>;
}

export interface ServiceStatesDeps {
  db: Database;
  clock: Clock;
  services: ServiceSources;
  /** A checked service that does not answer within this many ms counts as not working. */
  timeoutMs?: number;
}

const BYTES = 32;
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * Checks the external services now, in parallel, and adds their last results (docs/rules/server.md#service-states). Errors are given as
 * codes, and no address that holds a secret appears.
 */
export async function serviceStates({ db, clock, services: { storage, mail, push, webhooks }, timeoutMs = 3_000 }: ServiceStatesDeps): Promise<ServiceStates> {
  const since = new Date(millis(clock) - DAY_MS);
  const { greet } = mail;
  const [stored, greeted, amount, free, emails, pushes, calls] = await Promise.all([
    checked(() => writeReadDelete(storage.store), timeoutMs),
    greet && checked(greet, timeoutMs),
    storage.amount(db.knex),
    storage.freeBytes === null ? null : storage.freeBytes().catch(() => null),
    emailFigures(db.knex, since), push.figures(db.knex, since), webhooks(db.knex, since),
  ]);
  return {
    checkedAt: clock.now().toISOString(),
    storage: { kind: storage.kind, place: storage.place, check: stored, ...amount, freeBytes: free },
    mail: { server: mail.server, from: mail.from, check: greeted, queued: emails.queued, failed: emails.failed, lastSentAt: iso(emails.lastSentAt), lastProblem: problem(emails.lastFailedAt, emails.lastFailure) },
    push: { on: push.on, hosts: [...push.hosts], browsers: pushes.browsers, failing: pushes.failing, lastProblem: problem(pushes.lastFailedAt, pushes.lastFailure) },
    webhooks: {
      addresses: calls.addresses, off: calls.off, waiting: calls.waiting, delivered: calls.delivered, failed: calls.failed, lastDeliveredAt: iso(calls.lastDeliveredAt),
      lastProblem: problem(calls.lastFailedAt, calls.lastStatus === null ? calls.lastProblem : String(calls.lastStatus)),
    },
  };
}

const problem = (at: Date | null, code: string | null): { at: string; code: string } | null => at && { at: at.toISOString(), code: code ?? 'unknown' };

/** Writes random bytes to the file storage, reads them and deletes them. @throws Error when it returns other bytes, and what the storage throws */
async function writeReadDelete(store: Storage): Promise<void> {
  const key = `checks/${newId()}`;
  const written = randomBytes(BYTES);
  await store.put(key, written, 'application/octet-stream');
  try {
    const read = await buffer(await store.read(key));
    if (!read.equals(written)) throw Object.assign(new Error('other bytes came back'), { code: 'other_bytes' });
  } finally {
    await store.delete(key);
  }
}

async function checked(check: () => Promise<void>, timeoutMs: number): Promise<ServiceCheck> {
  const startedAt = performance.now();
  const ms = (): number => Math.round(performance.now() - startedAt);
  try {
    await within(timeoutMs, check(), () => {
      throw Object.assign(new Error('late'), { code: 'late' });
    });
    return { works: true, ms: ms(), problem: null };
  } catch (error) {
    // An error's message may contain an address with a secret, so only its code or its name is given.
    return { works: false, ms: ms(), problem: errorText(error, 'code') ?? errorText(error, 'name') ?? 'unknown' };
  }
}
