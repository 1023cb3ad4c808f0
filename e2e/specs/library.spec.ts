import type { Locator } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { joined } from '../stack/people.ts';
import { tabTo } from '../stack/tab-to.ts';
import { expect, test } from '../stack/test.ts';

test('a member opens, sorts, tags, files and empties the library by keyboard alone', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await joined(page, String(baseURL));
  for (const word of ['harbour', 'lantern', 'meadow']) await draftOf(page, String(baseURL), finishedContent(`A calm ${word}`));
  await page.goto('/prompt');
  await expect(page).toHaveURL(/\/my-library$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Library' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'All, your prompts' });
  const rows = grid.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(3);
  expect(await findings(page)).toEqual([]);

  // Presses S, which stars the focused prompt of the library, and number keys, which run the favourites.
  await rows.first().focus();
  await page.keyboard.press('s');
  await expect(page.getByRole('region', { name: 'Favourites' }).getByRole('link')).toHaveCount(1);
  // Selects prompts of the library by X and by the arrows with Shift, and adds a tag to the selection by T.
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  // Checks that the toolbar is as wide as its buttons; otherwise the last buttons would be out of view.
  expect(await page.getByRole('toolbar').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press('t');
  await page.getByRole('dialog').getByLabel('Tag').fill('Client');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Client” added to 2 prompts')).toBeVisible();
  await rows.first().focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible();

  // Presses M, which moves the selected prompts into a folder that the dialog can create.
  await page.keyboard.press('m');
  const picker = page.getByRole('dialog');
  await picker.getByRole('button', { name: 'New folder' }).click();
  await picker.getByRole('textbox').fill('Launch week');
  await page.keyboard.press('Enter');
  await picker.getByRole('button', { name: 'Move here' }).click();
  await expect(page.getByText('3 prompts moved to Launch week')).toBeVisible();
  await page.getByRole('treeitem', { name: /Launch week/ }).click();
  await expect(page.getByRole('grid', { name: 'Launch week, your prompts' }).getByRole('rowheader')).toHaveCount(3);

  await expect(page.getByRole('link', { name: 'Open the folder' })).toHaveAttribute('href', /^\/folder\/launch-week-/);

  // Presses Delete, which moves a prompt of the library to the trash, and Undo, which brings it back.
  const first = page.getByRole('row').filter({ has: page.getByRole('rowheader') }).first();
  await first.focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('1 prompt moved to the trash')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of the library' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Checks that a card of the library offers the same actions as a row, and that Tab reaches each.
  await page.goto('/my-library?layout=grid');
  const card = page.getByRole('article').first();
  await card.getByRole('checkbox').press('Space');
  await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await tabTo(page, /^Actions for A calm/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move to…' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Checks that a narrow window beside the folder tree has the search box in one line and all filters with the layout in the next one.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/my-library');
  const middle = async (part: Locator): Promise<number> => {
    const { y, height } = (await part.boundingBox())!;
    return Math.round(y + height / 2);
  };
  const tools = page.getByRole('search', { name: 'Find and sort' });
  const layouts = tools.getByRole('radiogroup', { name: 'Layout' });
  await expect(layouts).toBeVisible();
  expect(Math.abs((await middle(layouts)) - (await middle(tools.getByRole('combobox', { name: /^Category/ }))))).toBeLessThan(3);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/my-library?view=trash');
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect(await tooWide(page, [320, 375])).toEqual([]);
});
