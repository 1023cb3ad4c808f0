import { findings, tooWide } from '../stack/axe.ts';
import { CARDS, expectAdded, openPurchaseOf, payWith } from '../stack/payments.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { forgiveRefusals } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';
import { beginRun, giftsFor, refundNewest, walletPart } from '../stack/wallet.ts';

test.beforeEach(({ page }) => seenDialog(page));

test("the open wallet shows a run's hold, capture and release in every tab, and its receipt adds up", async ({ page, context, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/wallet');
  const tabs = [page, await context.newPage()] as const;
  await tabs[1].goto('/wallet');
  const activity = walletPart(page, 'Activity');
  for (const tab of tabs) await expect(walletPart(tab, 'Activity').getByText('Welcome gift')).toBeVisible();

  await beginRun(page, baseURL!, { contentType: 'image', prompt: 'a hat', quantity: 2 });
  for (const tab of tabs) {
    const summary = walletPart(tab, 'Your tokens');
    await expect(summary).toContainText('16 tokens');
    await expect(walletPart(tab, 'Activity').getByText('Free-form image')).toBeVisible();
    await expect(summary).toContainText('4 spent', { timeout: 20_000 });
    await expect(summary).toContainText('Nothing is running');
  }

  await activity.getByRole('button', { name: 'Receipt of Free-form image' }).click();
  const receipt = activity.getByRole('group', { name: 'Receipt' });
  await expect(receipt).toContainText('Image 2 × model 1 × 2 = 4 tokens');
  await expect(receipt).toContainText('4 held = 4 charged + 0 returned');
  await expect(receipt.getByRole('listitem')).toHaveCount(3);
  await activity.getByRole('link', { name: 'Free-form image' }).click();
  await expect(page).toHaveURL(/\/my-creations\?run=/);
});

test('without a live connection the wallet polls until a run is over', secondLook(true), async ({ page, baseURL, problems }) => {
  await page.route('**/socket.io/**', (route) => route.abort('connectionfailed'));
  await joined(page, baseURL!);
  // Runs a video, which takes long enough to be still running at the first poll.
  await beginRun(page, baseURL!, { contentType: 'video', prompt: 'a hat' });
  await page.goto('/wallet');
  await expect(walletPart(page, 'Activity').getByText('Running')).toBeVisible();
  await expect(walletPart(page, 'Activity').getByText('Running')).toHaveCount(0, { timeout: 40_000 });
  await expect(walletPart(page, 'Your tokens')).toContainText('5 spent', { timeout: 15_000 });
  forgiveRefusals(problems);
});

test("filters of the wallet's lines stand in the address, apply to the downloaded file, and can be cleared", async ({ page, baseURL, browser }) => {
  await joined(page, baseURL!);
  const gift = await giftsFor(page, browser, baseURL!);
  await gift(7, 'Lost and found');
  await gift(-2, 'Counted twice');
  await page.goto('/wallet');
  const activity = walletPart(page, 'Activity');
  const row = (title: string) => activity.getByRole('listitem').filter({ hasText: title });
  await expect(activity.getByRole('listitem')).toHaveCount(3);
  await expect(row('Counted twice')).toContainText('−2');
  await expect(row('Lost and found')).toContainText('+7');

  await activity.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Only in' }).click();
  await expect(page).toHaveURL(/direction=in/);
  await expect(row('Counted twice')).toHaveCount(0);
  await activity.getByRole('button', { name: 'All types' }).click();
  const adjustment = page.getByRole('checkbox', { name: 'Adjustment' });
  await adjustment.click({ force: true });
  await expect(adjustment).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(activity.getByRole('listitem')).toHaveCount(1);

  const [file] = await Promise.all([page.waitForEvent('download'), activity.getByRole('link', { name: 'Export CSV' }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  expect(text).toContain('Lost and found');
  expect(text).not.toContain('Counted twice');
  expect(text).not.toContain('Welcome gift');

  await activity.getByRole('searchbox').fill('dragon');
  await expect(activity.getByText('No match')).toBeVisible();
  await page.reload();
  await expect(activity.getByText('No match')).toBeVisible();
  await activity.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(activity.getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/\/wallet$/);
});

test("older lines of the wallet load by pages, and new lines do not move the reader's place", secondLook(true), async ({ page, baseURL, browser }) => {
  await joined(page, baseURL!);
  const gift = await giftsFor(page, browser, baseURL!);
  for (let count = 1; count <= 27; count += 1) await gift(1, `Gift ${count}`);
  await page.goto('/wallet');
  const rows = walletPart(page, 'Activity').getByRole('listitem');
  await expect(rows.first()).toContainText('Gift 27');
  const more = walletPart(page, 'Activity').getByRole('button', { name: 'Load more' });
  await more.scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(28);
  await expect(rows.last()).toContainText('Welcome gift');
  await gift(1, 'Gift 28');
  await expect(rows.first()).toContainText('Gift 28');
  await expect(rows).toHaveCount(29);
});

test("the wallet shows the member's spending as a chart and in numbers", secondLook(true), async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/wallet?tab=spending');
  const spending = walletPart(page, 'Spending');
  await expect(spending.getByText('Nothing spent in this time')).toBeVisible();
  await beginRun(page, baseURL!, { contentType: 'text', prompt: 'a story', length: 100 });
  await expect(spending).toContainText('1 token in 30 days', { timeout: 20_000 });
  await expect(spending.locator('svg path[class*=rectangle], svg .recharts-bar-rectangle').first()).toBeAttached();
  // The icon of the job tray stays beside the chart, also where the chart ends in its corner.
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(page.locator('[data-shape=icon]')).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => window.scrollBy(0, document.querySelector('[data-chart]')!.getBoundingClientRect().bottom - window.innerHeight + 4));
  await expect.poll(() => page.evaluate(() => {
    const [icon, chart] = ['[data-shape]', '[data-chart]'].map((part) => document.querySelector(part)!.getBoundingClientRect());
    return Math.min(icon!.right, chart!.right) > Math.max(icon!.left, chart!.left) && Math.min(icon!.bottom, chart!.bottom) > Math.max(icon!.top, chart!.top);
  })).toBe(false);
  await page.setViewportSize({ width: 1280, height: 720 });
  await spending.getByText('In numbers').click();
  await expect(spending.getByRole('table').getByRole('row')).toHaveCount(2);
  await spending.getByRole('radio', { name: '7 days' }).click();
  await expect(spending).toContainText('1 token in 7 days');
  await expect(page).toHaveURL(/days=7/);
});

test('on a phone, the open tab of the wallet, of a prompt and of My Creations is in sight', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await joined(page, baseURL!);
  for (const [address, name] of [['/wallet?tab=billing', 'Billing'], ['/prompt/hook-factory?tab=comments', 'Comments'], ['/my-creations?tab=trash', 'Trash']] as const) {
    await page.goto(address);
    const open = page.locator('main nav [aria-current=page]').filter({ hasText: name });
    await expect(open).toBeVisible();
    await expect.poll(() => open.evaluate((tab) => {
      const [own, row] = [tab.getBoundingClientRect(), tab.parentElement!.getBoundingClientRect()];
      return own.left >= row.left - 1 && own.right <= row.right + 1;
    }), address).toBe(true);
  }
});

test("a member subscribes to Pro, cancels it for the month's end and resumes it, and each payment has a receipt", secondLook(true), async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/wallet?tab=billing');
  await page.getByRole('link', { name: 'See what Pro brings' }).click();
  await page.getByRole('button', { name: 'Go Pro' }).click();
  await payWith(page, CARDS.works);
  await page.getByRole('button', { name: 'Continue' }).click();
  const card = page.getByRole('region', { name: 'Conjure Pro' });
  await expect(card.getByText('Current plan')).toBeVisible();

  await page.goto('/wallet?tab=billing');
  const plan = walletPart(page, 'Conjure Pro');
  await expect(plan).toContainText(/Renews on \d+ \w+ 20\d\d/);
  await plan.getByRole('button', { name: 'Cancel Pro' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Cancel Pro on \d+ \w+$/ }).click();
  await expect(plan).toContainText(/Ends on \d+ \w+ 20\d\d\. Your tokens stay\./);
  await plan.getByRole('button', { name: 'Resume' }).click();
  await expect(plan).toContainText(/Renews on/);

  const invoice = walletPart(page, 'Invoices').getByRole('listitem');
  await expect(invoice).toHaveCount(1);
  for (const words of ['$7.99', '100 tokens', 'Paid']) await expect(invoice).toContainText(words);
  await expect(invoice.getByRole('link').first()).toHaveAttribute('href', /^http/);
  await page.getByRole('button', { name: 'Manage cards and invoices' }).click();
  await expect(page).not.toHaveURL(/\/wallet/);
});

test('the wallet explains the debt after a refund of spent tokens kindly, and later tokens pay it back', secondLook(true), async ({ page, baseURL, browser }) => {
  await joined(page, baseURL!);
  await page.goto('/wallet');
  await openPurchaseOf(page, 'Mini Boost');
  await payWith(page, CARDS.works);
  await (await expectAdded(page, 40)).getByRole('button', { name: 'Continue' }).click();
  const gift = await giftsFor(page, browser, baseURL!);
  await gift(-55, 'Spent elsewhere');
  await refundNewest(page, browser, baseURL!);
  const activity = walletPart(page, 'Activity');
  await expect(page.getByText('35 tokens to settle')).toBeVisible({ timeout: 15_000 });
  await expect(walletPart(page, 'Your tokens')).toContainText('0 tokens');
  await expect(activity.getByRole('listitem').first()).toContainText('−40');
  await expect(activity.getByRole('listitem').first()).toContainText('−35');
  await gift(36, 'A way out');
  await expect(page.getByText('35 tokens to settle')).toHaveCount(0);
  await expect(walletPart(page, 'Your tokens')).toContainText('1 token');
  await page.goto('/wallet?tab=billing');
  await expect(walletPart(page, 'Invoices').getByRole('listitem')).toContainText('Refunded');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any tab of the wallet and nothing is too wide in ${colorScheme}, at every width`, secondLook(true), async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme });
    await joined(page, baseURL!);
    await beginRun(page, baseURL!, { contentType: 'text', prompt: 'a story', length: 100 });
    await page.goto('/wallet');
    await expect(walletPart(page, 'Your tokens')).toContainText('1 spent', { timeout: 20_000 });
    const receipt = page.getByRole('button', { name: 'Receipt of Free-form text' });
    await receipt.click();
    await expect(receipt).toHaveAttribute('aria-expanded', 'true');
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    for (const tab of ['earn', 'spending', 'billing']) {
      await page.goto(`/wallet?tab=${tab}`);
      await expect(walletPart(page, 'Your tokens')).toContainText('1 spent');
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    }
  });
}
