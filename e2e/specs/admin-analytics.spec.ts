import { readFile } from 'node:fs/promises';
import { findings, tooWide } from '../stack/axe.ts';
import { choose } from '../stack/choose.ts';
import { madeCreations } from '../stack/creations.ts';
import { longDates } from '../stack/dates.ts';
import { look } from '../stack/look.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

test('an administrator reads analytics figures as a chart and as a table, opens the runs behind a figure, and saves a file and a view', async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  const guest = await browser.newPage({ baseURL });
  const { username } = await joined(guest, baseURL!);
  await guest.close();
  await madeCreations(username, 30);

  await asAdmin(page, baseURL!);
  await page.goto('/admin/analytics?tab=runs&range=7');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  const runs = page.getByRole('region', { name: 'Runs', exact: true });
  await expect(runs.getByRole('img', { name: /^Runs from / })).toBeVisible();
  const saved = page.waitForEvent('download');
  await runs.getByRole('button', { name: 'Runs as a CSV file' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toMatch(/^Day,Text,Image,Video,All\r\n/);
  await runs.getByRole('button', { name: 'Runs as a table' }).click();
  await expect(runs.getByRole('row')).toHaveCount(8);

  await page.getByRole('button', { name: 'Rows behind Runs' }).click();
  const behind = page.getByRole('dialog', { name: 'Runs: All' });
  await expect(behind.getByText('The audit log records that you looked.')).toBeVisible();
  await expect(behind.getByRole('listitem').filter({ hasText: username }).filter({ hasText: 'Studio Image, Worked' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(behind).toBeHidden();

  await choose(page.getByRole('radio', { name: 'Model' }));
  await expect(page).toHaveURL(/split=model/);
  await expect(page.getByRole('region', { name: 'By model', exact: true }).getByRole('row', { name: /Studio Image, image/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Compare with the period before' }).click();
  await expect(page).toHaveURL(/compare=off/);

  const name = `Models for ${username}`;
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByLabel('Name of this view').fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.goto('/admin/analytics');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/tab=runs.*split=model.*compare=off/);
  await expect(page.getByRole('region', { name: 'By model', exact: true })).toBeVisible();
});

test('on a phone, no date in a table of figures takes more than two lines', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  test.setTimeout(180_000);
  await asAdmin(page, baseURL!);
  for (const address of ['/admin/analytics?tab=cohorts', '/admin/journey-analytics?tab=lifecycle']) {
    // Analytics stores events every ten seconds, so the first answer may have none.
    await expect(async () => {
      await page.goto(address);
      await expect(page.locator('main table time').first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    expect(await longDates(page), address).toEqual([]);
  }
  await page.goto('/admin/developer?tab=limits');
  await expect(page.getByRole('region', { name: 'Limits of calls' })).toBeVisible();
  expect(await longDates(page)).toEqual([]);
});

for (const [theme, width] of [['light', 1280], ['dark', 375]] as const) {
  test(`the analytics figures are accessible and fit at ${width} px in ${theme}`, secondLook(theme === 'dark'), async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    const { username } = await asAdmin(page, baseURL!);
    await madeCreations(username, 30);
    for (const tab of ['people', 'runs&split=model', 'tokens', 'speed', 'top', 'cohorts', 'storage']) {
      await page.goto(`/admin/analytics?tab=${tab}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      if (theme === 'light') await look(page, `admin-analytics-${tab.slice(0, 6).replace('&', '')}`);
      await page.setViewportSize({ width, height: 900 });
    }
  });
}
