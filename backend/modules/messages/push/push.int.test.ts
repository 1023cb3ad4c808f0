import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_SECONDS } from '#contracts/durations.ts';
import { getConfig } from '#contracts/system.ts';
import { removePushSubscription, savePushSubscription } from '#contracts/push-subscriptions.ts';
import { ComeBackLater } from '#kernel/jobs/job-errors.ts';
import { call } from '#testing/test-app.ts';
import { openNotificationChannelsFixtures, TEST_VAPID } from '#testing/notification-channels-fixtures.ts';
import type { NotificationChannelsFixtures, Reader } from '#testing/notification-channels-fixtures.ts';
import { startPushService, vapidProof } from '#testing/push-service.ts';
import type { PushBrowser, PushService } from '#testing/push-service.ts';
import { MOST_SUBSCRIPTIONS } from './push-subscriptions.ts';

interface Job {
  messageId: string;
  subscriptionId: string;
}

describe('web push', () => {
  let fixtures: NotificationChannelsFixtures;
  let service: PushService;
  beforeAll(async () => {
    [fixtures, service] = await Promise.all([openNotificationChannelsFixtures(), startPushService()]);
  });
  beforeEach(() => service.answerWith(201));
  afterAll(async () => {
    await fixtures.close();
    await service.close();
  });

  async function subscribed(reader: Reader): Promise<PushBrowser> {
    const browser = service.browser();
    expect((await call(reader.user, savePushSubscription, { body: browser.subscription })).status).toBe(200);
    return browser;
  }
  const jobs = (): Promise<Job[]> => fixtures.takeJobs<Job>('messages.send_push');
  const send = (job: Job): Promise<void> => fixtures.app.modules.notificationChannels.sendPush(job);
  const subscriptions = async ({ userId }: Reader): Promise<{ last_error: string | null }[]> => fixtures.app.services.db.knex('push_subscriptions').where({ user_id: userId });

  it('pushes a message to each browser of the reader, encrypted for that browser alone and with a valid signature', async () => {
    const [reader, other] = [await fixtures.reader(), await fixtures.reader()];
    const [laptop, phone, stranger] = [await subscribed(reader), await subscribed(reader), await subscribed(other)];
    const id = await fixtures.tell(reader, { subject: 'Your fox is ready ✨', content: 'It waits.', priority: 'urgent' });
    const waiting = await jobs();
    expect(waiting).toHaveLength(2);
    await Promise.all(waiting.map(send));
    for (const browser of [laptop, phone]) {
      const [push, ...rest] = browser.taken();
      expect(rest).toEqual([]);
      expect(browser.read(push!)).toEqual({ id, subject: 'Your fox is ready ✨', content: 'It waits.', url: '/my-creations?run=run-1', tag: id });
      expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high', topic: id.replaceAll('-', '') });
      const { aud, sub, exp } = vapidProof(push!, TEST_VAPID.VAPID_PUBLIC_KEY);
      expect({ aud, sub }).toEqual({ aud: service.url, sub: TEST_VAPID.VAPID_SUBJECT });
      expect(exp - Date.now() / 1_000).toBeLessThanOrEqual(DAY_SECONDS);
      expect(push!.body.toString('latin1')).not.toContain('fox');
    }
    expect(stranger.taken()).toEqual([]);
    expect(() => stranger.read(laptop.taken()[0]!)).toThrow();
  });

  it('stores endpoint and keys of a browser encrypted, and exports only the name of the push service', async () => {
    const reader = await fixtures.reader();
    const { subscription } = await subscribed(reader);
    const stored = JSON.stringify(await subscriptions(reader));
    for (const secret of [subscription.endpoint, subscription.keys.auth, subscription.keys.p256dh]) expect(stored).not.toContain(secret);
    const entries = [];
    for await (const entry of fixtures.app.modules.notificationChannels.personalData!.export(reader.userId)) entries.push(entry);
    expect(entries).toMatchObject([{ name: 'messages/push-subscriptions.json', data: [{ pushService: '127.0.0.1' }] }]);
    expect(JSON.stringify(entries)).not.toContain(new URL(subscription.endpoint).pathname);
    await fixtures.app.services.db.transaction((tx) => fixtures.app.modules.notificationChannels.personalData!.erase(tx, reader.userId));
    expect(await subscriptions(reader)).toEqual([]);
  });

  it('pushes no message when the preferences switch web push off, or the reader read the message first', async () => {
    const reader = await fixtures.reader();
    const browser = await subscribed(reader);
    await fixtures.prefer(reader, { pushNotifications: false });
    await fixtures.tell(reader);
    expect(await jobs()).toEqual([]);
    await fixtures.prefer(reader, { pushNotifications: true });
    const id = await fixtures.tell(reader);
    const [job] = await jobs();
    await reader.user.send('PATCH', `/api/messages/${id}/read`);
    await send(job!);
    expect(browser.taken()).toEqual([]);
  });

  it.each([404, 410])('deletes a browser’s subscription when its push service answers %i', async (status) => {
    const reader = await fixtures.reader();
    await subscribed(reader);
    await fixtures.tell(reader);
    service.answerWith(status);
    for (const job of await jobs()) await send(job);
    expect(await subscriptions(reader)).toEqual([]);
  });

  it('repeats a push to an unavailable push service after the time that it asks for', async () => {
    const reader = await fixtures.reader();
    const browser = await subscribed(reader);
    await fixtures.tell(reader);
    const [job] = await jobs();
    service.answerWith(503);
    await expect(send(job!)).rejects.toMatchObject({ delayMs: 5_000 });
    service.answerWith(429, 120);
    await expect(send(job!)).rejects.toMatchObject({ delayMs: 120_000 });
    await expect(send(job!)).rejects.toBeInstanceOf(ComeBackLater);
    expect(await subscriptions(reader)).toMatchObject([{ last_error: 'HTTP 429' }]);
    service.answerWith(201);
    // A job may run twice after a crash. Both pushes have the same topic and tag, so the reader sees one notification.
    await send(job!);
    await send(job!);
    expect(new Set(browser.taken().map(({ headers }) => headers['topic'])).size).toBe(1);
  });

  it('records that a push service refused a message, and does not try again', async () => {
    const reader = await fixtures.reader();
    await subscribed(reader);
    await fixtures.tell(reader);
    service.answerWith(403);
    for (const job of await jobs()) await send(job);
    expect(await subscriptions(reader)).toMatchObject([{ last_error: 'HTTP 403' }]);
  });

  it('records HTTP 307 as an error when the push service redirects', async () => {
    const reader = await fixtures.reader();
    await subscribed(reader);
    await fixtures.tell(reader);
    service.answerWith(307);
    for (const job of await jobs()) await send(job);
    expect(await subscriptions(reader)).toMatchObject([{ last_error: 'HTTP 307' }]);
  });

  it('pushes nothing to a browser after the reader signs out, and deletes its subscription', async () => {
    const [reader, idle] = [await fixtures.reader(), await fixtures.reader()];
    const browser = await subscribed(reader);
    await subscribed(idle);
    await fixtures.tell(reader);
    const [job] = await jobs();
    await Promise.all([reader, idle].map(({ user }) => user.send('POST', '/api/auth/logout')));
    await send(job!);
    expect(browser.taken()).toEqual([]);
    expect(await subscriptions(reader)).toEqual([]);
    expect(await subscriptions(idle)).toHaveLength(1);
    await fixtures.app.modules.notificationChannels.maintenance!.find(({ name }) => name === 'messages.drop_ended_subscriptions')!.run();
    expect(await subscriptions(idle)).toEqual([]);
  });

  it('pushes nothing to the earlier user of a browser after another one subscribes in it', async () => {
    const [before, after] = [await fixtures.reader(), await fixtures.reader()];
    const browser = await subscribed(before);
    await fixtures.tell(before);
    const [job] = await jobs();
    await call(after.user, savePushSubscription, { body: browser.subscription });
    await send(job!);
    expect(browser.taken()).toEqual([]);
    expect(await subscriptions(before)).toEqual([]);
    expect(await subscriptions(after)).toHaveLength(1);
  });

  it('accepts only known push services, keeps 20 browsers per person, and deletes a browser at its request', async () => {
    const reader = await fixtures.reader();
    for (const endpoint of ['https://evil.example/push', 'http://localhost:6379/', 'https://169.254.169.254/latest', 'ftp://127.0.0.1/x']) {
      expect((await call(reader.user, savePushSubscription, { body: { ...service.browser().subscription, endpoint } })).status).toBe(400);
    }
    const browsers: PushBrowser[] = [];
    for (let count = 0; count <= MOST_SUBSCRIPTIONS; count += 1) browsers.push(await subscribed(reader));
    expect(await subscriptions(reader)).toHaveLength(MOST_SUBSCRIPTIONS);
    const { endpoint } = browsers.at(-1)!.subscription;
    const stranger = await fixtures.reader();
    await call(stranger.user, removePushSubscription, { body: { endpoint } });
    expect(await subscriptions(reader)).toHaveLength(MOST_SUBSCRIPTIONS);
    for (let again = 0; again < 2; again += 1) expect((await call(reader.user, removePushSubscription, { body: { endpoint } })).status).toBe(200);
    expect(await subscriptions(reader)).toHaveLength(MOST_SUBSCRIPTIONS - 1);
  });

  it('gives visitors the public key that browsers need to subscribe to web push', async () => {
    expect((await call(fixtures.app.visitor(), getConfig)).body.pushKey).toBe(TEST_VAPID.VAPID_PUBLIC_KEY);
  });
});
