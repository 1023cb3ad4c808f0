import type { Browser, Locator, Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { choose } from '../stack/choose.ts';
import { look } from '../stack/look.ts';
import { operate, payFor } from '../stack/orders.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { WIDTHS } from '../stack/settings.ts';
import { expectToast, toastOf } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

/** Registers another user who pays for a package. It resolves when the ledger has the tokens. */
async function customer(browser: Browser, baseURL: string, name: string): Promise<{ username: string; payment: string; guest: Page }> {
  const guest = await browser.newPage({ baseURL });
  const { username } = await joined(guest, baseURL);
  const { payment, orderId } = await payFor(guest, baseURL, name);
  await expect.poll(async () => ((await (await guest.request.get(`/api/payments/status?order=${orderId}`)).json()) as { state: string }).state, { timeout: 20_000 }).toBe('done');
  return { username, payment, guest };
}

/** Whether a toast lies over an element. */
async function covered(page: Page, title: string, element: Locator): Promise<boolean> {
  const [toast, box] = [await toastOf(page, title).boundingBox(), await element.boundingBox()];
  return toast !== null && box !== null && Math.min(toast.x + toast.width, box.x + box.width) > Math.max(toast.x, box.x) && Math.min(toast.y + toast.height, box.y + box.height) > Math.max(toast.y, box.y);
}

test('an administrator finds an order and refunds a part, after reading what happens to the tokens', async ({ page, baseURL, browser }) => {
  const { username, payment, guest } = await customer(browser, baseURL!, 'Mini Boost');
  await asAdmin(page, baseURL!);
  await page.goto('/admin/sales');
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Dashboard' })).toBeVisible();
  const search = page.getByRole('search', { name: 'Orders' }).getByLabel('Search');
  await search.fill(username);
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${username}$`));
  const opener = page.getByRole('table', { name: 'Orders' }).getByRole('button', { name: `Open the order of ${username}: Mini Boost, $4.99` });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Mini Boost' });
  await expect(drawer.getByText(payment)).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Stripe' })).toHaveAttribute('href', new RegExp(`/test/payments/${payment}$`));

  const preview = drawer.getByRole('region', { name: 'Claw-back preview' });
  await expect(preview.getByText('60 → 20')).toBeVisible();
  await choose(drawer.getByRole('radio', { name: 'Part' }));
  await drawer.getByLabel('Amount').fill('5');
  await drawer.getByRole('button', { name: 'Refund $5.00' }).click();
  await expect(drawer.getByText('$4.99 is all that is left')).toBeVisible();
  await expect(drawer.getByText('Give the reason in a few words')).toBeVisible();
  await drawer.getByLabel('Amount').fill('2.49');
  await expect(preview.getByText('-$2.49')).toBeVisible();
  await drawer.getByLabel('Reason').fill('Half of it was fun');
  await drawer.getByRole('button', { name: 'Refund $2.49' }).click();
  await page.getByRole('alertdialog', { name: `Refund $2.49 to @${username}?` }).getByRole('button', { name: 'Refund' }).click();
  await expectToast(page, 'Refund on its way', `$2.49 goes back to @${username}. 20 tokens were taken back.`);
  expect(await covered(page, 'Refund on its way', preview)).toBe(false);
  await expect(drawer.getByText('$2.49 of $4.99')).toBeVisible();
  await expect(drawer.getByText('Partly refunded')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Refund $2.50' })).toBeVisible();
  await expect(drawer.getByText('Tokens taken back')).toBeVisible();
  await expect(preview.getByText('40 granted, 20 taken back, 20 left')).toBeVisible();
  await drawer.getByLabel('Reason').fill('The other half too');
  await drawer.getByRole('button', { name: 'Refund $2.50' }).click();
  await page.getByRole('alertdialog', { name: `Refund $2.50 to @${username}?` }).getByRole('button', { name: 'Refund' }).click();
  await expect(drawer.getByText('It is refunded in full already.')).toBeVisible();
  await expect(drawer.locator('dt', { hasText: 'Tokens left' }).locator('xpath=following-sibling::dd')).toHaveText('0');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await guest.close();
});

test('a refund whose answer from the server is lost happens once, however often the administrator presses the button', secondLook(true), async ({ page, baseURL, browser, problems }) => {
  test.setTimeout(120_000);
  const { username, guest } = await customer(browser, baseURL!, 'Mini Boost');
  await asAdmin(page, baseURL!);
  await page.goto(`/admin/sales?q=${username}`);
  await page.getByRole('button', { name: `Open the order of ${username}: Mini Boost, $4.99` }).click();
  const drawer = page.getByRole('dialog', { name: 'Mini Boost' });
  await choose(drawer.getByRole('radio', { name: 'Part' }));
  await drawer.getByLabel('Amount').fill('1');
  await drawer.getByLabel('Reason').fill('The line was bad');
  // Keeps the push about the refund from the open drawer, which would otherwise offer a new refund.
  let silent = true;
  await page.route('**/api/admin/sales/orders?**', (route) => (silent ? route.abort('connectionreset') : route.fallback()));
  let reached = 0;
  await page.route('**/api/admin/sales/orders/*/refund', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await route.fetch();
    if (answer.ok()) reached += 1;
    return route.abort('connectionreset');
  });
  await drawer.getByRole('button', { name: 'Refund $1.00' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Refund' }).click();
  await expect(question.getByRole('alert')).toContainText('You can press again', { timeout: 60_000 });
  expect(reached).toBeGreaterThan(1);
  await page.unroute('**/api/admin/sales/orders/*/refund');
  await question.getByRole('button', { name: 'Refund' }).click();
  silent = false;
  await expect(drawer.getByText('$1.00 of $4.99')).toBeVisible();
  await guest.close();
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('ERR_CONNECTION_RESET')));
});

test('the chosen period of sales stands in the address, and the downloaded file covers it', async ({ page, baseURL, browser }) => {
  const { username, guest } = await customer(browser, baseURL!, 'Creator Stack');
  await guest.close();
  await asAdmin(page, baseURL!);
  await page.goto(`/admin/sales?range=7&q=${username}`);
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last 90 days' }).click();
  await expect(page).toHaveURL(/range=90/);
  await expect(page.getByText(/compared with the 90 days before/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'By product' }).getByText('Creator Stack')).toBeVisible();
  const file = await page.request.get((await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href'))!);
  const lines = (await file.text()).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('9.99');
  await page.getByRole('button', { name: 'In numbers' }).click();
  await expect(page.getByRole('region', { name: 'Revenue in numbers' }).getByRole('row')).toHaveCount(91);
  await page.goto('/admin/sales?range=custom&from=2020-01-01&to=2020-01-31');
  await expect(page.getByRole('region', { name: 'By product' }).getByText('Nothing was sold in this period.')).toBeVisible();
  await expect(page.getByText('no payments')).toBeVisible();
});

test('a disputed payment is listed for administrators, and cannot be refunded as well', async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  const { username, payment, guest } = await customer(browser, baseURL!, 'Mini Boost');
  await operate(guest, 'dispute', { intent: payment });
  await guest.close();
  await asAdmin(page, baseURL!);
  await expect(async () => {
    await page.goto('/admin/sales');
    await expect(page.getByRole('list', { name: 'Disputes' }).getByRole('listitem').filter({ hasText: username })).toBeVisible();
  }).toPass({ timeout: 45_000 });
  await look(page, 'sales-disputes');
  // On a phone both links of a dispute stand in one line, at the left edge of its text.
  await page.setViewportSize({ width: 375, height: 800 });
  const row = page.getByRole('list', { name: 'Disputes' }).getByRole('listitem').filter({ hasText: username });
  const [text, order, stripe] = await Promise.all([row.locator('p').first(), row.getByRole('button'), row.getByRole('link')].map((part) => part.boundingBox()));
  expect(order!.x).toBe(text!.x);
  expect(Math.abs(order!.y + order!.height / 2 - stripe!.y - stripe!.height / 2)).toBeLessThan(2);
  expect(stripe!.x - order!.x - order!.width).toBeLessThan(24);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: `Open the order of ${username}`, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Mini Boost' });
  await expect(drawer.getByText(/A disputed payment cannot be refunded/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
  await look(page, 'sales-disputed-order');
  await page.goBack();
  await expect(drawer).toBeHidden();
});

for (const viewport of WIDTHS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious on the sales pages, and nothing scrolls sideways: ${viewport.width}, ${theme}`, secondLook(viewport.width < 1280 || theme === 'dark'), async ({ page, baseURL, browser }) => {
      const { username, guest } = await customer(browser, baseURL!, 'Creator Stack');
      await guest.close();
      await page.setViewportSize(viewport);
      await asAdmin(page, baseURL!);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(`/admin/sales?q=${username}`);
      const opener = page.getByRole('button', { name: new RegExp(`^Open the order of ${username}`) }).first();
      await expect(opener).toBeVisible();
      await expect(page.locator('.recharts-surface').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page, [320, 375, 768, 1280])).toEqual([]);
      await page.setViewportSize(viewport);
      await opener.click();
      await expect(page.getByRole('region', { name: 'Claw-back preview' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  }
}
