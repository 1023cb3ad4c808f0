import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { hydrated } from '../stack/hydrated.ts';
import { look } from '../stack/look.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { toastOf } from '../stack/sign-in.ts';
import { tabTo } from '../stack/tab-to.ts';
import { expect, test } from '../stack/test.ts';

interface Card {
  id: string;
  slug: string;
  title: string;
}

const promptsOf = async (page: Page, baseURL: string): Promise<Card[]> => ((await (await page.request.get(`${baseURL}/api/prompts?limit=5`)).json()) as { items: Card[] }).items;
const titles = (page: Page): Promise<string[]> => page.getByRole('list', { name: 'Items' }).getByRole('heading').allTextContents();

/** Returns the covers of texts, in windows of two widths, of which a frame cuts off a part at its left or right. */
async function croppedWords(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const frames = page.locator('[data-text-cover]');
    await expect(frames.first()).toBeVisible();
    found.push(...(await frames.evaluateAll((all) => all.flatMap((frame) => {
      const [, words] = frame.querySelectorAll('img');
      const [outer, inner] = [frame.getBoundingClientRect(), words!.getBoundingClientRect()];
      // A frame at least as wide as the cover is filled by it. A narrower one shows the whole width.
      const whole = inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.height <= (inner.width * 3) / 4 + 1;
      return whole ? [] : [`${Math.round(outer.width)} x ${Math.round(outer.height)}`];
    }))));
  }
  return found;
}

/** Presses Tab until an element with this name has focus, then Enter. */
async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test.beforeEach(({ page }) => seenDialog(page));

test("a member makes a collection by keyboard alone, and the creations that another person adds wait for the owner's review", async ({ page, baseURL, browser }) => {
  test.setTimeout(400_000);
  const { username } = await joined(page, String(baseURL));
  const prompts = await promptsOf(page, String(baseURL));
  await page.goto('/mycollections');
  await expect(page.getByRole('heading', { name: 'A collection of nothing is very zen. But still.' })).toBeVisible();
  await look(page, 'collections-empty');
  await press(page, /^New collection/);
  const form = page.getByRole('dialog', { name: 'New collection' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Posters for a small theatre');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Posters for a small theatre' })).toBeVisible();
  const id = page.url().split('/collection/')[1]!;
  const { collection } = (await (await page.request.get(`${baseURL}/api/collections/${id}`)).json()) as { collection: { id: string } };
  for (const { id: itemId } of prompts.slice(0, 3)) await page.request.post(`${baseURL}/api/collections/${collection.id}/items`, { data: { itemType: 'prompt', itemId }, headers: { origin: String(baseURL) } });
  await page.reload();

  // Moves an item of the collection by Alt and an arrow key; the item keeps focus.
  const [first, second, third] = prompts.map(({ title }) => title);
  // Before hydration this key belongs to the browser, which goes forward.
  await hydrated(page);
  await page.getByRole('link', { name: first!, exact: true }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => titles(page)).toEqual([second, first, third]);
  await expect(page.getByRole('status').filter({ hasText: `${first}: moved to 2 of 3` })).toHaveCount(1);
  await expect(page.getByRole('link', { name: first!, exact: true })).toBeFocused();
  await page.keyboard.press('e');
  await page.keyboard.type('Hang this one by the door.');
  await page.keyboard.press('Tab');
  await press(page, /^Save note/);
  await expect(page.getByText('Hang this one by the door.')).toBeVisible();
  await page.reload();
  await expect.poll(() => titles(page)).toEqual([second, first, third]);

  await press(page, /^Contributors/);
  await press(page, /^Make a link/);
  // The choice of what invited people may do has a visible label, and its words fit.
  const choice = page.getByRole('combobox', { name: /What they may do/ });
  await expect(page.getByText('What they may do', { exact: true })).toBeVisible();
  expect(await choice.locator('[data-part=value-text]').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  const address = page.getByLabel('Address of the link');
  await expect(address).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await look(page, 'collection-people');
  const { pathname } = new URL(await address.inputValue());
  await page.keyboard.press('Escape');

  const friend = await (await browser.newContext({ baseURL: String(baseURL), reducedMotion: 'reduce' })).newPage();
  await seenDialog(friend);
  const { username: friendName } = await joined(friend, String(baseURL));
  await friend.goto(pathname);
  await press(friend, /^Join the collection/);
  await expect(friend).toHaveURL(/\/collection\/posters-/, { timeout: 20_000 });
  await expect(friend.getByRole('heading', { level: 1, name: 'Posters for a small theatre' })).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Contributors' })).toBeHidden();
  await expect(friend.getByRole('button', { name: new RegExp(`^Move ${second}`) })).toHaveCount(0);
  await friend.goto(`/prompt/${prompts[3]!.slug}`);
  await friend.getByRole('button', { name: 'Add to a collection' }).press('Enter');
  const dialog = friend.getByRole('dialog', { name: 'Save to…' });
  await dialog.getByRole('checkbox', { name: /Posters for a small theatre/ }).press('Space');
  await dialog.getByLabel('Note').fill('For the family shows?');
  expect(await findings(friend)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(toastOf(friend, 'Collections changed')).toContainText('It waits for a review in Posters for a small theatre.');

  await page.goto(`/collection/${id}?tab=review`);
  const queue = page.getByRole('list', { name: 'Works that wait for a review' });
  await expect(queue).toContainText(`added by ${friendName}`);
  await expect(queue).toContainText('For the family shows?');
  await look(page, 'collection-review');
  await queue.getByRole('button', { name: /^Accept/ }).focus();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  await page.getByRole('link', { name: /^Items/ }).press('Enter');
  await expect.poll(() => titles(page)).toEqual([second, first, third, prompts[3]!.title]);
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  expect(await croppedWords(page), 'covers of texts that are cropped').toEqual([]);
  await look(page, 'collection');
  await press(page, /^Contributors/);
  await look(page, 'collection-people-two');
  await page.keyboard.press('Escape');

  // Opens the private collection as another person, who gets the same answer as for one that does not exist.
  const visitor = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await seenDialog(visitor);
  await visitor.goto(`/collection/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.request.patch(`${baseURL}/api/collections/${collection.id}`, { data: { visibility: 'public' }, headers: { origin: String(baseURL) } });
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Posters for a small theatre' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Follow' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: new RegExp(username) })).toBeVisible();
  expect(await findings(visitor)).toEqual([]);
  for (const other of [friend, visitor]) await other.context().close();
});
