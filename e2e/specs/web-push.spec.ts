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

/** The browser's own step goes to its vendor's server, which no test may ask: everything else is real. */
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

/** Hands pushes to the service worker of this page's origin as the browser would, also when the page has gone elsewhere. */
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

/** What the system shows, asked of the worker: no page of ours needs to be open. */
const shown = async (context: BrowserContext): Promise<{ title: string; url: string }[]> =>
  (await context.serviceWorkers()[0]?.evaluate(async () => {
    const { registration } = globalThis as unknown as Worker;
    return (await registration.getNotifications()).map(({ title, data }) => ({ title, url: data.url }));
  })) ?? [];

/** Presses what the system shows, as the browser tells its worker. */
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

  test('switched on in the preferences, a finished run reaches this browser, and the system tells it when no tab is in front', async ({ page, baseURL, context }) => {
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

    // A reader with a visible tab of ours sees the message there. The system notifies readers who are elsewhere.
    await page.evaluate(() => navigator.serviceWorker.ready);
    const deliver = await deliverer(context, page);
    await deliver({ ...notification, subject: 'Seen in the tab', tag: 'seen' });
    await page.goto('about:blank');
    // Again until the worker knows that the tab has gone: one tag is one notification.
    await expect
      .poll(async () => {
        await deliver(notification);
        return shown(context);
      }, { timeout: 20_000 })
      .toEqual([{ title: notification.subject, url: notification.url }]);

    // Pressed, it leads the tab that is open to the creation, and nothing is loaded anew.
    await page.goto(new URL('/pricing', baseURL).href);
    await expect(page.locator('[data-achievements]')).toBeAttached();
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await pressShown(context);
    await expect(page).toHaveURL(new URL(notification.url, baseURL).href);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(await shown(context)).toEqual([]);

    // Switched off, this browser is subscribed no more, neither here nor at the server.
    await page.goto(new URL('/pricing', baseURL).href);
    const again = await preferences();
    await again.getByRole('switch', { name: 'Push notifications' }).click();
    const removed = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().endsWith('/api/push/subscriptions'));
    await again.getByRole('button', { name: 'Save Preferences' }).click();
    await removed;
    expect(await page.evaluate(() => localStorage.getItem('test.subscribed'))).toBeNull();
  });
});
