import type { Locator, Page } from '@playwright/test';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { joined } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const fields = (page: Page): Locator => page.getByRole('region', { name: 'Fields' });
const row = (page: Page, label: string): Locator => fields(page).getByRole('button', { name: new RegExp(`^${label}`) }).and(page.locator('[aria-expanded]'));
const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Template', exact: true });

/** Waits until focus is still there, because a control that is removed or disabled loses focus a moment later. */
async function expectSomeFocus(page: Page, after: string): Promise<void> {
  await page.waitForTimeout(250);
  expect(await page.evaluate(() => document.activeElement?.tagName), after).not.toBe('BODY');
}

const FIELDS = [
  { key: 'topic', type: 'short_text', label: 'Topic', required: true },
  { key: 'mood', type: 'select', label: 'Mood', required: false, options: [{ value: 'calm', label: 'Calm' }, { value: 'wild', label: 'Wild' }, { value: 'dry', label: 'Dry' }] },
  { key: 'words', type: 'number', label: 'Words', required: false },
];

async function open(page: Page, baseURL: string, step: string, more: object = {}): Promise<void> {
  await joined(page, baseURL);
  const content = { ...finishedContent('Focus stays here'), template: 'About {{topic}}, {{mood}}, {{words}} words.', form: { sections: [{ title: '', fields: FIELDS }, { title: 'More', fields: [] }] }, ...more };
  const { promptId } = await draftOf(page, baseURL, content);
  await page.goto(`/edit/prompt/${promptId}?step=${step}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Focus stays here' })).toBeVisible();
}

test('after the author adds, copies, moves, deletes or brings back a field, the builder focuses the control with which the author goes on', async ({ page, baseURL }) => {
  test.slow();
  await open(page, baseURL!, 'fields');
  await row(page, 'Topic').press('Enter');
  await fields(page).getByRole('button', { name: 'Down', exact: true }).press('Enter');
  await expect(fields(page).getByRole('button', { name: 'Down', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Topic is now 3 of 3 in section 1.')).toBeAttached();
  await expect(fields(page).getByRole('button', { name: 'Down', exact: true })).toBeFocused();
  for (const key of ['Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowDown']) await row(page, 'Topic').press(key);
  await expect(row(page, 'Topic')).toBeFocused();

  await fields(page).getByRole('button', { name: 'Duplicate' }).press('Enter');
  await expect(fields(page).getByLabel('Label', { exact: true })).toHaveValue('Topic (copy)');
  await expect(fields(page).getByLabel('Label', { exact: true })).toBeFocused();

  await fields(page).getByRole('combobox', { name: 'Section' }).press('Enter');
  await expect(page.getByRole('option', { name: 'More' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(fields(page).getByRole('combobox', { name: 'Section' })).toContainText('More');
  await expectSomeFocus(page, 'another section');
  await expect(fields(page).getByRole('combobox', { name: 'Section' })).toBeFocused();

  await fields(page).getByRole('button', { name: 'Delete field' }).press('Enter');
  await expectSomeFocus(page, 'a deleted field');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter');
  await expect(row(page, 'Topic \\(copy\\)')).toBeFocused();

  await fields(page).getByRole('button', { name: 'Move More up' }).press('Enter');
  await expectSomeFocus(page, 'a section at the top');
  await fields(page).getByRole('button', { name: 'Delete More' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete section' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectSomeFocus(page, 'a deleted section');

  // Presses undo and redo until there is nothing left, which disables the button that was just pressed.
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  await undo.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Enter');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toBeFocused();
});

test('in the builder, focus stays with an option or column that is moved, and beside one that is removed', async ({ page, baseURL }) => {
  const guests = { key: 'guests', type: 'rows', label: 'Guests', required: false, fields: ['One', 'Two'].map((label) => ({ key: label.toLowerCase(), type: 'short_text', label, required: false })) };
  await open(page, baseURL!, 'fields', { form: { sections: [{ title: '', fields: [...FIELDS, guests] }] } });
  await row(page, 'Mood').press('Enter');
  const option = (at: number): Locator => fields(page).getByLabel(`Label of option ${at}`);
  await option(1).press('Alt+ArrowDown');
  await expect(option(2)).toHaveValue('Calm');
  await expect(option(2)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(option(3)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(option(2)).toHaveValue('Calm');
  await expect(option(2)).toBeFocused();
  await fields(page).getByRole('button', { name: 'Remove Calm' }).press('Enter');
  await expect(fields(page).getByRole('button', { name: 'Remove Dry' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fields(page).getByRole('button', { name: 'Remove Wild' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fields(page).getByRole('button', { name: 'Add option' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(option(1)).toBeFocused();

  await row(page, 'Guests').press('Enter');
  await row(page, 'One').press('Alt+ArrowDown');
  await expect(row(page, 'One')).toBeFocused();
  await row(page, 'One').press('Enter');
  await fields(page).getByRole('button', { name: 'Delete column' }).press('Enter');
  await expect(row(page, 'Two')).toBeFocused();
  for (let made = 1; made < 8; made += 1) await fields(page).getByRole('button', { name: 'Add column' }).press('Enter');
  await expect(fields(page).getByRole('button', { name: '8 columns are the most' })).toBeDisabled();
  await expectSomeFocus(page, 'the last column');
});

test('in the builder, adding the field of a variable moves focus to the next such variable, and from the last one to the editor', async ({ page, baseURL }) => {
  await open(page, baseURL!, 'template', { template: 'About {{topic}}, {{place}}, {{time}}.', form: { sections: [{ title: '', fields: [FIELDS[0]] }] } });
  await page.getByRole('button', { name: 'Create field place' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Create field time' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
});

test("each Continue button of the builder takes focus to the next step's heading, and saving moves no focus", async ({ page, baseURL }) => {
  await open(page, baseURL!, 'basics');
  for (const [next, heading] of [['template', 'Template'], ['fields', 'Fields'], ['test', 'Test run'], ['price & publish', 'Price & licence']] as const) {
    await page.getByRole('button', { name: `Continue to ${next}` }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
  }
  const link = page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /Basics/ });
  await link.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeVisible();
  await expect(link).toBeFocused();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Focus stays here too');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused();
});

test('the builder focuses the title of a new prompt and the name of a skeleton, and keeps focus near removed test inputs', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/create');
  // The server's HTML has the ways to begin. They wait until the browser has read unsaved work from its storage, and take no focus before.
  const blank = page.getByRole('button', { name: /^Start from blank/ });
  await expect(blank).toBeEnabled();
  await blank.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused();
  await page.goto('/create');
  const skeleton = page.getByRole('region', { name: 'Or from a skeleton' }).getByRole('listitem').first().getByRole('button');
  await expect(skeleton).toBeEnabled();
  await skeleton.press('Enter');
  await expect(page.locator('#draft-name')).toBeFocused();

  const { promptId } = await draftOf(page, baseURL!, { ...finishedContent('Focus and inputs'), testInputs: ['One', 'Two'].map((label) => ({ label, inputs: { topic: label } })) });
  await page.goto(`/edit/prompt/${promptId}?step=test`);
  const saved = page.getByRole('region', { name: 'Saved test inputs' });
  await saved.getByRole('button', { name: 'Delete One' }).press('Enter');
  await expectSomeFocus(page, 'deleted inputs');
  expect(await saved.evaluate((part) => part.contains(document.activeElement))).toBe(true);
});
