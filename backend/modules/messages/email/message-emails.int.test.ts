import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNotificationChannelsFixtures } from '#testing/notification-channels-fixtures.ts';
import type { NotificationChannelsFixtures, Reader } from '#testing/notification-channels-fixtures.ts';
import { readEmails } from '#testing/read-emails.ts';
import type { ReadEmail } from '#testing/read-emails.ts';
import { unsubscribeUrl } from './unsubscribe-token.ts';

describe('emails that are sent with a message at once', () => {
  let fixtures: NotificationChannelsFixtures;
  beforeAll(async () => {
    fixtures = await openNotificationChannelsFixtures();
  });
  afterAll(() => fixtures.close());

  const messageEmails = async ({ email }: Reader): Promise<ReadEmail[]> => (await readEmails(fixtures.app, email)).filter(({ unsubscribeUrl: url }) => url);
  const pathOf = (url: string): string => new URL(url).pathname;

  it('emails only urgent and critical messages at once, with a link to the page that they are about', async () => {
    const reader = await fixtures.reader();
    for (const priority of ['low', 'normal', 'high', 'urgent', 'critical'] as const) await fixtures.tell(reader, { priority, subject: `How ${priority}` });
    const written = await messageEmails(reader);
    expect(written.map(({ subject }) => subject)).toEqual(['How urgent', 'How critical']);
    expect(written[0]!.text).toBe('“Fox” is done.');
    expect(written[0]!.action!.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/my-creations\?run=run-1$/);
  });

  it('queues the email of a message only if the message’s transaction commits', async () => {
    const reader = await fixtures.reader();
    await expect(
      fixtures.app.services.db.transaction(async (tx) => {
        await fixtures.tell(reader, { priority: 'critical' }, tx);
        throw new Error('killed before the commit');
      }),
    ).rejects.toThrow('killed');
    expect(await messageEmails(reader)).toEqual([]);
  });

  it('emails no message to unconfirmed addresses, banned users, or readers who switched these emails off', async () => {
    const [unconfirmed, banned, quiet] = [await fixtures.reader({ confirmed: false }), await fixtures.reader(), await fixtures.reader()];
    await fixtures.app.services.db.knex('users').where({ id: banned.userId }).update({ banned_at: new Date() });
    await fixtures.prefer(quiet, { emailNotifications: false });
    for (const reader of [unconfirmed, banned, quiet]) {
      await fixtures.tell(reader, { priority: 'critical' });
      expect(await messageEmails(reader)).toEqual([]);
    }
  });

  it('stops emails after an email program posts to the unsubscribe address, without a cookie or an origin', async () => {
    const reader = await fixtures.reader();
    await fixtures.tell(reader, { priority: 'urgent' });
    const [email] = await messageEmails(reader);
    const answer = await fetch(fixtures.app.url + pathOf(email!.unsubscribeUrl!), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    await fixtures.tell(reader, { priority: 'urgent' });
    expect(await messageEmails(reader)).toHaveLength(1);
  });

  it('unsubscribes only when the reader confirms on the page, because email scanners open every link', async () => {
    const reader = await fixtures.reader();
    await fixtures.tell(reader, { priority: 'urgent' });
    const path = pathOf((await messageEmails(reader))[0]!.unsubscribeUrl!);
    const page = await fixtures.app.visitor().send('GET', path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<form method="post">');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    await fetch(fixtures.app.url + path, { method: 'HEAD' });
    await fixtures.tell(reader, { priority: 'urgent' });
    expect(await messageEmails(reader)).toHaveLength(2);
    const done = await fixtures.app.visitor().send('POST', path);
    expect([done.status, done.text.includes('These emails are stopped')]).toEqual([200, true]);
    expect((await fixtures.app.visitor().send('POST', path)).status).toBe(200);
  });

  it('stops only the kind of email that the unsubscribe token names', async () => {
    const reader = await fixtures.reader();
    const { sealer, config } = fixtures.app.services;
    const path = pathOf(unsubscribeUrl(sealer, config.http.linkBaseUrl, { userId: reader.userId, kind: 'digest' }));
    expect((await fixtures.app.visitor().send('POST', path)).status).toBe(200);
    const { body } = await reader.user.send('GET', '/api/user/notification-preferences');
    expect(body).toMatchObject({ preferences: { emailNotifications: true, digestFrequency: 'none', soundEnabled: true } });
  });

  it('answers 404 with a page for a false unsubscribe token, and changes nothing', async () => {
    const reader = await fixtures.reader();
    const { sealer } = fixtures.app.services;
    for (const token of ['x', 'a'.repeat(95), sealer.seal(`email:${reader.userId}`, 'email:other')]) {
      for (const method of ['GET', 'POST']) {
        const { status, text } = await fixtures.app.visitor().send(method, `/api/unsubscribe/${token}`);
        expect([status, text.includes('no longer works')]).toEqual([404, true]);
      }
    }
  });
});
