import type { Locator, Page } from '@playwright/test';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { fingerOn } from '../stack/finger.ts';
import { hydrated } from '../stack/hydrated.ts';
import { lookNow } from '../stack/look.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

/** How long a finger rests on an item before it moves. Longer than the 250 ms after which the item follows. */
const HOLD_MS = 400;

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls an element to the middle of the window, away from its edges, where dragging scrolls the page. */
const centred = (element: Locator): Promise<void> => element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Creates something over HTTP. @returns the JSON of the answer */
async function made<T>(page: Page, address: string, data: object): Promise<T> {
  const answer = await page.request.post(address, { data, headers: { origin: new URL(address).origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}
const promptsOf = async (page: Page, baseURL: string): Promise<{ id: string; title: string }[]> => ((await (await page.request.get(`${baseURL}/api/prompts?limit=3`)).json()) as { items: { id: string; title: string }[] }).items;

test.beforeEach(({ page }) => seenDialog(page));

test('a finger moves a work of a collection by its handle, and the page stays where it is', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await joined(page, String(baseURL));
  const prompts = await promptsOf(page, String(baseURL));
  const { collection } = await made<{ collection: { id: string; slug: string } }>(page, `${baseURL}/api/collections`, { name: 'Posters', visibility: 'private', add: 'owner' });
  for (const { id } of prompts) await made(page, `${baseURL}/api/collections/${collection.id}/items`, { itemType: 'prompt', itemId: id });
  await page.goto(`/collection/${collection.slug}`);
  const list = page.getByRole('list', { name: 'Items' });
  const titles = list.getByRole('heading');
  const [first, second, third] = prompts.map(({ title }) => title) as [string, string, string];
  await expect(titles).toHaveText([first, second, third]);
  const handle = list.getByRole('button', { name: `Move ${first}`, exact: true });
  await centred(handle);
  const { width, height } = (await handle.boundingBox())!;
  expect(Math.min(width, height), 'size of the handle').toBeGreaterThanOrEqual(40);
  const before = await scrolled(page);
  // A drag cannot be repeated after hydration.
  await hydrated(page);
  const finger = await fingerOn(page);
  await finger.press(handle);
  await finger.down(150);
  await expect(list.locator('[data-lifted]')).toHaveCount(1);
  // The work in whose place the finger is has moved up, so that the place under the finger is free.
  await expect.poll(() => list.getByRole('listitem').nth(1).evaluate((item) => new DOMMatrix(getComputedStyle(item).transform).m42)).toBeLessThan(-40);
  expect(await scrolled(page), 'the page stays under the finger').toBe(before);
  await lookNow(page, 'touch-collection');
  await finger.lift();
  await expect(titles).toHaveText([second, first, third]);
  await expect.poll(async () => ((await (await page.request.get(`${baseURL}/api/collections/${collection.id}`)).json()) as { items: { itemId: string }[] }).items[1]?.itemId).toBe(prompts[0]!.id);
  await page.reload();
  await expect(titles).toHaveText([second, first, third]);
});

test('a finger that rests on a prompt of a folder moves it, and one that does not rest scrolls the page', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await joined(page, String(baseURL));
  const prompts = await promptsOf(page, String(baseURL));
  const { folder } = await made<{ folder: { id: string; slug: string } }>(page, `${baseURL}/api/folders`, { name: 'Launch week', description: 'Before the doors open. '.repeat(18).trim() });
  for (const { id } of prompts) await made(page, `${baseURL}/api/folders/${folder.id}/items`, { itemType: 'prompt', itemId: id });
  await page.goto(`/folder/${folder.slug}`);
  const list = page.getByRole('list', { name: 'Prompts' });
  const titles = list.getByRole('heading');
  const [first, second, third] = prompts.map(({ title }) => title) as [string, string, string];
  await expect(titles).toHaveText([first, second, third]);
  const item = list.getByRole('listitem').first();
  await centred(item);
  const { height } = (await item.boundingBox())!;
  expect(height, 'size of what the finger holds').toBeGreaterThanOrEqual(40);
  const before = await scrolled(page);
  // A drag cannot be repeated after hydration.
  await hydrated(page);
  const finger = await fingerOn(page);
  await finger.press(item);
  await page.waitForTimeout(HOLD_MS);
  await finger.down(height + 12);
  await expect.poll(() => list.getByRole('listitem').nth(1).evaluate((other) => new DOMMatrix(getComputedStyle(other).transform).m42)).toBeLessThan(-40);
  expect(await scrolled(page), 'the page stays under the finger').toBe(before);
  await lookNow(page, 'touch-folder');
  await finger.lift();
  await expect(titles).toHaveText([second, first, third]);
  // The finger that was lifted did not press the prompt's link.
  await expect(page).toHaveURL(new RegExp(`/folder/${folder.slug}$`));

  await finger.press(list.getByRole('listitem').first());
  await finger.down(-120);
  await finger.lift();
  await expect.poll(() => scrolled(page)).not.toBe(before);
  await expect(titles).toHaveText([second, first, third]);
});

test('a finger that rests on a favourite of the library moves it, with its picture above the finger', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await joined(page, String(baseURL));
  for (const word of ['harbour', 'lantern', 'meadow']) {
    const { promptId } = await draftOf(page, String(baseURL), finishedContent(`A calm ${word}`));
    // A new draft reaches the library by an event.
    await expect.poll(async () => (await page.request.patch(`${baseURL}/api/library/${promptId}`, { data: { starred: true }, headers: { origin: String(baseURL) } })).ok()).toBe(true);
  }
  await page.goto('/my-library?view=favourites&sort=order');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(3);
  const names = (): Promise<string[]> => page.getByRole('rowheader').locator('strong').allTextContents();
  const [first, second, third] = (await names()) as [string, string, string];
  const row = rows.first();
  await centred(row);
  const { y, height } = (await row.boundingBox())!;
  expect(height, 'size of what the finger holds').toBeGreaterThanOrEqual(40);
  const before = await scrolled(page);
  // A drag cannot be repeated after hydration.
  await hydrated(page);
  const finger = await fingerOn(page);
  await finger.press(row);
  await page.waitForTimeout(HOLD_MS);
  await finger.down(height);
  await lookNow(page, 'touch-library');
  await expect(rows.nth(1)).toHaveAttribute('data-over', 'true');
  const picture = (await page.locator('[data-on=overlay]').filter({ hasText: /./ }).last().boundingBox())!;
  expect(picture.y + picture.height, 'the picture is above the finger').toBeLessThan(y + height * 1.5);
  expect(picture.y, 'the picture is near the finger').toBeGreaterThan(y + height * 1.5 - 140);
  expect(await scrolled(page), 'the page stays under the finger').toBe(before);
  await finger.lift();
  await expect.poll(names).toEqual([second, first, third]);
});
