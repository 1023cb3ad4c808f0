import { hashPassword } from '../../infra/run/admin-password.mjs';
import { findings, tooWide } from '../stack/axe.ts';
import { startOwnStack } from '../stack/own-stack.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { asAdmin, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

// This spec starts a product of its own, because changed legal texts reach every visitor.
let stack: OwnStack;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startOwnStack({ ADMIN_PASSWORD_HASH: await hashPassword(process.env.E2E_ADMIN_PASSWORD!), STARTER_SAMPLES_ENABLED: 'off' });
});
test.afterAll(() => stack.stop());
test.beforeEach(({ page }) => seenDialog(page));

test('an administrator schedules a version of the privacy policy, a visitor reads a notice about it, and a second administrator who edits it loses no text', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await asAdmin(page, stack.url);
  await page.goto(`${stack.url}/admin/legal?text=privacy`);
  const text = page.getByRole('textbox', { name: /^Text/ });
  await expect(text).toHaveValue(/> /);
  const second = await page.context().newPage();
  await second.goto(`${stack.url}/admin/legal?text=privacy`);
  await second.getByRole('textbox', { name: /^What changes/ }).fill('Something else changes.');

  const before = await text.inputValue();
  await text.fill(`${before}\n\n## Weather {#weather}\n\n> We keep the weather.\n\nFor <b>ever</b>, and [everywhere](javascript:alert(1)).`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: /Weather/ })).toBeVisible();
  await expect(preview.getByText('For <b>ever</b>', { exact: false })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'everywhere' })).toHaveCount(0);
  await expect(preview.getByText(/disappear/)).toHaveCount(0);
  const [, anchor = ''] = /\{#([a-z0-9-]+)\}/.exec(before) ?? [];
  await text.fill((await text.inputValue()).replace(`{#${anchor}}`, '{#renamed}'));
  await expect(preview.getByText('One anchor disappears')).toBeVisible();
  await expect(preview.getByText(`(#${anchor})`, { exact: false })).toBeVisible();
  await text.fill((await text.inputValue()).replace('{#renamed}', `{#${anchor}}`));
  await expect(preview.getByText(/disappear/)).toHaveCount(0);
  await page.getByRole('textbox', { name: /^What changes/ }).fill('We keep the weather too.');
  await page.getByLabel('Takes effect on').fill('01/02/2031');
  await page.getByLabel('Takes effect at').fill('09:30');
  await page.getByRole('button', { name: 'Save this version' }).click();
  await expect(page.getByText('Version saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Planned', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Write version 3' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);

  // Brings the administrator's first tab to the front, which fetches the list of versions again. The typed text stays, and saving it reports that a later
  // version exists.
  await second.bringToFront();
  await second.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(second.getByRole('textbox', { name: /^What changes/ })).toHaveValue('Something else changes.');
  await second.getByRole('button', { name: 'Save this version' }).click();
  await second.getByRole('button', { name: 'Show the latest' }).click();
  await expect(second.getByRole('textbox', { name: /^Text/ })).toHaveValue(/We keep the weather/);

  const visitor = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await seenDialog(visitor);
  await visitor.goto('/privacy-policy');
  await expect(visitor.getByText('Version 2 takes effect on 1 February 2031.')).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Weather' })).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Read the next version' }).click();
  await expect(visitor.getByRole('region', { name: 'Weather' })).toContainText('For <b>ever</b>');
  await expect(visitor.getByRole('article').getByRole('link', { name: 'everywhere' })).toHaveCount(0);
  expect(await findings(visitor)).toEqual([]);
  expect(await tooWide(visitor, [320, 375, 1280])).toEqual([]);
});
