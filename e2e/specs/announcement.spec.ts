import { hashPassword } from '../../infra/run/admin-password.mjs';
import { findings, tooWide } from '../stack/axe.ts';
import { look } from '../stack/look.ts';
import { startOwnStack } from '../stack/own-stack.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { expectToast } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

// This spec starts a product of its own, because an announcement appears on all pages.
test.describe.configure({ mode: 'serial' });
let stack: OwnStack;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startOwnStack({ ADMIN_PASSWORD_HASH: await hashPassword(process.env.E2E_ADMIN_PASSWORD!), STARTER_SAMPLES_ENABLED: 'off' });
});
test.afterAll(() => stack.stop());
test.beforeEach(({ page }) => seenDialog(page));

const TEXT = 'Images are slow tonight. <b>Failed ones</b> cost nothing, and we look into it.';

test("visitors read an operator's announcement above the header at both widths, and it disappears when the operator takes it down", async ({ page, browser }) => {
  test.setTimeout(120_000);
  await asAdmin(page, stack.url);
  await page.goto(`${stack.url}/admin`);
  const card = page.getByRole('region', { name: 'Announcement' });
  await card.getByRole('textbox', { name: 'Text' }).fill(TEXT);
  await card.getByRole('combobox', { name: /^Tone/ }).click();
  await page.getByRole('option', { name: 'Heads-up' }).click();
  await expect(card.getByRole('group', { name: 'Preview' })).toHaveText(TEXT);
  await card.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'Announcement published', 'All processes show it within 2 seconds.');
  await expect(card.getByText('Shown now')).toBeVisible();

  // Opens a browser context of its own, because axe opens a second page beside the one that it checks.
  const visitor = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await seenDialog(visitor);
  await visitor.clock.install();
  await visitor.goto('/pricing');
  const line = visitor.getByRole('complementary', { name: 'Announcement' });
  await expect(line.getByText(TEXT)).toBeVisible();
  for (const width of [1280, 375]) {
    await visitor.setViewportSize({ width, height: 800 });
    const [above, below] = [await line.boundingBox(), await visitor.getByRole('banner').getByRole('link', { name: /home$/ }).boundingBox()];
    expect(above!.y).toBe(0);
    expect(below!.y).toBeGreaterThanOrEqual(above!.height);
    expect(await visitor.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(above!.height + 64);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.emulateMedia({ colorScheme });
    expect(await findings(visitor)).toEqual([]);
  }
  expect(await tooWide(visitor, [375, 1280])).toEqual([]);
  await look(visitor, 'announcement');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  expect(await tooWide(page, [375, 1280])).toEqual([]);
  await look(page, 'admin-announcement');
  await card.getByRole('button', { name: 'Take down' }).click();
  await expect(card.getByText('None')).toBeVisible();
  // Waits for the visitor's open page, which asks for announcements again by itself.
  await visitor.clock.fastForward(31_000);
  await expect(line).toHaveCount(0);
  await card.getByRole('textbox', { name: 'Text' }).fill('All is well again.');
  await card.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveText('All is well again.');
  await visitor.clock.fastForward(31_000);
  await expect(line).toHaveText('All is well again.');
  await visitor.reload();
  await expect(line).toHaveText('All is well again.');
  await expect(line).toHaveCount(1);
});

test("a member's open page shows an announcement as soon as the operator publishes it, and removes it as soon as it is taken down", async ({ page, browser }) => {
  await asAdmin(page, stack.url);
  await page.goto(`${stack.url}/admin`);
  const member = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await seenDialog(member);
  await joined(member, stack.url);
  const connected = member.waitForEvent('websocket');
  await member.goto('/pricing');
  await connected;
  // Blocks the request for announcements that the page sends every 30 s, so that only the push can bring the announcement.
  await member.route('**/api/announcement', (route) => route.abort());
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  const card = page.getByRole('region', { name: 'Announcement' });
  await card.getByRole('textbox', { name: 'Text' }).fill('Told at once.');
  await card.getByRole('button', { name: 'Publish' }).click();
  const line = member.getByRole('complementary', { name: 'Announcement' });
  await expect(line).toHaveText('Told at once.', { timeout: 5_000 });
  await card.getByRole('button', { name: 'Take down' }).click();
  await expect(line).toHaveCount(0, { timeout: 5_000 });
});
