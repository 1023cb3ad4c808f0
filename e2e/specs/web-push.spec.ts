import type { BrowserContext, Page } from '@playwright/test';
import { startPushService } from '#testing/push-service.ts';
import type { PushService } from '#testing/push-service.ts';
import { launchOptions } from '../stack/browser.ts';
import { joined } from '../stack/people.ts';
import { runSample } from '../stack/runs.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

test.use({ launchOptions: launchOptions({ whole: true }) });

interface PushNotification {
  subject: string;
  url: string;
}

/** Replaces the browser's own push subscription, which would call its vendor's server; everything else is real. */
async function subscribesAt(page: Page, subscription: { endpoint: string; keys: { p256dh: string; auth: string } }): Promise<void> {
  await page.addInitScript((given) => {
    const here = (): boolean => localStorage.getItem('test.subscribed') === '1';
    const mine = {
      endpoint: given.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: () => {
        localStorage.removeItem('test.subscribed');
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.getSubscription = () => Promise.resolve((here() ? mine : null) as never);
    PushManager.prototype.subscribe = () => {
      localStorage.setItem('test.subscribed', '1');
      return Promise.resolve(mine as never);
    };
  }, subscription);
}

/** Sends pushes to the service worker of this page's origin as the browser would, also after the page has left the origin. */
async function deliverer(context: BrowserContext, page: Page): Promise<(data: object) => Promise<void>> {
  const origin = new URL(page.url()).origin;
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => void (await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) }));
}

interface Worker {
  registration: { getNotifications(): Promise<{ title: string; data: { url: string } }[]> };
}

/** Returns the notifications that the system shows, from the service worker, because no page of the product needs to be open. */
const shown = async (context: BrowserContext): Promise<{ title: string; url: string }[]> =>
  (await context.serviceWorkers()[0]?.evaluate(async () => {
    const { registration } = globalThis as unknown as Worker;
    return (await registration.getNotifications()).map(({ title, data }) => ({ title, url: data.url }));
  })) ?? [];

/** Clicks the notification, as the browser tells its service worker. */
const pressShown = async (context: BrowserContext): Promise<void> => {
  await context.serviceWorkers()[0]?.evaluate(async () => {
    const worker = globalThis as unknown as Worker & EventTarget & { NotificationEvent: new (name: string, given: object) => Event };
    const [notification] = await worker.registration.getNotifications();
    worker.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
  });
};

test.describe('web push', secondLook(true), () => {
  let service: PushService;
  test.beforeAll(async () => {
    service = await startPushService();
  });
  test.afterAll(() => service.close());

  test('after a member switched web push on, a finished run shows a system notification when no tab is in front', async ({ page, baseURL, context }) => {
    await context.grantPermissions(['notifications'], { origin: baseURL! });
    const browser = service.browser();
    await subscribesAt(page, browser.subscription);
    const person = await joined(page, baseURL!);
    await page.goto('/marketplace');
    const preferences = async () => {
      await page.getByRole('button', { name: `Account menu of ${person.username}` }).click();
      await page.getByRole('menuitem', { name: 'Notification Preferences' }).click();
      return page.getByRole('dialog');
    };
    const dialog = await preferences();
    await dialog.getByRole('switch', { name: 'Push notifications' }).click();
    await expect(dialog.getByRole('switch', { name: 'Push notifications' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(dialog).toBeHidden();

    await runSample(page, 'hook-factory', 'Generate · 1 token');
    await expect.poll(() => browser.taken().length, { timeout: 20_000 }).toBeGreaterThan(0);
    const notification = browser.read(browser.taken().at(-1)!) as PushNotification;
    expect(notification.url).toMatch(/^\//);

    // Expects no notification while a tab of the product is visible, because the tab shows the message itself.
    await page.evaluate(() => navigator.serviceWorker.ready);
    const deliver = await deliverer(context, page);
    await deliver({ ...notification, subject: 'Seen in the tab', tag: 'seen' });
    await page.goto('about:blank');
    // Repeats the push until the service worker knows that the tab is gone; notifications with the same tag count as one.
    await expect
      .poll(async () => {
        await deliver(notification);
        return shown(context);
      }, { timeout: 20_000 })
      .toEqual([{ title: notification.subject, url: notification.url }]);

    // Clicks the notification, which opens the creation in the open tab without loading the page again.
    await page.goto(new URL('/pricing', baseURL).href);
    await expect(page.locator('[data-achievements]')).toBeAttached();
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await pressShown(context);
    await expect(page).toHaveURL(new URL(notification.url, baseURL).href);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(await shown(context)).toEqual([]);

    // Switches web push off: neither this browser nor the server may keep the subscription.
    await page.goto(new URL('/pricing', baseURL).href);
    const again = await preferences();
    await again.getByRole('switch', { name: 'Push notifications' }).click();
    const removed = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().endsWith('/api/push/subscriptions'));
    await again.getByRole('button', { name: 'Save Preferences' }).click();
    await removed;
    expect(await page.evaluate(() => localStorage.getItem('test.subscribed'))).toBeNull();
  });
});
