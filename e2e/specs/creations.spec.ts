import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { madeCreations } from '../stack/creations.ts';
import { look } from '../stack/look.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { tabTo } from '../stack/tab-to.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

const card = (page: Page, number: number) => page.getByRole('button', { name: `Work number ${number}`, exact: true });
const bulkBar = (page: Page) => page.getByRole('toolbar', { name: 'Selected creations' });
const tab = (page: Page, name: string, count: number) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: new RegExp(`^${name} ?${count}$`) });

const made = async (page: Page, baseURL: string, name: string): Promise<string> =>
  ((await (await page.request.post('/api/folders', { data: { name }, headers: { origin: baseURL } })).json()) as { folder: { id: string } }).folder.id;

/** Returns the lines of texts that the lower edge of their card cuts. A line beside the card, in the column that is hidden, does not count. */
const cutLines = (papers: Element[]): string[] => papers.flatMap((paper) => {
  const edge = paper.getBoundingClientRect();
  const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) if (line.left < edge.right && line.top < edge.bottom && line.bottom > edge.bottom + 1) cut.push(node.textContent ?? '');
  }
  return cut;
});

/** Asks the API for the signed-in user's creations that match a query. */
async function listed(page: Page, query: string): Promise<string[]> {
  const { items } = (await (await page.request.get(`/api/creations?limit=100&${query}`)).json()) as { items: { title: string }[] };
  return items.map(({ title }) => title);
}

test('a new member sees an empty gallery with the next step, and no counts but zeros', async ({ page, baseURL }) => {
  await joined(page, String(baseURL));
  await page.goto('/my-creations');
  await expect(tab(page, 'All', 0)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your gallery is so empty it echoes… echo… echo' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await look(page, 'creations-empty');
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  for (const name of ['Images', 'Favourites', 'Trash']) {
    await tab(page, name, 0).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await look(page, `creations-empty-${name.toLowerCase()}`);
    // The next step is there on a phone as well, where the page's head has no room for its button.
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(page.getByRole('link', { name: 'Make something' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test("a card of My Creations ends a text's beginning at a whole line", async ({ page, baseURL }) => {
  const { username } = await joined(page, String(baseURL));
  await madeCreations(username, 24);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/my-creations?tab=text');
    const papers = page.locator('[data-creation] [data-kind]');
    await expect(papers.first()).toBeVisible();
    expect(await papers.evaluateAll(cutLines), `cut lines at ${width} px`).toEqual([]);
  }
  await look(page, 'creations-texts');
});

test('a member organises 200 creations by keyboard alone', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const { username } = await joined(page, String(baseURL));
  await madeCreations(username, 200);
  const folder = await made(page, String(baseURL), 'Launch week');
  await page.goto('/my-creations');
  await expect(tab(page, 'All', 200)).toBeVisible();
  await tabTo(page, /^Work number 1$/);
  const { keyboard } = page;

  // Moves a selected range of creations into a folder, and undoes that.
  await keyboard.press('x');
  for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowRight');
  await expect(card(page, 4)).toBeFocused();
  await keyboard.press('Shift+X');
  await expect(bulkBar(page)).toContainText('4 selected');
  await keyboard.press('m');
  await expect(page.getByRole('dialog', { name: /Move/ }).getByRole('treeitem', { name: /Launch week/ })).toBeVisible();
  await tabTo(page, /Launch week/);
  await keyboard.press('Enter');
  await tabTo(page, /^Move here/);
  await keyboard.press('Enter');
  await expect(page.getByText('4 creations moved')).toBeVisible();
  await expect.poll(() => listed(page, `folder=${folder}`)).toEqual(['Work number 1', 'Work number 2', 'Work number 3', 'Work number 4']);

  // Moves focus down a column, stars a creation, moves it to the trash and undoes that.
  await card(page, 1).focus();
  await keyboard.press('s');
  await expect(tab(page, 'Favourites', 1)).toBeVisible();
  await keyboard.press('x');
  await keyboard.press('Delete');
  await expect(tab(page, 'Trash', 1)).toBeVisible();
  await expect(card(page, 1)).toHaveCount(0);
  await keyboard.press('F8');
  await tabTo(page, /^Undo$/);
  await keyboard.press('Enter');
  await expect(tab(page, 'Trash', 0)).toBeVisible();
  await expect(card(page, 1)).toBeVisible();

  // Selects to the end of the loaded creations, then all creations of the result, and makes them private.
  await card(page, 2).focus();
  await keyboard.press('End');
  await expect(page.locator('[data-creation] h3 > button:focus')).toHaveText(/^Work number \d{2,3}$/);
  await keyboard.press('Control+a');
  await expect(bulkBar(page)).toContainText('selected');
  await tabTo(page, /^All 200$/);
  await keyboard.press('Enter');
  await expect(bulkBar(page)).toContainText('All 200');
  await keyboard.press('Escape');
  await expect(bulkBar(page)).toHaveCount(0);

  // Searches creations and steps through the results.
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await keyboard.press('Escape');
  await page.getByRole('searchbox', { name: /Search what you typed/ }).focus();
  await keyboard.type('number 12');
  await expect(page).toHaveURL(/q=number\+12/);
  await expect(card(page, 12)).toBeVisible();
  await card(page, 12).focus();
  await keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Work number 12' });
  await expect(sheet.getByRole('heading', { name: 'Work number 12' })).toBeVisible();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: /^Work number 12\d$/ })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a member organises 200 creations by mouse alone', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const { username } = await joined(page, String(baseURL));
  await madeCreations(username, 200);
  const folder = await made(page, String(baseURL), 'Launch week');
  const pictures = await made(page, String(baseURL), 'Pictures');
  await page.goto('/my-creations');
  await expect(tab(page, 'All', 200)).toBeVisible();
  const article = (number: number) => page.getByRole('article').filter({ has: card(page, number) });
  const into = async (name: string): Promise<void> => {
    await bulkBar(page).getByRole('button', { name: 'Move' }).click();
    const picker = page.getByRole('dialog', { name: 'Move to…' });
    await picker.getByRole('treeitem', { name }).click();
    await picker.getByRole('button', { name: 'Move here' }).click();
  };

  // Begins a selection of creations by a click on a check box, and extends it by a click with Shift on another card.
  await article(1).hover();
  await article(1).getByRole('checkbox').click();
  await card(page, 4).click({ modifiers: ['Shift'] });
  await expect(bulkBar(page)).toContainText('4 selected');
  await card(page, 2).click();
  await expect(bulkBar(page)).toContainText('3 selected');
  await into('Launch week');
  await expect(page.getByText('3 creations moved')).toBeVisible();
  await expect.poll(() => listed(page, `folder=${folder}`)).toEqual(['Work number 1', 'Work number 3', 'Work number 4']);

  // Selects all pictures, also those that are not loaded yet.
  await tab(page, 'Images', 112).click();
  await article(1).hover();
  await article(1).getByRole('checkbox').click();
  await bulkBar(page).getByRole('button', { name: 'All 112' }).click();
  await into('Pictures');
  await expect(page.getByText('112 creations moved')).toBeVisible();
  await expect.poll(async () => (await listed(page, `folder=${pictures}`)).length).toBe(100);
  expect(await listed(page, `folder=${folder}`)).toEqual(['Work number 3', 'Work number 4']);

  // Chooses a folder in the toolbar's menu, which shows the folder's creations.
  await tab(page, 'All', 200).click();
  await page.getByRole('search', { name: 'Your creations' }).getByRole('button', { name: 'Folder', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Launch week' }).click();
  await expect(page.getByRole('list', { name: 'Creations' }).getByRole('article')).toHaveCount(2);

  // Stars a creation, moves it to the trash and undoes that.
  await article(3).hover();
  await article(3).getByRole('button', { name: 'Favourite' }).click();
  await expect(tab(page, 'Favourites', 1)).toBeVisible();
  await article(3).getByRole('checkbox').click();
  await card(page, 4).click();
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await tab(page, 'Trash', 2).click();
  await article(4).hover();
  await article(4).getByRole('checkbox').click();
  await card(page, 3).click();
  await bulkBar(page).getByRole('button', { name: 'Restore' }).click();
  await expect(tab(page, 'Trash', 0)).toBeVisible();
  // The focus goes to the text in place of the restored cards. The folder is still chosen, so the text speaks of filters.
  await expect(page.locator('main :focus')).toContainText('No creation matches');
  await page.locator('main :focus').getByText('Clear filters').click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await expect.poll(() => listed(page, `folder=${folder}`)).toEqual(['Work number 3', 'Work number 4']);

  // Restores a creation by the button of its card in the trash.
  await tab(page, 'All', 200).click();
  await article(5).hover();
  await article(5).getByRole('checkbox').click();
  // On a phone the bar keeps to the page's edge, and the button that makes something new gives way to it.
  await page.setViewportSize({ width: 375, height: 812 });
  const all = (await bulkBar(page).getByRole('button', { name: 'All 200' }).boundingBox())!;
  expect(all.x + all.width).toBeLessThanOrEqual(359.5);
  await expect(page.locator('main header a[href="/marketplace"]')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await tab(page, 'Trash', 1).click();
  await article(5).hover();
  await article(5).getByRole('button', { name: 'Restore' }).click();
  await expect(tab(page, 'All', 200)).toBeVisible();
  await expect(page.locator('main :focus')).toContainText('The trash is empty');
});

test('a member publishes a creation by one switch and its inputs by another, and describes its picture', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const { username } = await joined(page, String(baseURL));
  await madeCreations(username, 6);
  await page.goto('/my-creations?tab=images');
  await card(page, 1).click();
  const sheet = page.getByRole('dialog', { name: 'Work number 1' });
  await sheet.getByRole('button', { name: 'Output 3' }).click();
  await sheet.getByLabel('Alt text').fill('A moon over a harbour');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Alt text saved')).toBeVisible();
  await sheet.getByRole('button', { name: 'Private' }).click();
  await expect(page.getByRole('switch', { name: /Show what I typed/ })).toBeDisabled();
  await page.getByRole('switch', { name: /Show it to all people/ }).click();
  await expect(sheet.getByRole('button', { name: 'Public' })).toBeVisible();
  await page.getByRole('switch', { name: /Show what I typed/ }).click();
  await expect.poll(async () => {
    const { items } = (await (await page.request.get('/api/creations?visibility=public')).json()) as { items: { showInputs: boolean; outputs: { altText: string }[] }[] };
    return items.map(({ showInputs, outputs }) => [showInputs, outputs[2]?.altText]);
  }).toEqual([[true, 'A moon over a harbour']]);
  expect(await findings(page)).toEqual([]);
});

test('a member compares two creations in a dialog that has its own keyboard shortcuts', async ({ page, baseURL }) => {
  const { username } = await joined(page, String(baseURL));
  await madeCreations(username, 8);
  await page.goto('/my-creations?tab=images');
  await card(page, 1).click();
  await page.getByRole('dialog', { name: 'Work number 1' }).getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare' });
  await expect(compare.getByRole('figure')).toHaveText(['Work number 1', 'Work number 2']);
  await compare.getByRole('button', { name: 'Work number 5' }).click();
  await expect(compare.getByRole('figure')).toHaveText(['Work number 1', 'Work number 5']);
  await expect(compare.getByRole('row', { name: /^Model/ }).getByRole('cell')).toHaveText(['Studio Image', 'Studio Image']);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(compare).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Work number 1' })).toBeVisible();
});

test('a run appears above the creations while it is being made, and among them when it is done, without a reload', async ({ page, baseURL }) => {
  await joined(page, String(baseURL));
  await page.goto('/my-creations');
  await expect(page.getByRole('heading', { name: 'Your gallery is so empty it echoes… echo… echo' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Connection' })).toBeAttached();
  await page.request.post('/api/ai/generate', { data: { contentType: 'text', prompt: 'A long walk by the sea', length: 200, expectedTotal: 1 }, headers: { origin: String(baseURL), 'idempotency-key': 'a-walk' } });
  await expect(page.getByRole('region', { name: 'Making now' }).getByRole('heading', { name: 'A long walk by the sea' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Creations' }).getByRole('button', { name: 'A long walk by the sea', exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Making now' })).toHaveCount(0);
});

test('My Creations fits every width, and axe finds nothing in grid, list, selection and trash', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const { username } = await joined(page, String(baseURL));
  await madeCreations(username, 30);
  for (const search of ['', '?view=list', '?tab=trash', '?q=nothing']) {
    await page.goto(`/my-creations${search}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await findings(page), search).toEqual([]);
    expect(await tooWide(page), search).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await page.goto('/my-creations');
  await card(page, 2).focus();
  await page.keyboard.press('x');
  await expect(bulkBar(page)).toBeVisible();
  expect(await findings(page), 'selection').toEqual([]);
});

test('My Creations does not become wider than a narrow window before its cards are laid out for that width', async ({ page, baseURL }) => {
  const { username } = await joined(page, String(baseURL));
  await madeCreations(username, 12);
  // Tells the script that lays cards out of the first window size alone, as on a machine that is busy with other things.
  await page.addInitScript(() => {
    const observe = ResizeObserver.prototype.observe;
    ResizeObserver.prototype.observe = function (target, options) {
      if (!(target instanceof HTMLUListElement) && target !== document.body) observe.call(this, target, options);
    };
  });
  for (const search of ['', '?view=list']) {
    await page.goto(`/my-creations${search}`);
    await expect(card(page, 1)).toBeVisible();
    expect(await tooWide(page), search).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
