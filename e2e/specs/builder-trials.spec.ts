import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { joined } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Template', exact: true });
const row = (page: Page, label: string) => page.getByRole('region', { name: 'Fields' }).getByRole('button', { name: new RegExp(`^${label}`) }).and(page.locator('[aria-expanded]'));

test('the builder lists variables in foreign notations with their places and makes a field for each, and one undo reverts all', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  const { promptId } = await draftOf(page, baseURL!);
  await page.goto(`/edit/prompt/${promptId}?step=template`);
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\nFor [TARGET AUDIENCE], ${tone:dry} and {city}, see [the rules](https://example.org).\nEnd with {city} and [THE END].');
  const others = page.getByRole('region', { name: 'Variables in other notations' });
  await expect(others.getByText('4 variables are written in another notation.')).toBeVisible();
  await expect(others.getByRole('listitem')).toHaveText([/^\[TARGET AUDIENCE\]\{\{target_audience\}\}line 2/, /^\$\{tone:dry\}\{\{tone\}\}line 2/, /^\{city\}\{\{city\}\}line 2line 3/, /^\[THE END\]/]);
  expect(await findings(page)).toEqual([]);
  // Presses the place of a variable, which moves the cursor there.
  await others.getByRole('button', { name: 'Show {city} in the template, line 3' }).click();
  await expect(editor(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('{city}');
  // Lets the author keep words that only look like a variable.
  await others.getByRole('button', { name: 'Keep [THE END] as text' }).press('Enter');
  await expect(others.getByRole('listitem')).toHaveCount(3);
  await expect(others.getByRole('button', { name: 'Create field for {city}' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toContainText('[TARGET AUDIENCE], ${tone:dry} and {{city}}');
  await expect(others.getByRole('button', { name: 'Create field for ${tone:dry}' })).toBeFocused();
  await others.getByRole('button', { name: 'Make them all fields' }).press('Enter');
  await expect(editor(page)).toContainText('For {{target_audience}}, {{tone}} and {{city}}, see [the rules](https://example.org).');
  await expect(editor(page)).toContainText('End with {{city}} and [THE END].');
  await expect(editor(page)).toBeFocused();
  await expect(row(page, 'Target audience')).toBeVisible();
  await expect(row(page, 'Topic')).toBeVisible();
  await expect(others).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: Variables' }).click();
  await expect(editor(page)).toContainText('[TARGET AUDIENCE]');
  await expect(row(page, 'Target audience')).toHaveCount(0);
});

test('converting a pasted prompt with two notations of variables leaves none of them in the template', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/create');
  await page.getByRole('button', { name: /^Import/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Prompt').fill('Guide {{who}} through [CITY].');
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog.getByRole('region', { name: 'Text of the template' })).toContainText('Guide {{who}} through [CITY].');
  await dialog.getByRole('button', { name: 'Create fields for them too' }).click();
  await expect(dialog.getByRole('region', { name: 'Text of the template' })).toContainText('Guide {{who}} through {{city}}.');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this prompt' }).click();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Guide who through city');
});

test('the result of a test run in the builder scrolls into view, links back to its draft, and cannot be shared', async ({ page, baseURL }) => {
  test.slow();
  await joined(page, baseURL!);
  const fields = Array.from({ length: 12 }, (_, at) => ({ key: `line_${at + 1}`, type: 'long_text', label: `Line ${at + 1}`, required: false }));
  const content = { ...finishedContent('A long form'), template: `Write a line. ${fields.map(({ key }) => `{{${key}}}`).join(' ')}`, form: { sections: [{ title: '', fields }] }, testInputs: [], outputSettings: { length: 50 } };
  const { promptId } = await draftOf(page, baseURL!, content);
  await page.goto(`/edit/prompt/${promptId}?step=test`);
  await page.getByRole('button', { name: 'Fill with example' }).click();
  await page.getByRole('button', { name: /^Run the draft/ }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Copy' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Share' })).toHaveCount(0);

  await page.goto('/history');
  await page.getByRole('button', { name: /^Actions for A long form/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Share' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/prompt/${promptId}\\?step=test&run=`));
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(await tooWide(page, [320, 375, 768])).toEqual([]);
});

test('an author compares the draft of a prompt with its published version', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  const content = finishedContent('Compared calmly');
  const { promptId, revision } = await draftOf(page, baseURL!, content);
  const send = (method: 'post' | 'put', path: string, data: object) => page.request[method](`${baseURL}${path}`, { data, headers: { origin: baseURL! } });
  expect((await send('post', `/api/drafts/${promptId}/publish`, { revision, changeNote: '' })).status()).toBe(200);
  expect((await send('put', `/api/drafts/${promptId}`, { revision, content: { ...content, template: content.template.replace('three', 'four') } })).status()).toBe(200);
  await page.goto(`/prompt/${promptId}/history?tab=versions`);
  await expect(page.getByRole('heading', { name: 'Template, v1 to draft' })).toBeVisible();
  const changes = page.getByLabel('Changes, word by word');
  await expect(changes.locator('del')).toHaveText('three');
  await expect(changes.locator('ins')).toHaveText('four');
});

test('an author finds the earlier tests of a draft after a reload, and makes one of them a sample', async ({ page, baseURL }) => {
  test.slow();
  await joined(page, baseURL!);
  const { promptId } = await draftOf(page, baseURL!, { ...finishedContent('Tested yesterday'), outputSettings: { length: 50 } });
  await page.goto(`/edit/prompt/${promptId}?step=test`);
  const tests = page.getByRole('region', { name: 'Tests of this draft' });
  await expect(tests.getByText('Test runs of this draft appear here.')).toBeVisible();
  await page.getByLabel('Topic').fill('lanterns at dusk');
  await page.getByRole('button', { name: /^Run the draft/ }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('button', { name: 'Copy' })).toBeVisible({ timeout: 30_000 });
  await expect(tests.getByRole('listitem')).toHaveText(/lanterns at dusk/);

  await page.goto(`/edit/prompt/${promptId}?step=test`);
  await expect(tests.getByRole('listitem')).toHaveText(/lanterns at dusk/);
  await tests.getByRole('button', { name: /^Use as a sample/ }).click();
  await expect(tests.getByRole('button', { name: /^Is a sample/ })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Samples' }).getByText('Waits for its version')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 768])).toEqual([]);
  await tests.getByRole('button', { name: /^Show/ }).click();
  await expect(result.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(result.first()).toBeInViewport();
  await expect(page).toHaveURL(/[?&]run=/);
});
