import type { Page } from '@playwright/test';
import { madeCreations } from '../stack/creations.ts';
import { lookNow } from '../stack/look.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const WINDOW = { width: 1024, height: 768 };

/** Creates something over HTTP. @returns the JSON of the answer */
async function made<T>(page: Page, address: string, data: object): Promise<T> {
  const answer = await page.request.post(address, { data, headers: { origin: new URL(address).origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

test('hints about keys stand beside a mouse, and a tablet of the same width shows none', async ({ page, baseURL, browser }) => {
  test.setTimeout(180_000);
  const shop = String(baseURL);
  await page.setViewportSize(WINDOW);
  await seenDialog(page);
  const { username } = await joined(page, shop);
  await madeCreations(username, 6);
  const prompts = ((await (await page.request.get(`${shop}/api/prompts?limit=2`)).json()) as { items: { id: string }[] }).items;
  const { folder } = await made<{ folder: { id: string; slug: string } }>(page, `${shop}/api/folders`, { name: 'Launch week' });
  const { collection } = await made<{ collection: { id: string; slug: string } }>(page, `${shop}/api/collections`, { name: 'Posters', visibility: 'private', add: 'owner' });
  for (const { id } of prompts) {
    await made(page, `${shop}/api/folders/${folder.id}/items`, { itemType: 'prompt', itemId: id });
    await made(page, `${shop}/api/collections/${collection.id}/items`, { itemType: 'prompt', itemId: id });
  }
  // As wide as a small laptop, but with a finger in place of a mouse, and signed in as the same person.
  const tablet = await browser.newPage({ baseURL: shop, viewport: WINDOW, hasTouch: true, isMobile: true, storageState: await page.context().storageState() });
  await seenDialog(tablet);
  const hints = (where: Page) => where.locator('kbd').filter({ visible: true });
  for (const path of ['/marketplace', '/my-library', '/my-creations', `/folder/${folder.slug}`, `/collection/${collection.slug}`]) {
    await page.goto(path);
    // The header's search box has a hint too, on all pages but the marketplace.
    await expect.poll(() => hints(page).count(), { message: `hints on ${path} beside a mouse` }).toBeGreaterThan(path === '/marketplace' ? 0 : 1);
    await tablet.goto(path);
    // Hidden hints are in the page, so the page has arrived.
    await expect.poll(() => tablet.locator('kbd').count(), { message: `hidden hints on ${path}` }).toBeGreaterThan(path === '/marketplace' ? 0 : 1);
    await expect(hints(tablet), `hints on ${path} on a tablet`).toHaveCount(0);
    await lookNow(tablet, `key-hints${path.replaceAll('/', '-')}`);
  }
  // An open creation names keys as well.
  await tablet.goto('/my-creations');
  await tablet.getByRole('button', { name: 'Work number 1', exact: true }).first().click();
  await expect(tablet.getByRole('dialog').locator('kbd').first()).toBeAttached();
  await expect(hints(tablet)).toHaveCount(0);
  await tablet.close();
});
