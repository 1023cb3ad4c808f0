import { findings } from '../stack/axe.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

for (const viewport of [{ width: 1280, height: 800 }, { width: 375, height: 812 }]) {
  test(`a day of a date field can be chosen in the calendar by keyboard, and typed: ${viewport.width} px`, secondLook(viewport.width >= 1280), async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    await seenDialog(page);
    await joined(page, baseURL!);
    await page.goto('/wallet?tab=activity&from=2026-03-10');
    const from = page.getByLabel('From', { exact: true });
    await expect(from).toHaveValue('10/03/2026');
    const opener = page.getByRole('button', { name: 'Open calendar' }).first();
    await opener.press('Enter');
    const calendar = page.getByRole('application').or(page.getByRole('dialog')).last();
    const day = (name: RegExp) => calendar.getByRole('button', { name });
    await expect(day(/10 March 2026/)).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(day(/11 March 2026/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(day(/18 March 2026/)).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(day(/18 April 2026/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(from).toHaveValue('18/04/2026');
    await expect(page).toHaveURL(/from=2026-04-18/);
    await expect(day(/18 April 2026/)).toHaveCount(0);

    // Presses Escape in the calendar, which changes nothing and returns focus to the button that opened it.
    await opener.press('Enter');
    await expect(day(/18 April 2026/)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect(day(/18 April 2026/)).toHaveCount(0);
    await expect(from).toHaveValue('18/04/2026');
    await expect(opener).toBeFocused();

    await from.fill('1/5/2026');
    await from.press('Enter');
    await expect(page).toHaveURL(/from=2026-05-01/);
    await from.fill('99/99/2026');
    await from.press('Tab');
    await expect(from).toHaveValue('01/05/2026');
  });
}
