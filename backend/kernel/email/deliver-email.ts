import { MINUTE_MS } from '#contracts/durations.ts';
import type { Clock } from '../clock.ts';
import type { Sealer } from '../crypto/sealed-text.ts';
import type { Database } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import { ComeBackLater, NotRetryable } from '../jobs/job-errors.ts';
import type { Logger } from '../logging/logger.ts';
import { openBody, openRecipient } from './stored-email.ts';
import { EmailNotSent } from './smtp-transport.ts';
import type { EmailTransport } from './smtp-transport.ts';

export interface DeliveryOptions {
  /** How long a failed email waits before its second, third, … attempt, in ms: long enough for greylisting, together shorter than the life of a reset link. */
  retryDelaysMs: readonly number[];
  /** How long a worker that delivers an email keeps other workers from it, in ms. It must be longer than a delivery may take. */
  leaseMs: number;
}

const DELIVERY: DeliveryOptions = { retryDelaysMs: [10_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS], leaseMs: MINUTE_MS };

export interface DeliveryDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  sealer: Sealer;
  /** Sends emails to a mail server. Null keeps all emails in the local outbox. */
  transport: EmailTransport | null;
  options?: Partial<DeliveryOptions>;
}

interface Claimed {
  recipient_sealed: string | null;
  subject: string;
  body_sealed: string | null;
  attempts: number;
}

// An email whose delivery failed can be claimed again, because an administrator may have queued it once more.
const CLAIM = `
  update emails set status = 'queued', attempts = attempts + 1, claimed_until = :until
  where id = :id and status in ('queued', 'failed') and (claimed_until is null or claimed_until <= :now)
  returning recipient_sealed, subject, body_sealed, attempts`;

// `attempts` is the number of the claim, so a worker whose claim of the email was overtaken changes no row.
const RECORD_TRY = `
  update emails set status = :status, error_code = :code, sent_at = :sentAt, claimed_until = null,
    recipient_sealed = case when :erase then null else recipient_sealed end,
    body_sealed = case when :erase then null else body_sealed end
  where id = :id and attempts = :attempts and status = 'queued'`;

/**
 * Sends one stored email, keeps it in the local outbox, or discards it when it has no recipient. A second run does nothing. Only a crash
 * between the mail server's answer and our commit sends it twice, with the same Message-ID.
 * @throws ComeBackLater when the server is away, NotRetryable when it is not going to take it
 */
export async function deliverEmail(deps: DeliveryDeps, id: string): Promise<void> {
  const { db, clock, log, sealer, transport } = deps;
  const { retryDelaysMs, leaseMs } = { ...DELIVERY, ...deps.options };
  const claimed = await claim();
  if (!claimed) return;
  const email = claimed;
  if (email.recipient_sealed === null) return recordTry('discarded', { erase: true });
  const [to, body] = [openRecipient(sealer, id, email.recipient_sealed), openBody(sealer, id, email.body_sealed)];
  if (to === null || body === null) {
    await recordTry('failed', { code: 'unreadable', erase: true });
    throw new NotRetryable(`email ${id} cannot be opened: was SESSION_SECRET changed?`);
  }
  if (transport === null) return recordTry('kept');
  try {
    const { text, action, unsubscribeUrl } = body;
    await transport.deliver({ id, to, subject: email.subject, text, action: action ?? undefined, unsubscribeUrl: unsubscribeUrl ?? undefined });
  } catch (error) {
    throw await afterFailure(error instanceof EmailNotSent ? error : new EmailNotSent('EUNKNOWN', false));
  }
  await recordTry('sent', { erase: true });

  async function claim(): Promise<Claimed | undefined> {
    const now = clock.now();
    const [claimed] = await rows<Claimed>(db.knex, CLAIM, { id, now, until: new Date(now.getTime() + leaseMs) });
    if (claimed) return claimed;
    const [held] = await rows<{ claimed_until: Date | null }>(db.knex, `select claimed_until from emails where id = ? and status = 'queued'`, [id]);
    if (held) throw new ComeBackLater(Math.max(1_000, (held.claimed_until?.getTime() ?? 0) - now.getTime()), 'another attempt is under way');
    return undefined;
  }

  async function recordTry(status: string, { code = null, erase = false }: { code?: string | null; erase?: boolean } = {}): Promise<void> {
    const sentAt = status === 'sent' ? clock.now() : null;
    await rows(db.knex, RECORD_TRY, { id, attempts: email.attempts, status, code, sentAt, erase });
  }

  async function afterFailure({ code, final, message }: EmailNotSent): Promise<Error> {
    const delayMs = final ? undefined : retryDelaysMs[email.attempts - 1];
    log.warn({ emailId: id, code, attempt: email.attempts, retryInMs: delayMs ?? null }, 'email was not taken');
    if (delayMs === undefined) {
      await recordTry('failed', { code, erase: final });
      return new NotRetryable(message);
    }
    await recordTry('queued', { code });
    return new ComeBackLater(delayMs, message);
  }
}
