import { choose } from '../stack/choose.ts';
import type { Locator, Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { look } from '../stack/look.ts';
import { asAdmin, seenDialog } from '../stack/people.ts';
import { forgiveRefusals } from '../stack/sign-in.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

interface List {
  latest: number;
  versions: { version: number; state: string }[];
}
type Lists = Record<'rateCard' | 'packages' | 'pro', List>;

const FAR = '2099-12-31T12:00:00.000Z';
const lists = async (page: Page): Promise<Lists> => (await (await page.request.get('/api/admin/pricing')).json()) as Lists;

/** The price changes of this spec begin far in the future, or touch only descriptions, because other specs buy from the same shop at the same time. */
async function withdrawAll(page: Page, baseURL: string): Promise<void> {
  const { rateCard, packages, pro } = await lists(page);
  for (const [kind, list] of [['rate_card', rateCard], ['packages', packages], ['pro', pro]] as const) {
    for (const { version, state } of list.versions) {
      if (state === 'scheduled') await page.request.post(`${baseURL}/api/admin/pricing/withdraw`, { data: { kind, version, reason: 'after a spec' }, headers: { origin: baseURL } });
    }
  }
}

/** Confirms a change of prices: expects the dialog to name the difference, and presses its button. */
async function confirm(page: Page, action: string, words: string | RegExp): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Change these prices?' });
  await expect(question).toBeVisible();
  await look(page, 'pricing-change');
  await expect(question.getByRole('list', { name: 'Changes' })).toContainText(words);
  await question.getByRole('button', { name: action }).click();
}

async function later(section: Locator): Promise<void> {
  await choose(section.getByRole('radio', { name: 'Later' }));
  await section.getByRole('textbox', { name: 'Day' }).fill('31/12/2099');
  await section.getByRole('textbox', { name: 'Day' }).press('Enter');
}

test.beforeEach(async ({ page, baseURL }) => {
  await seenDialog(page);
  await asAdmin(page, baseURL!);
});
test.afterEach(({ page, baseURL }) => withdrawAll(page, baseURL!));

test('an administrator simulates a rate card on the last 30 days, schedules it and withdraws it', async ({ page }) => {
  await page.goto('/admin/pricing');
  const card = page.getByRole('region', { name: 'Rate card' });
  await card.getByRole('button', { name: 'Edit rate card' }).click();
  await expect(card.locator(':is(input, select, textarea, button):focus')).toHaveCount(1);
  await card.getByLabel('Image', { exact: true }).fill('3');
  await expect(card.getByRole('region', { name: /The last 30 days/ }).getByRole('row')).toHaveCount(6);
  await card.getByRole('button', { name: 'Change now' }).click();
  await expect(card.getByText('Give the reason in a few words')).toBeVisible();
  await card.getByLabel('Reason').fill('Paint gets dearer');
  await later(card);
  await card.getByRole('button', { name: 'Schedule change' }).click();
  await confirm(page, 'Schedule change', /Image.*→ 3/);
  await expect(card.getByText(/takes over on/)).toContainText('Image 3');
  await card.getByText(/^History/).click();
  const newest = card.getByRole('list', { name: 'Versions: Rate card' }).getByRole('listitem').first();
  await expect(newest).toContainText('“Paint gets dearer”');
  await newest.getByRole('button', { name: /^Withdraw version/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Withdraw version/ });
  await dialog.getByLabel('Reason').fill('It was a rumour');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(newest).toContainText('Withdrawn');
  await expect(card.getByText(/takes over on/)).toHaveCount(0);
});

test('the pricing page refuses an invalid price at its field; the shop shows a saved package, and a roll-back restores its old description', async ({ page, baseURL }) => {
  await page.goto('/admin/pricing');
  const shop = page.getByRole('region', { name: 'Token packages' });
  await shop.getByRole('button', { name: 'Edit token packages' }).click();
  const reserve = shop.getByRole('group', { name: 'Conjure Reserve' });
  await reserve.getByLabel('Price', { exact: true }).fill('19.999');
  await shop.getByLabel('Reason').fill('Other words');
  await shop.getByRole('button', { name: 'Change now' }).click();
  await expect(reserve.getByText('Dollars and cents from 0.01 to 99999.99, such as 4.99')).toBeVisible();
  await reserve.getByLabel('Price', { exact: true }).fill('$49.99');
  const words = `Deep well no. ${Date.now()}`;
  await reserve.getByLabel('Description').fill(words);
  await shop.getByRole('button', { name: 'Change now' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change these prices?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(reserve.getByLabel('Description')).toHaveValue(words);
  await shop.getByRole('button', { name: 'Change now' }).click();
  await confirm(page, 'Change now', `→ ${words}`);
  await expect(shop.getByRole('list', { name: 'Packages' })).toContainText(words);
  const sold = async (): Promise<string> => (await page.request.get(`${baseURL!}/api/token-packages`)).text();
  await expect.poll(sold, { timeout: 6_000 }).toContain(words);

  await shop.getByText(/^History/).click();
  await shop.getByRole('button', { name: 'Roll back to version 1', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll back to version 1' });
  await dialog.getByLabel('Reason').fill('The old words were better');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(shop.getByRole('list', { name: 'Versions: Token packages' }).getByRole('listitem').first()).toContainText('brings back version 1');
  await expect.poll(sold, { timeout: 6_000 }).not.toContain(words);
});

test('saving prices over a newer version is refused, and one press loads the latest version', async ({ page, baseURL, problems }) => {
  await page.goto('/admin/pricing');
  const pro = page.getByRole('region', { name: 'Pro plan' });
  await pro.getByRole('button', { name: 'Edit pro plan' }).click();
  const { latest } = (await lists(page)).pro;
  const saved = await page.request.post(`${baseURL!}/api/admin/pricing/pro`, {
    data: { base: latest, effectiveAt: FAR, reason: 'from elsewhere', content: { price: '7.49', tokensPerMonth: 100 } }, headers: { origin: baseURL! },
  });
  expect(saved.status()).toBe(200);
  await pro.getByLabel('Price a month').fill('6.99');
  await pro.getByLabel('Reason').fill('Too late');
  await pro.getByRole('button', { name: 'Change now' }).click();
  await confirm(page, 'Change now', '$7.99 → $6.99');
  await expect(pro.getByRole('alert')).toContainText('changed these prices meanwhile');
  await pro.getByRole('button', { name: 'Show the latest' }).click();
  await expect(pro.getByText(/takes over on/)).toContainText('$7.49 a month');
  await expect(pro.getByText('$7.99', { exact: true })).toBeVisible();
  forgiveRefusals(problems);
});

test("on the administrators' pricing page with every section open, axe finds nothing and nothing is too wide, in both themes", secondLook(true), async ({ page }) => {
  // This test needs a longer timeout, because it runs axe twice on the page's largest state.
  test.setTimeout(120_000);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/admin/pricing');
    for (const name of ['rate card', 'token packages', 'pro plan']) await page.getByRole('button', { name: `Edit ${name}` }).click();
    for (const history of await page.getByText(/^History/).all()) await history.click();
    await choose(page.getByRole('region', { name: 'Pro plan' }).getByRole('radio', { name: 'Later' }));
    await expect(page.getByRole('region', { name: /The last 30 days/ })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  }
});
