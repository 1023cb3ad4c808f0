import type { Page } from '@playwright/test';
import { findings } from '../stack/axe.ts';
import { lookNow } from '../stack/look.ts';
import { overDialog } from '../stack/over-dialog.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { runPanel } from '../stack/runs.ts';
import { secondLook } from '../stack/second-look.ts';
import { toastOf } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

/** Returns whether the focused element is in the window and no sticky part covers it. */
const focusClear = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    // Takes the label of a checkbox or radio, because the label draws the control and the input itself is invisible.
    const drawn = focused.closest('label') ?? focused;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && (drawn.contains(at) || at.contains(drawn) || at.closest('label') === drawn);
  });

/** Refuses copies, so that a toast shows the address for copying by hand. It stays for 20 s. */
const refuseCopies = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
};

for (const viewport of [{ width: 1280, height: 620 }, { width: 375, height: 700 }]) {
  test(`pressing Generate by keyboard moves focus to the first field of the prompt's form with an error: ${viewport.width} px`, secondLook(viewport.width < 1280), async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    await joined(page, baseURL!);
    await page.goto('/prompt/hook-factory');
    if (viewport.width < 768) {
      // Waits for hydration: the server renders the prompt's form for desktops, and the page then moves it into a sheet.
      await expect(runPanel(page)).toHaveCount(0);
      await page.getByRole('button', { name: /^Generate/ }).focus();
      await page.keyboard.press('Enter');
    }
    const panel = runPanel(page);
    const section = panel.getByRole('button', { name: 'The post' });
    await section.focus();
    await page.keyboard.press('Enter');
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    await expect(panel.getByRole('textbox', { name: 'What is the post about?' })).toBeHidden();
    const generate = panel.getByRole('button', { name: /^Generate · 1 token/ });
    await generate.focus();
    await page.keyboard.press('Enter');
    await expect(section).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('textbox', { name: 'What is the post about?' })).toBeFocused();
    await expect(panel.getByRole('status').filter({ hasText: '3 fields need you' })).toBeAttached();
    await expect(generate).toHaveAccessibleName(/3 fields need you/);
    expect(await focusClear(page)).toBe(true);
    await expect(panel.getByText('Please fill this in.').first()).toBeInViewport();
    expect(await findings(page)).toEqual([]);

    await page.keyboard.type('Rabbits');
    await expect(generate).toHaveAccessibleName(/2 fields need you/);
    // Presses Tab through the form: no focused element may be hidden behind the sticky footer.
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await focusClear(page), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(true);
    }
    await generate.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('textbox', { name: 'What is the post about?' })).not.toBeFocused();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  });
}

test('on a phone a toast covers no field and no button of the sheet that is open', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await refuseCopies(page);
  await page.goto('/prompt/hook-factory');
  await expect(runPanel(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  const toast = toastOf(page, 'Copy this address');
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await runPanel(page).getByRole('button', { name: /^Generate/ }).click();
  // Waits for the field that gets focus, because the sheet stands still from then on.
  await expect(runPanel(page).getByRole('textbox', { name: 'What is the post about?' })).toBeFocused();
  await expect.poll(async () => {
    const { y, height } = (await toast.boundingBox())!;
    return (await page.getByRole('dialog').boundingBox())!.y - (y + height);
  }).toBeGreaterThanOrEqual(0);
});

for (const viewport of [{ width: 1280, height: 800 }, { width: 375, height: 812 }]) {
  test(`toasts and achievements cover no button, field or heading of the open dialog, and those without room wait until it closes: ${viewport.width} px`, secondLook(viewport.width < 1280), async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    await refuseCopies(page);
    const { username } = await joined(page, baseURL!);
    await page.goto('/prompt/hook-factory');
    if (viewport.width < 768) {
      await expect(runPanel(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'More actions' }).click();
    }
    await page.getByRole(viewport.width < 768 ? 'menuitem' : 'button', { name: 'Copy link' }).click();
    const toast = toastOf(page, 'Copy this address');
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: `Account menu of ${username}` }).click();
    await page.getByRole('menuitem', { name: 'Report an Issue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report an Issue' });
    await expect(dialog).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('achievement', { detail: { emoji: '✨', title: 'First Spark', message: 'Done.', key: 'a', batch: 'run', tokens: 1 } })));
    await expect(page.locator('[data-achievements]')).toContainText('First Spark');
    await expect.poll(() => overDialog(page)).toEqual([]);
    // They stay off it when its form scrolls.
    await dialog.getByRole('textbox', { name: 'Title' }).hover();
    await page.mouse.wheel(0, 160);
    await expect.poll(() => overDialog(page)).toEqual([]);
    await lookNow(page, `toast-beside-dialog-${viewport.width}`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(toast).toBeVisible();
    // Where the page has no room for the card either, it is a badge on the bell.
    await expect(page.locator('[data-achievements]').getByText('First Spark').or(page.locator('[data-chip]')).first()).toBeVisible();
  });
}

test('on a phone in the dark theme the form of a run has the colour of its sheet', secondLook(true), async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await joined(page, baseURL!);
  await page.goto('/prompt/hook-factory');
  await expect(runPanel(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Generate/ }).click();
  const colours = await runPanel(page).evaluate((form) => [form, form.querySelector('footer')!, form.closest('[role=dialog]')!].map((part) => getComputedStyle(part).backgroundColor));
  expect(new Set(colours).size, colours.join(' ')).toBe(1);
});
