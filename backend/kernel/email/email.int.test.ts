import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { ComeBackLater, NotRetryable } from '#kernel/jobs/job-errors.ts';
import { createRelay } from '#kernel/outbox/relay.ts';
import { eventually, openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { startSmtpServer } from '#testing/smtp-server.ts';
import type { SmtpServer } from '#testing/smtp-server.ts';
import { createEmailWorker } from '../../workers/email.worker.ts';
import type { Clock } from '../clock.ts';
import type { EmailsTable } from '../db/kernel.tables.ts';
import { createSealer } from '../crypto/sealed-text.ts';
import { createEmailSender } from './create-email-sender.ts';
import { deliverEmail } from './deliver-email.ts';
import { listEmails } from './list-emails.ts';
import { emailMaintenance } from './email-maintenance.ts';
import { emailMigrations } from './email.migrations.ts';
import type { Email } from './email.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { EmailTransport } from './smtp-transport.ts';

const SECRET = 'a-session-secret-for-tests-only-0123456789';
const EMAIL: Email = {
  to: 'ada,evil@example.test',
  subject: 'Reset <your> password',
  text: 'Somebody asked.\n\nWas it you?',
  action: { label: 'Choose a new one', url: 'https://conjure.example/#reset-token=secret-token-1' },
};

describe('email', () => {
  let fixtures: JobFixtures;
  let smtp: SmtpServer;
  let offset = 0;
  const clock: Clock = { now: () => new Date(Date.now() + offset) };
  const sealer = createSealer(SECRET);
  const notificationChannels = { sendDigest: () => Promise.resolve() };
  beforeAll(async () => {
    fixtures = await openJobFixtures({ migrations: [emailMigrations] });
    smtp = await startSmtpServer();
  });
  afterAll(async () => {
    await smtp.close();
    await fixtures.close();
  });
  beforeEach(async () => {
    await fixtures.db.knex.raw('truncate emails, outbox_jobs');
    smtp.emails.length = 0;
    smtp.refuseWith(null);
    offset = 0;
  });

  const transport = (): EmailTransport => createSmtpTransport({ url: smtp.url, from: 'Conjure <hello@conjure.example>', timeoutMs: 3_000 });
  const deps = (carrier: EmailTransport | null = transport()) => ({ db: fixtures.db, clock, log: fixtures.log, sealer, transport: carrier });
  const row = async (id: string): Promise<EmailsTable> => (await fixtures.db.knex('emails').where({ id }).first())!;
  async function post(email: Partial<Email> = {}): Promise<string> {
    await fixtures.db.transaction((tx) => createEmailSender({ clock, outbox: fixtures.outbox, sealer }).send(tx, { ...EMAIL, ...email }));
    return ((await fixtures.db.knex('emails').orderBy('id', 'desc').first()) as { id: string }).id;
  }

  it("keeps line ends in an email's subject and recipient out of the headers and the envelope", async () => {
    const id = await post({ to: 'ada@example.test\r\nRCPT TO:<thief@example.test>', subject: 'Hello\r\nBcc: thief@example.test\r\n\r\nBody', text: 'Words\r\n.\r\nMAIL FROM:<thief@example.test>' });
    await deliverEmail(deps(), id);
    await deliverEmail(deps(), await post({ subject: 'Hello\nBcc: thief@example.test' }));
    expect(smtp.emails.flatMap(({ to }) => to).filter((to) => to.startsWith('thief'))).toEqual([]);
    for (const { data } of smtp.emails) {
      const headers = data.slice(0, data.indexOf('\r\n\r\n'));
      expect(headers).toMatch(/^Subject: .*Hello/m);
      expect(headers).not.toMatch(/^(Bcc|Body|MAIL|RCPT)/im);
    }
    expect(smtp.emails.length).toBeGreaterThan(0);
  });

  it('stores an email sealed in the database, and rolls it back with the transaction that wrote it', async () => {
    const stored = JSON.stringify([await row(await post()), await fixtures.db.knex('outbox_jobs')]);
    expect(stored).not.toMatch(/ada@|example\.test|secret-token|Somebody/);
    await fixtures.db.transaction(async (tx) => {
      await createEmailSender({ clock, outbox: fixtures.outbox, sealer }).send(tx, EMAIL);
      throw new Error('no');
    }).catch(() => undefined);
    expect(await fixtures.db.knex('emails')).toHaveLength(1);
    expect(await fixtures.db.knex('outbox_jobs')).toHaveLength(1);
  });

  it('sends an email once, in HTML and plain text, to one recipient, and erases its words afterwards', async () => {
    const id = await post();
    await deliverEmail(deps(), id);
    await deliverEmail(deps(), id);
    expect(smtp.emails).toHaveLength(1);
    const [{ to, data } = { to: [], data: '' }] = smtp.emails;
    expect(to).toHaveLength(1);
    expect(to[0]).toContain('ada,evil');
    expect(data).toMatch(new RegExp(`^Message-ID: <${id}@conjure.example>`, 'mi'));
    expect(data).toContain('From: Conjure <hello@conjure.example>');
    expect(data).toContain('Content-Type: text/plain');
    expect(data).toContain('Content-Type: text/html');
    expect(data.replace(/=\r\n/g, '')).toContain('secret-token-1');
    expect(await row(id)).toMatchObject({ status: 'sent', recipient_sealed: null, body_sealed: null, error_code: null, attempts: 1 });
    expect((await row(id))['sent_at']).toBeInstanceOf(Date);
  });

  it('sends an email once although eight workers deliver it at the same time', async () => {
    const id = await post();
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => deliverEmail(deps(), id)));
    expect(smtp.emails).toHaveLength(1);
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(ComeBackLater);
  });

  it('keeps emails in the local outbox when there is no mail server, and administrators can read them there', async () => {
    const id = await post();
    await deliverEmail(deps(null), id);
    await deliverEmail(deps(null), id);
    expect(await row(id)).toMatchObject({ status: 'kept', attempts: 1 });
    const [read] = await listEmails(fixtures.db.knex, { limit: 5, sealer });
    expect(read).toMatchObject({ id, to: EMAIL.to, subject: EMAIL.subject, body: { text: EMAIL.text, action: EMAIL.action }, status: 'kept' });
    expect(await listEmails(fixtures.db.knex, { limit: 5, sealer: null })).toMatchObject([{ id, to: null, body: null }]);
    expect(await listEmails(fixtures.db.knex, { limit: 5, sealer: createSealer(`${SECRET}!`) })).toMatchObject([{ id, to: null, body: null }]);
  });

  it('runs the same statements for an email without a recipient as for any other, and sends nothing', async () => {
    const statements: string[] = [];
    const listen = ({ sql }: { sql: string }): void => void statements.push(sql);
    fixtures.db.knex.client.on('query', listen);
    const some = await post();
    const real = statements.splice(0);
    const none = await post({ to: null });
    const mute = statements.splice(0);
    fixtures.db.knex.client.removeListener('query', listen);
    expect(mute).toEqual(real);
    await deliverEmail(deps(), none);
    expect(await row(none)).toMatchObject({ status: 'discarded', body_sealed: null });
    expect(smtp.emails).toHaveLength(0);
    expect((await listEmails(fixtures.db.knex, { limit: 5, sealer })).map(({ id }) => id)).toEqual([some]);
  });

  it('tries an email again when the mail server asks for it, and stores its final failure without an address in the error', async () => {
    const id = await post();
    smtp.refuseWith('451 4.7.1 greylisted ada@example.test');
    for (const delayMs of [10_000, 60_000, 300_000, 900_000]) {
      const error = await deliverEmail(deps(), id).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ComeBackLater);
      expect((error as ComeBackLater).delayMs).toBe(delayMs);
      expect(await row(id)).toMatchObject({ status: 'queued', error_code: 'EENVELOPE 451' });
    }
    const last = await deliverEmail(deps(), id).catch((caught: unknown) => caught);
    expect(last).toBeInstanceOf(NotRetryable);
    expect(String((last as Error).stack)).not.toContain('ada@');
    expect(await row(id)).toMatchObject({ status: 'failed', attempts: 5 });
    smtp.refuseWith(null);
    await deliverEmail(deps(), id);
    expect(await row(id)).toMatchObject({ status: 'sent' });
  });

  it('gives up an email at once when its address does not exist, or when it cannot be opened', async () => {
    const [refused, foreign] = [await post(), await post()];
    smtp.refuseWith('550 5.1.1 no such user');
    await expect(deliverEmail(deps(), refused)).rejects.toBeInstanceOf(NotRetryable);
    expect(await row(refused)).toMatchObject({ status: 'failed', error_code: 'EENVELOPE 550', body_sealed: null });
    await expect(deliverEmail({ ...deps(), sealer: createSealer('another') }, foreign)).rejects.toBeInstanceOf(NotRetryable);
    expect(await row(foreign)).toMatchObject({ status: 'failed', error_code: 'unreadable' });
  });

  it('another worker takes over an email after the claim of a worker that died has run out', async () => {
    const id = await post();
    await fixtures.db.knex('emails').where({ id }).update({ attempts: 1, claimed_until: new Date(Date.now() + 60_000) });
    await expect(deliverEmail(deps(), id)).rejects.toBeInstanceOf(ComeBackLater);
    offset = 61_000;
    await deliverEmail(deps(), id);
    expect(smtp.emails).toHaveLength(1);
  });

  it('gives an email a new job after 2 minutes without one, and deletes it after 30 days unless it still waits', async () => {
    const [requeue, purge] = emailMaintenance({ db: fixtures.db, clock, outbox: fixtures.outbox });
    const [waiting, kept] = [await post(), await post()];
    await deliverEmail(deps(null), kept);
    await fixtures.db.knex('outbox_jobs').delete();
    await requeue!.run();
    expect(await fixtures.db.knex('outbox_jobs')).toHaveLength(0);
    offset = 180_000;
    await requeue!.run();
    await requeue!.run();
    expect(await fixtures.db.knex('outbox_jobs')).toMatchObject([{ queue: 'email', payload: { id: waiting } }]);
    offset = 29 * DAY_MS;
    await purge!.run();
    expect(await fixtures.db.knex('emails')).toHaveLength(2);
    offset = 31 * DAY_MS;
    await purge!.run();
    expect(await fixtures.db.knex('emails').pluck('id')).toEqual([waiting]);
  });

  it.each([['production', 1], ['development', 0]] as const)('in %s, the email worker logs %i warnings that there is no mail server', async (environment, words) => {
    const warned: unknown[] = [];
    const log = Object.assign(Object.create(fixtures.log) as typeof fixtures.log, { warn: (...said: unknown[]) => void warned.push(said) });
    const config = { environment, email: { smtpUrl: null, from: 'Conjure <hello@conjure.example>' } };
    const worker = createEmailWorker({ db: fixtures.db, clock, log, sealer, config, notificationChannels }, fixtures.workerOptions);
    await worker.close({ graceMs: 100, deadlineMs: 500 });
    expect(warned).toHaveLength(words);
  });

  it('sets the header of one-click unsubscription only on emails with an unsubscribe address', async () => {
    const unsubscribeUrl = 'https://conjure.example/api/unsubscribe/a-token';
    await deliverEmail(deps(), await post({ unsubscribeUrl }));
    await deliverEmail(deps(), await post());
    const [news, plain] = smtp.emails.map(({ data }) => data);
    const [headers = '', body = ''] = news!.split('\r\n\r\n', 2);
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/conjure\.example\/api\/unsubscribe\/a-token>\r$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(body + news!).toContain(unsubscribeUrl);
    expect(plain).not.toMatch(/unsubscribe/i);
  });

  it('an email reaches the mail server from the transaction that wrote it, over the relay and the queue', async () => {
    const relay = createRelay({ db: fixtures.db, queues: fixtures.queues, wake: fixtures.wake, clock, log: fixtures.log, subscriptionsByEvent: new Map() });
    const config = { environment: 'test', email: { smtpUrl: smtp.url, from: 'Conjure <hello@conjure.example>' } } as const;
    const worker = createEmailWorker({ db: fixtures.db, clock, log: fixtures.log, sealer, config, notificationChannels }, fixtures.workerOptions);
    relay.start();
    try {
      const ids = [await post(), await post({ to: null })];
      await eventually(async () => (await fixtures.db.knex('emails').whereIn('status', ['sent', 'discarded']).whereIn('id', ids)).length === 2, 10_000);
      expect(smtp.emails).toHaveLength(1);
    } finally {
      await relay.stop();
      await worker.close({ graceMs: 100, deadlineMs: 500 });
    }
  });
});
