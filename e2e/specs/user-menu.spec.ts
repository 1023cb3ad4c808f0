import type { Locator, Page } from '@playwright/test';
import { findings } from '../stack/axe.ts';
import { asAdmin, joined, seenDialog, withRole } from '../stack/people.ts';
import { WIDTHS } from '../stack/settings.ts';
import { toastOf } from '../stack/sign-in.ts';
import { secondLook } from '../stack/second-look.ts';
import { shellOnly } from '../stack/shell-only.ts';
import { expect, test } from '../stack/test.ts';

const ENTRIES = [
  'Profile', 'Settings', 'Pricing & Plans', 'Notification Center', 'Notification Preferences', 'Next Features', 'Report an Issue',
  'Terms of Service', 'Privacy Policy', 'Sign out',
];

test.beforeEach(({ page }) => seenDialog(page));

async function openMenu(page: Page, name: string) {
  await page.getByRole('button', { name: `Account menu of ${name}` }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

/** Replaces both answers from which the badge takes its number: the count, and the messages that a page fetches when it connects. */
const unread = async (page: Page, count: number): Promise<void> => {
  await shellOnly(page);
  await page.route('**/api/messages/unread-count', (route) => route.fulfill({ json: { count } }));
  await page.route('**/api/messages/changes*', (route) => route.fulfill({ json: { messages: [], archivedIds: [], unread: count, cursor: 'here', complete: true } }));
};

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, secondLook(viewport.width < 1280), () => {
    test.use({ viewport });

    test('the account menu has every entry in its order, with name, role and counts', async ({ page, baseURL }) => {
      await unread(page, 100);
      const person = await joined(page, baseURL!);
      await page.goto('/marketplace');
      const account = page.getByRole('button', { name: `Account menu of ${person.username}` });
      await expect(account.getByText('9+', { exact: true })).toBeVisible();
      const menu = await openMenu(page, person.username);
      await expect(menu.getByText(`@${person.username}`)).toBeVisible();
      await expect(menu.getByText(/\buser\b/i).last()).toBeVisible();
      const entries = (await menu.getByRole('menuitem').allInnerTexts()).map((text) => text.split('\n')[0]!.replace(/99\+$/, '').trim());
      expect(entries).toEqual(ENTRIES);
      await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
      await expect(menu.getByRole('menuitem', { name: /Notification Center/ })).toContainText('99+');
      expect(await findings(page)).toEqual([]);
    });
  });
}

test('the avatar of a member without a picture shows an initial, and the badge of unread messages shows small counts exactly and is hidden at 0', async ({ page, baseURL }) => {
  await unread(page, 9);
  const person = await joined(page, baseURL!);
  await page.goto('/marketplace');
  const account = page.getByRole('button', { name: `Account menu of ${person.username}` });
  await expect(account).toContainText(/^g/i);
  await expect(account.getByText('9', { exact: true })).toBeVisible();
  await unread(page, 0);
  await page.reload();
  await expect(account).toBeVisible();
  await expect(account.getByText(/\d/)).toHaveCount(0);
  // Checks on the smallest phones that the account menu's button stays inside the window, because the name beside it shrinks.
  await page.setViewportSize({ width: 320, height: 700 });
  const box = await account.boundingBox();
  expect(box!.x + box!.width).toBeLessThanOrEqual(320);
});

test('entries of the account menu open the pages that they name, and entries that are not built yet say what will be there', async ({ page, baseURL }) => {
  const { username } = await joined(page, baseURL!);
  await page.goto('/marketplace');
  const addresses = { Profile: /\/profile$/, Settings: /\/profile\?tab=settings/, 'Pricing & Plans': /\/pricing$/, 'Terms of Service': /\/terms-of-service$/, 'Privacy Policy': /\/privacy-policy$/ };
  for (const [entry, address] of Object.entries(addresses)) {
    await (await openMenu(page, username)).getByRole('menuitem', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
  for (const entry of ['Notification Center', 'Notification Preferences', 'Next Features', 'Report an Issue']) {
    await (await openMenu(page, username)).getByRole('menuitem', { name: entry }).click();
    const dialog = page.getByRole('dialog', { name: entry });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('the account menu is opened, used and closed by keyboard, and focus returns to its button', async ({ page, baseURL }) => {
  const { username } = await joined(page, baseURL!);
  await page.goto('/marketplace');
  const account = page.getByRole('button', { name: `Account menu of ${username}` });
  await account.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'See you soon! 👋')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, secondLook(viewport.width < 1280), () => {
    test.use({ viewport, hasTouch: viewport.width < 768 });

    test('focus returns to the account button from each dialog that the account menu opened, by pointer and by keyboard', async ({ page, baseURL }) => {
      const { username } = await joined(page, baseURL!);
      await page.goto('/marketplace');
      const account = page.getByRole('button', { name: `Account menu of ${username}` });
      const choose = {
        pointer: async (entry: string) => {
          const open = (target: Locator) => (viewport.width < 768 ? target.tap() : target.click());
          await open(account);
          await open(page.getByRole('menuitem', { name: entry }));
        },
        keyboard: async (entry: string) => {
          await account.focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('menu')).toBeVisible();
          const item = page.getByRole('menuitem', { name: entry });
          for (let step = 0; step < 20 && (await item.getAttribute('data-highlighted')) === null; step += 1) await page.keyboard.press('ArrowDown');
          await page.keyboard.press('Enter');
        },
      };
      for (const [way, chooseEntry] of Object.entries(choose)) {
        for (const entry of ['Notification Center', 'Notification Preferences', 'Next Features', 'Report an Issue']) {
          await chooseEntry(entry);
          const dialog = page.getByRole('dialog', { name: entry });
          await dialog.getByRole('button', { name: 'Close', exact: true }).click();
          await expect(dialog).toBeHidden();
          await expect(account, `${entry}, chosen by ${way}`).toBeFocused();
        }
      }
    });
  });
}

test("the account menu says until when the administrator's elevated session lasts", async ({ page, baseURL }) => {
  const { username } = await asAdmin(page, baseURL!);
  await page.goto('/marketplace');
  await expect((await openMenu(page, username)).getByText(/Administrator until \d\d:\d\d/)).toBeVisible();
});

test('the account menu of staff has the pages of their role', async ({ page, baseURL, browser }) => {
  const { username } = await withRole(page, baseURL!, 'moderator', browser);
  await page.goto('/marketplace');
  const menu = await openMenu(page, username);
  await expect(menu.getByRole('menuitem', { name: 'Moderation' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'People' })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: 'Moderation' }).click();
  await expect(page).toHaveURL(/\/admin\/marketplace$/);
  await expect(page.getByRole('heading', { name: "Wizard's Chamber" })).toHaveCount(0);
  await page.goto('/admin/queues');
  await expect(page.getByRole('heading', { name: "Wizard's Chamber" })).toBeVisible();
});

test('the reminder of an unconfirmed email stays away once it was dismissed', async ({ page, baseURL }) => {
  const { email } = await joined(page, baseURL!);
  await page.goto('/marketplace');
  const reminder = page.getByRole('complementary', { name: 'Your email address' });
  await expect(reminder).toContainText(email);
  await reminder.getByRole('button', { name: 'Send it again' }).click();
  await expect(toastOf(page, 'Link sent')).toBeVisible();
  await reminder.getByRole('button', { name: 'Not now' }).click();
  await expect(reminder).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await expect(reminder).toBeHidden();
});
