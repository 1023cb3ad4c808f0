import { joined, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

/** The entries of the product's navigation in their order. */
const ENTRIES = ['Home', 'Marketplace', 'Challenges', 'Create Prompt', 'My Creations', 'My Library', 'My Collections', 'AI Agents'];

test.beforeEach(({ page }) => seenDialog(page));

test("the navigation rail shows its entries in order, marks the current one, and shows an entry's label without delay while the pointer is on it", async ({ page }) => {
  await page.goto('/marketplace');
  const rail = page.getByRole('navigation', { name: 'Main' });
  await expect(rail.getByRole('link')).toHaveText(ENTRIES);
  await expect(rail.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('aria-current', 'page');
  await expect(rail.locator('[aria-current]')).toHaveCount(1);
  const label = rail.getByText('AI Agents', { exact: true });
  await expect(label).toHaveCSS('opacity', '0');
  await rail.getByRole('link', { name: 'AI Agents' }).hover();
  // Expects the label of a navigation entry at once; a usual tooltip waits 700 ms.
  await expect(label).toHaveCSS('opacity', '1', { timeout: 500 });
  expect((await rail.boundingBox())!.width).toBeCloseTo(64, 1);
  await rail.getByRole('link', { name: 'Home' }).click();
  await expect(rail.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(rail.locator('[aria-current]')).toHaveCount(1);
});

test('in windows below 768 px the navigation is a menu that a press beside it closes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/marketplace');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(ENTRIES);
  expect((await menu.boundingBox())!.width).toBeCloseTo(288, 1);
  await page.mouse.click(350, 500);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
});

test('an open page follows the theme of the system, and a chosen theme survives a reload', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pricing');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');

  const person = await joined(page, baseURL!);
  await page.goto('/');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: `Account menu of ${person.username}` }).click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(background);
});

test('the bell lists messages, and reading them clears its badge', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/marketplace');
  await expect(page.getByText('1 unread notification', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Notifications' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel).toContainText('20');
  await panel.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByText(/unread notifications?/)).toHaveCount(0);
});

test('a page shows a notice after two seconds without a connection, and hides it when the browser is online again', async ({ page, context, baseURL, problems }) => {
  await joined(page, baseURL!);
  await page.goto('/wallet');
  const notice = page.getByText('You are offline. Nothing is sent until the connection is back.');
  await expect(page.getByRole('status', { name: 'Connection' })).toBeAttached();
  // Waits until also those parts have loaded that load when the browser is idle.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.waitForTimeout(1_000);
  await expect(notice).toBeHidden();
  await expect(notice).toBeVisible({ timeout: 2_500 });
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  problems.splice(0, problems.length, ...problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|websocket/i.test(problem)));
});
