import type { Browser, Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { choose } from '../stack/choose.ts';
import { look } from '../stack/look.ts';
import { operate, payFor } from '../stack/orders.ts';
import { asAdmin, emailConfirmed, fillRegistration, joined, newPerson, seenDialog } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { openSettings, WIDTHS } from '../stack/settings.ts';
import { toastOf } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

/** Registers a member with a referral link, in a browser of their own. */
async function referrer(browser: Browser, baseURL: string): Promise<{ page: Page; person: Person; url: string }> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const person = await joined(page, baseURL);
  await emailConfirmed(person);
  await openSettings(page, 'referrals');
  const url = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
  return { page, person, url };
}

/** Opens the referral link as a visitor, looks around and registers: in the dialog, or over HTTP where the dialog is not tested. */
async function newcomer(browser: Browser, baseURL: string, url: string, byDialog = false): Promise<{ page: Page; person: Person }> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await seenDialog(page);
  const person = newPerson();
  // Opens the path of the link alone: its host may differ from the one of the specs, and cookies belong to one host.
  const { pathname, search } = new URL(url);
  await page.goto(pathname + search);
  await page.goto('/marketplace');
  if (byDialog) {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await fillRegistration(page, person);
    await expect(page.getByRole('dialog')).toBeHidden();
  } else await joined(page, baseURL, person);
  await emailConfirmed(person);
  return { page, person };
}

/** Returns the number beside a step of the referrals' funnel. */
const figure = (page: Page, name: string) => page.getByRole('region', { name: 'So far' }).locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');

test('a referral link brings a newcomer who pays, an administrator settles the reward, and a refund takes it back', async ({ page, baseURL, browser }) => {
  test.setTimeout(180_000);
  const mira = await referrer(browser, baseURL!);
  await expect(mira.page.getByText('No friends yet')).toBeVisible();
  const bo = await newcomer(browser, baseURL!, mira.url, true);

  await mira.page.reload();
  await expect(figure(mira.page, 'Clicks')).toContainText('1');
  await expect(figure(mira.page, 'Signed up')).toContainText('100%');
  const friend = mira.page.getByRole('list', { name: 'Your friends' }).getByRole('listitem').filter({ hasText: bo.person.username });
  await expect(friend).toContainText('Signed up');

  const { payment, orderId } = await payFor(bo.page, baseURL!, 'Mini Boost');
  await expect.poll(async () => ((await (await bo.page.request.get(`/api/payments/status?order=${orderId}`)).json()) as { state: string }).state, { timeout: 20_000 }).toBe('done');
  await expect(async () => {
    await mira.page.reload();
    await expect(friend).toContainText('Pending', { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await look(mira.page, 'settings-referrals');

  await asAdmin(page, baseURL!);
  await page.goto(`/admin/referral-tracking?q=${mira.person.username}`);
  await page.getByRole('button', { name: `Open ${mira.person.username}` }).click();
  const drawer = page.getByRole('dialog', { name: mira.person.username });
  await choose(drawer.getByRole('checkbox', { name: `Choose ${bo.person.username}` }));
  await look(page, 'admin-referral-drawer');
  await expect(drawer.getByText(/^10 tokens go to the referrer now/)).toBeVisible();
  await drawer.getByLabel('Reason').fill('Looked at by hand');
  await drawer.getByRole('button', { name: 'Settle 1 friend' }).click();
  await expect(toastOf(page, '1 friend decided')).toBeVisible();
  await expect(drawer.getByRole('row', { name: new RegExp(bo.person.username) })).toContainText('Settled');
  await page.keyboard.press('Escape');
  await look(page, 'admin-referrals');

  await mira.page.reload();
  await expect(friend).toContainText('Settled');
  await expect(figure(mira.page, 'Settled')).toContainText('10 tokens');
  await mira.page.goto('/wallet');
  await expect(mira.page.getByText('A friend whom you invited')).toBeVisible();

  await operate(bo.page, 'refund', { intent: payment, amount: '4.99' });
  await expect(async () => {
    await openSettings(mira.page, 'referrals');
    await expect(friend).toContainText('Revoked', { timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  await expect(friend).toContainText('The purchase was refunded or disputed');
  await Promise.all([mira.page.close(), bo.page.close()]);
});

test('an administrator changes the referral programme with a reason, and a second one with an older version is warned', async ({ page, baseURL, browser }) => {
  await asAdmin(page, baseURL!);
  const other = await browser.newPage({ baseURL: baseURL! });
  await asAdmin(other, baseURL!);
  for (const each of [page, other]) {
    await each.goto('/admin/referral-tracking?tab=programme');
    await expect(each.getByLabel('Days a link is remembered')).toBeVisible();
  }
  const save = async (each: Page, days: string): Promise<void> => {
    await each.getByLabel('Days a link is remembered').fill(days);
    await each.getByLabel('Reason').fill('A longer memory');
    await each.getByRole('button', { name: 'Save' }).click();
  };
  await save(page, '45');
  await expect(toastOf(page, 'The programme is changed')).toBeVisible();
  // Brings the other administrator's tab to the front: the newer version that it loads must not replace the typed text.
  await other.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await save(other, '60');
  await expect(other.getByRole('alert')).toContainText('was changed meanwhile');
  await other.getByRole('button', { name: 'Show the latest terms' }).click();
  await expect(other.getByLabel('Days a link is remembered')).toHaveValue('45');
  await look(page, 'admin-referral-programme');
  await save(page, '30');
  await expect(toastOf(page, 'The programme is changed')).toBeVisible();
  await other.close();
});

for (const viewport of WIDTHS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious on the referral pages, and nothing scrolls sideways: ${viewport.width}, ${theme}`, async ({ page, baseURL, browser }) => {
      const mira = await referrer(browser, baseURL!);
      const bo = await newcomer(browser, baseURL!, mira.url);
      await bo.page.close();
      for (const each of [mira.page, page]) {
        await each.setViewportSize(viewport);
        await each.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      }
      await mira.page.reload();
      await expect(mira.page.getByRole('list', { name: 'Your friends' })).toBeVisible();
      expect(await findings(mira.page)).toEqual([]);
      expect(await tooWide(mira.page, [320, 375, 768, 1280])).toEqual([]);
      await asAdmin(page, baseURL!);
      await page.goto(`/admin/referral-tracking?q=${mira.person.username}`);
      const opener = page.getByRole('button', { name: `Open ${mira.person.username}` });
      await expect(opener).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page, [320, 375, 768, 1280])).toEqual([]);
      await page.setViewportSize(viewport);
      await opener.click();
      await expect(page.getByRole('dialog', { name: mira.person.username }).getByRole('table', { name: 'Friends' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.goto('/admin/referral-tracking?tab=programme');
      await expect(page.getByRole('heading', { name: 'Programme' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page, [320, 375, 768, 1280])).toEqual([]);
      await mira.page.close();
    });
  }
}
