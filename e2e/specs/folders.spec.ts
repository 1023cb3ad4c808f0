import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { joined } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

interface Made { folder: { id: string; slug: string } }

async function made(page: Page, baseURL: string, data: object): Promise<Made['folder']> {
  const answer = await page.request.post(`${baseURL}/api/folders`, { data, headers: { origin: baseURL } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as Made).folder;
}

test('an owner orders a folder by keyboard, moves prompts, sets default inputs and publishes it, and a visitor opens it', async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  await joined(page, String(baseURL));
  const { items } = (await (await page.request.get(`${baseURL}/api/prompts?limit=3`)).json()) as { items: { id: string; title: string }[] };
  const [first, second, third] = items.map(({ title }) => title) as [string, string, string];
  const folder = await made(page, String(baseURL), { name: 'Launch week', description: 'Before the doors open.' });
  await made(page, String(baseURL), { name: 'Kept to myself', parentId: folder.id });
  for (const { id } of items) await page.request.post(`${baseURL}/api/folders/${folder.id}/items`, { data: { itemType: 'prompt', itemId: id }, headers: { origin: String(baseURL) } });

  await page.goto(`/folder/${folder.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Launch week' })).toBeVisible();
  const titles = page.getByRole('list', { name: 'Prompts' }).getByRole('heading');
  await expect(titles).toHaveText([first, second, third]);
  await page.getByRole('link', { name: first, exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(titles).toHaveText([second, first, third]);
  await expect(page.getByText('moved to 2 of 3')).toBeAttached();
  await expect(page.getByRole('link', { name: first, exact: true })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375])).toEqual([]);

  await page.getByRole('link', { name: third, exact: true }).focus();
  await page.keyboard.press('m');
  const picker = page.getByRole('dialog', { name: `Move “${third}” to…` });
  // Opens subfolders by an arrow key. The prompt's own folder is chosen, so its parents are open already.
  await picker.getByRole('treeitem', { name: /Launch week/ }).press('ArrowRight');
  await picker.getByRole('treeitem', { name: 'Kept to myself' }).click();
  await picker.getByRole('button', { name: 'Move here' }).click();
  await expect(titles).toHaveText([second, first]);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const starts = page.getByRole('dialog', { name: 'Prompts in here start with…' });
  await starts.getByRole('button', { name: 'Add a value' }).click();
  await starts.getByRole('textbox', { name: 'Field 1', exact: true }).fill('Topic');
  await starts.getByRole('textbox', { name: 'Value 1', exact: true }).fill('rye bread');
  await starts.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('rye bread')).toBeVisible();
  await expect(page.getByRole('link', { name: first, exact: true })).toHaveAttribute('href', new RegExp(`folder=${folder.slug}$`));

  await page.getByRole('switch', { name: 'Share read-only' }).click({ force: true });
  await expect(page.getByRole('switch', { name: 'Share read-only' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Share link' })).toHaveValue(new RegExp(`/folder/${folder.slug}$`));
  await page.reload();
  await expect(titles).toHaveText([second, first]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${baseURL}/folder/${folder.slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Launch week' })).toBeVisible();
  await expect(visitor.getByRole('list', { name: 'Prompts' }).getByRole('heading')).toHaveText([second, first]);
  await expect(visitor.getByText('Kept to myself')).toHaveCount(0);
  await expect(visitor.getByText('rye bread')).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0);
  expect(await findings(visitor)).toEqual([]);
  await visitor.context().close();
});

test('a member makes a smart folder from the library, and returns to it by the folder tree', async ({ page, baseURL }) => {
  await joined(page, String(baseURL));
  await page.goto('/my-library');
  await page.getByRole('button', { name: 'New smart folder' }).click();
  await page.getByRole('textbox', { name: 'Name of the new folder' }).fill('Calm words');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/folder\/calm-words-/);
  await expect(page.getByRole('region', { name: 'Rules' }).getByText('Finds 0 now')).toBeVisible();
  await page.goto('/my-library');
  await page.getByRole('treeitem', { name: /Calm words/ }).click();
  await page.getByRole('link', { name: 'Change its rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calm words' })).toBeVisible();
});

test('an owner changes the rules of a smart folder, sees how many prompts they match, and saves them', async ({ page, baseURL }) => {
  await joined(page, String(baseURL));
  const folder = await made(page, String(baseURL), { name: 'All my texts', kind: 'smart', query: { of: 'creation', type: 'text' } });
  await page.goto(`/folder/${folder.slug}`);
  const rules = page.getByRole('region', { name: 'Rules' });
  await expect(rules.getByText('Finds 0 now')).toBeVisible();
  await expect(rules.getByRole('button', { name: 'Save rules' })).toHaveCount(0);
  await rules.getByRole('combobox', { name: 'Add a rule' }).click();
  await page.getByRole('option', { name: 'Text', exact: true }).click();
  await rules.getByRole('textbox', { name: 'Value of Text' }).fill('rain');
  await rules.getByRole('button', { name: 'Save rules' }).click();
  await expect(rules.getByRole('button', { name: 'Save rules' })).toHaveCount(0);
  await page.reload();
  await expect(rules.getByLabel('Value of Text')).toHaveValue('rain');
  expect(await findings(page)).toEqual([]);
});
