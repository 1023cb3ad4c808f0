import type { Page } from '@playwright/test';
import { openBell } from '../stack/messages.ts';
import { startOutageStack } from '../stack/outage-stack.ts';
import type { OutageStack } from '../stack/outage-stack.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { beginRun } from '../stack/wallet.ts';
import { expect, test } from '../stack/test.ts';

const TEXT = { contentType: 'text', prompt: 'Rain on a tin roof', length: 60 };

/** Returns the number on the bell: the page's unread messages. */
const badge = async (page: Page): Promise<number> => Number((await page.getByText(/^\d+ unread notifications?$/).first().textContent().catch(() => '0'))?.split(' ')[0] ?? 0);
const truth = async (page: Page, url: string): Promise<number> => ((await (await page.request.get(`${url}/api/messages/unread-count`)).json()) as { count: number }).count;
const done = async (page: Page, url: string): Promise<number> => {
  const list = (await (await page.request.get(`${url}/api/messages?limit=100`)).json()) as { type: string }[];
  return list.filter(({ type }) => type === 'generation_success').length;
};

/** Waits until the bell's number equals the unread messages in the database, which has this many finished runs. */
async function expectTruth(page: Page, url: string, runs: number, withinMs: number): Promise<void> {
  await expect.poll(() => done(page, url), { timeout: 60_000 }).toBe(runs);
  await expect(async () => expect(await badge(page)).toBe(await truth(page, url))).toPass({ timeout: withinMs });
}

/** Expects every message exactly once in the bell's panel. */
async function expectNothingTwice(page: Page, runs: number): Promise<void> {
  // Counts messages inside the bell's panel alone, because the live region also announces new messages.
  await expect((await openBell(page)).getByText('Your text is ready ✨')).toHaveCount(runs);
  await page.keyboard.press('Escape');
}

test.describe.configure({ mode: 'serial' });
let own: OutageStack;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startOutageStack();
});
test.afterAll(() => own.stop());
test.beforeEach(({ page }) => seenDialog(page));

test('after a killed server and a killed Redis, both tabs of a user have each message once, and another user has none', async ({ page, context, browser, problems }) => {
  test.setTimeout(240_000);
  problems.length = 0;
  const { url } = own;
  await joined(page, url);
  await page.goto(url);
  const tab = await context.newPage();
  await tab.goto(url);
  const other = await browser.newPage();
  await joined(other, url);
  await other.goto(url);

  await beginRun(page, url, TEXT);
  for (const one of [page, tab]) await expectTruth(one, url, 1, 5_000);

  await beginRun(page, url, TEXT);
  await own.restartApi();
  for (const one of [page, tab]) await expectTruth(one, url, 2, 15_000);

  await own.redis.kill();
  await beginRun(page, url, TEXT);
  await own.redis.restart();
  for (const one of [page, tab]) await expectTruth(one, url, 3, 35_000);
  await expectNothingTwice(tab, 3);

  expect(await done(other, url)).toBe(0);
  expect(await badge(other)).toBe(await truth(other, url));
  await expectNothingTwice(other, 0);
  problems.length = 0;
  await other.close();
});

test('the page of a laptop that was asleep for a minute shows each message once', async ({ page, problems }) => {
  test.setTimeout(240_000);
  const { url } = own;
  await joined(page, url);
  await page.goto(url);
  await beginRun(page, url, TEXT);
  await expectTruth(page, url, 1, 5_000);
  await beginRun(page, url, TEXT);
  await own.wire.freeze();
  await page.waitForTimeout(60_000);
  await own.wire.mend();
  await expectTruth(page, url, 2, 35_000);
  await expectNothingTwice(page, 2);
  problems.length = 0;
});

test('without WebSockets, messages arrive by polling of the live connection, and without that by polling of the page', async ({ browser, problems }) => {
  test.setTimeout(180_000);
  const polling = await browser.newPage();
  await seenDialog(polling);
  await polling.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await joined(polling, own.url);
  await polling.goto(own.url);
  await polling.waitForTimeout(2_000);
  await beginRun(polling, own.url, TEXT);
  await expectTruth(polling, own.url, 1, 5_000);
  await polling.close();

  const blocked = await browser.newPage();
  await seenDialog(blocked);
  await blocked.route('**/socket.io/**', (route) => route.abort());
  await joined(blocked, own.url);
  await blocked.goto(own.url);
  await blocked.waitForTimeout(2_000);
  await beginRun(blocked, own.url, TEXT);
  // Waits for the client's poll, which it sends every 30 s (docs/rules/client-limits.md#polling).
  await expectTruth(blocked, own.url, 1, 35_000);
  await expectNothingTwice(blocked, 1);
  problems.length = 0;
  await blocked.close();
});
