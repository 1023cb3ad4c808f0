import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNotificationChannelsFixtures } from '#testing/notification-channels-fixtures.ts';
import type { NotificationChannelsFixtures, Reader } from '#testing/notification-channels-fixtures.ts';
import { readEmails } from '#testing/read-emails.ts';
import type { ReadEmail } from '#testing/read-emails.ts';
import { sendDigest } from './send-digest.ts';

/** The time at which the tests start: a Wednesday in winter. */
const EVENING = '2026-11-18T20:00:00Z';

describe('digests of unread messages', () => {
  let fixtures: NotificationChannelsFixtures;
  beforeAll(async () => {
    fixtures = await openNotificationChannelsFixtures({ startAt: EVENING });
  });
  afterAll(() => fixtures.close());

  async function reader(preferences: Parameters<NotificationChannelsFixtures['prefer']>[1] = {}): Promise<Reader> {
    fixtures.at(EVENING);
    const somebody = await fixtures.reader();
    await fixtures.prefer(somebody, { timeZone: 'Europe/Lisbon', ...preferences });
    return somebody;
  }
  const digests = async ({ email }: Reader): Promise<ReadEmail[]> => (await readEmails(fixtures.app, email)).filter(({ subject }) => subject.includes('new notification'));

  /** Moves the clock, queues due digests as a worker does, and runs each job `times` times in parallel. */
  async function workAt(isoTime: string, times = 1): Promise<void> {
    fixtures.at(isoTime);
    await fixtures.app.modules.notificationChannels.maintenance!.find(({ name }) => name === 'messages.due_digests')!.run();
    const jobs = await fixtures.takeJobs<{ userId: string }>('messages.send_digest');
    await Promise.all(jobs.flatMap(({ userId }) => Array.from({ length: times }, () => fixtures.app.modules.notificationChannels.sendDigest(userId))));
  }

  it('sends a digest once at 08:00 in the reader’s time zone, with all unread messages by category', async () => {
    const somebody = await reader();
    await fixtures.tell(somebody, { subject: 'Your fox is ready' });
    await fixtures.tell(somebody, { subject: '20 tokens added\nto your wallet', category: 'system' });
    const read = await fixtures.tell(somebody, { subject: 'Seen already' });
    await somebody.user.send('PATCH', `/api/messages/${read}/read`);
    await workAt('2026-11-19T07:59:59Z');
    expect(await digests(somebody)).toEqual([]);
    await workAt('2026-11-19T08:00:00Z', 5);
    const [email, ...rest] = await digests(somebody);
    expect(rest).toEqual([]);
    expect(email!.subject).toBe('2 new notifications at Conjure');
    expect(email!.text).toContain('Creations and prompts\n• Your fox is ready\n\nYour account\n• 20 tokens added to your wallet');
    expect(email!.text).not.toContain('Seen already');
    expect(email!.unsubscribeUrl).toContain('/api/unsubscribe/');
    await workAt('2026-11-20T08:00:00Z');
    expect(await digests(somebody)).toHaveLength(1);
  });

  it('leaves messages out of a digest that were emailed at once or archived, and sends no empty digest', async () => {
    const somebody = await reader();
    await fixtures.tell(somebody, { priority: 'urgent' });
    const read = await fixtures.tell(somebody);
    await somebody.user.send('DELETE', `/api/messages/${read}`);
    await workAt('2026-11-19T08:00:00Z');
    expect(await digests(somebody)).toEqual([]);
    await fixtures.tell(somebody, { subject: 'Later' });
    await workAt('2026-11-20T08:00:00Z');
    expect((await digests(somebody)).map(({ subject }) => subject)).toEqual(['1 new notification at Conjure']);
  });

  it('lists 20 of 23 messages in a digest, and counts the others', async () => {
    const somebody = await reader();
    for (let count = 1; count <= 23; count += 1) await fixtures.tell(somebody, { subject: `Number ${count}.` });
    await workAt('2026-11-19T08:00:00Z');
    const [email] = await digests(somebody);
    expect(email!.text.match(/• /g)).toHaveLength(20);
    expect(email!.text).toContain('• Number 23.');
    expect(email!.text).toContain('…and 3 more.');
  });

  it.each([
    ['Asia/Kolkata', '2026-11-19T02:30:00Z'],
    ['America/New_York', '2026-11-19T13:00:00Z'],
    ['Pacific/Apia', '2026-11-19T19:00:00Z'],
    ['Australia/Lord_Howe', '2026-11-18T21:00:00Z'],
  ])('sends a digest at 08:00 in the time zone %s', async (timeZone, morning) => {
    const somebody = await reader({ timeZone });
    await fixtures.tell(somebody);
    await workAt(new Date(Date.parse(morning) - 1_000).toISOString());
    expect(await digests(somebody)).toEqual([]);
    await workAt(morning);
    expect(await digests(somebody)).toHaveLength(1);
  });

  it('sends weekly digests on Mondays, and follows a change of the frequency', async () => {
    const [weekly, changed, none] = [await reader({ digestFrequency: 'weekly' }), await reader({ digestFrequency: 'weekly' }), await reader()];
    for (const somebody of [weekly, changed, none]) await fixtures.tell(somebody);
    await fixtures.prefer(changed, { digestFrequency: 'daily' });
    await fixtures.prefer(none, { digestFrequency: 'none' });
    await workAt('2026-11-19T08:00:00Z');
    expect([await digests(weekly), await digests(changed), await digests(none)].map(({ length }) => length)).toEqual([0, 1, 0]);
    await workAt('2026-11-23T08:00:00Z');
    expect([await digests(weekly), await digests(changed), await digests(none)].map(({ length }) => length)).toEqual([1, 1, 0]);
  });

  it('sends a digest at 08:00 local time on the day when summer time begins', async () => {
    const somebody = await reader();
    fixtures.at('2026-03-28T12:00:00Z');
    await fixtures.tell(somebody, { subject: 'Before' });
    await workAt('2026-03-29T06:59:00Z');
    expect(await digests(somebody)).toEqual([]);
    await workAt('2026-03-29T07:00:00Z');
    expect(await digests(somebody)).toHaveLength(1);
  });

  it('sends no digest when its transaction fails before the commit, and sends it once with the next workers', async () => {
    const somebody = await reader();
    await fixtures.tell(somebody);
    fixtures.at('2026-11-19T08:00:00Z');
    const { services, modules } = fixtures.app;
    const dying = {
      ...services,
      identity: modules.identity.identity,
      linkBaseUrl: 'http://127.0.0.1',
      emailSender: {
        send: async (...args: Parameters<typeof services.emailSender.send>) => {
          await services.emailSender.send(...args);
          throw new Error('killed before the commit');
        },
      },
    };
    await expect(sendDigest(dying, somebody.userId)).rejects.toThrow('killed');
    expect(await digests(somebody)).toEqual([]);
    await workAt('2026-11-19T08:01:00Z', 2);
    expect(await digests(somebody)).toHaveLength(1);
  });

  it('puts a message that commits after the digest into the next day’s digest', async () => {
    const somebody = await reader();
    await fixtures.tell(somebody, { subject: 'On time' });
    let mayCommit = (): void => undefined;
    let written = (): void => undefined;
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const late = fixtures.app.services.db.transaction(async (tx) => {
      await fixtures.tell(somebody, { subject: 'Late' }, tx);
      written();
      await new Promise<void>((resolve) => (mayCommit = resolve));
    });
    await isWritten;
    await workAt('2026-11-19T08:00:00Z');
    mayCommit();
    await late;
    await workAt('2026-11-19T08:01:00Z');
    expect((await digests(somebody)).map(({ text }) => /• (.*)/.exec(text)![1])).toEqual(['On time']);
    await workAt('2026-11-20T08:00:00Z');
    expect((await digests(somebody)).map(({ text }) => /• (.*)/.exec(text)![1])).toEqual(['On time', 'Late']);
  });

  it('sends no digest to an unconfirmed address, or when the reader switched off the waiting messages', async () => {
    const [unconfirmed, quieter] = [await reader(), await reader()];
    for (const somebody of [unconfirmed, quieter]) await fixtures.tell(somebody);
    await fixtures.app.services.db.knex('users').where({ id: unconfirmed.userId }).update({ email_confirmed_at: null });
    await fixtures.prefer(quieter, { priorities: { critical: true, urgent: true, high: true, normal: false, low: true } });
    await workAt('2026-11-19T08:00:00Z');
    for (const somebody of [unconfirmed, quieter]) expect(await digests(somebody)).toEqual([]);
    expect(await fixtures.app.services.db.knex('digest_entries')).toEqual([]);
  });
});
