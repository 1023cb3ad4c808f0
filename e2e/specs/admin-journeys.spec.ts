import { randomUUID } from 'node:crypto';
import { findings, tooWide } from '../stack/axe.ts';
import { look } from '../stack/look.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

test("an administrator sees where people leave between visit and purchase, and opens one person's journey", async ({ page, baseURL, browser }) => {
  test.setTimeout(180_000);
  // The server recognizes a visitor by address, browser and time zone, and a new account takes over its visitor's events. The browsers of all specs
  // are the same visitor to it, so the account of another spec could take over this guest's visit. The name of the guest's browser prevents that.
  const userAgent = `${await page.evaluate(() => navigator.userAgent)} ${randomUUID()}`;
  const guest = await browser.newPage({ baseURL, userAgent });
  await seenDialog(guest);
  // Waits for the script that reports visits: it loads when the browser is idle, and sends every ten seconds. A report that the page before sends late
  // does not count.
  const visited = async (path: string): Promise<void> => {
    const pattern = new URL(path, baseURL).pathname;
    const reported = guest.waitForResponse((response) => response.url().endsWith('/api/events') && (response.request().postData() ?? '').includes(`"${pattern}"`), { timeout: 40_000 });
    await guest.goto(path);
    expect((await reported).status()).toBe(202);
  };
  await visited('/pricing');
  const { username } = await joined(guest, baseURL!);
  await visited('/marketplace?q=no-such-rabbit');
  await guest.close();

  await asAdmin(page, baseURL!);
  const table = page.getByRole('region', { name: 'People of each step' });
  const people = page.getByRole('dialog', { name: 'Left after: Sign-up' });
  // Waits for the journey events that the server records itself, because it stores them every ten seconds.
  await expect(async () => {
    await page.goto('/admin/journey-analytics?steps=sign_up,purchase&range=7');
    await expect(page.getByRole('heading', { level: 1, name: 'Journeys' })).toBeVisible();
    await expect(table.getByRole('row', { name: /Sign-up/ })).toBeVisible();
    await table.getByRole('button', { name: /^See / }).first().click();
    await expect(people.getByText('The audit log records that you looked.')).toBeVisible();
    await expect(people.getByRole('button', { name: `Journey of ${username}` })).toBeVisible();
  }).toPass({ timeout: 90_000 });
  await people.getByRole('button', { name: `Journey of ${username}` }).click();
  const journey = page.getByRole('dialog', { name: `Journey of ${username}` });
  await expect(journey.getByRole('listitem').filter({ hasText: 'Sign-up' })).toBeVisible();
  await expect(journey.getByRole('listitem').filter({ hasText: 'Opened the marketplace' })).toBeVisible();
  await expect(journey.getByRole('listitem').filter({ hasText: 'Opened the prices' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share page to sign-up' }).click();
  await expect(page).toHaveURL(/steps=share%2Csign_up/);
  await page.getByRole('button', { name: 'Add a step' }).click();
  await expect(page.getByRole('combobox', { name: 'Step 3' })).toBeVisible();

  // Neither the labels of the diagram nor the list that stands in its place on phones are cut off, and both say words.
  const cutOff = (box: HTMLElement): number => Math.max(...[box, ...box.querySelectorAll<HTMLElement>('p')].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  await page.goto('/admin/journey-analytics?tab=paths&event=visit&range=7');
  const picture = page.getByRole('region', { name: 'Moves as a picture' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate(cutOff)).toBe(0);
  expect(await picture.locator('p > span').evaluateAll((labels) => labels.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map(({ textContent }) => textContent))).toEqual([]);
  await expect(picture).not.toContainText(/[/_]/);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.reload();
  await expect(picture).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Administration' }).locator('[aria-current=page]')).toBeInViewport({ ratio: 0.99 });
  // Phones show three places of each step, and fold the other ones and the table.
  const steps = page.getByRole('list', { name: 'Places of each step' });
  await expect(steps.getByRole('heading', { name: 'Step 1' })).toBeVisible();
  expect(await steps.locator('> li > ul').evaluateAll((lists) => Math.max(...lists.map(({ children }) => children.length)))).toBeLessThanOrEqual(3);
  const moves = page.getByRole('region', { name: 'Moves of each step' });
  await expect(moves).toBeHidden();
  await page.getByText('All moves').click();
  await expect(moves.getByText('Opened the prices').first()).toBeVisible();
  expect(await moves.evaluate(cutOff)).toBe(0);
});

for (const [theme, width] of [['light', 1280], ['dark', 375]] as const) {
  test(`the reports about journeys are accessible and fit at ${width} px in ${theme}`, secondLook(theme === 'dark'), async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await asAdmin(page, baseURL!);
    for (const tab of ['funnels', 'paths', 'retention', 'lifecycle', 'value']) {
      await page.goto(`/admin/journey-analytics?tab=${tab}&event=visit`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      if (theme === 'light') await look(page, `admin-journeys-${tab}`);
      await page.setViewportSize({ width, height: 900 });
    }
  });
}
