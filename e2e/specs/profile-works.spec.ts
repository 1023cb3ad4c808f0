import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { publishedPrompt } from '../stack/spoken.ts';
import { WIDTHS } from '../stack/settings.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

/** Registers a person with two prompts and a public collection, and signs them in on this page. @returns the titles of the works */
async function creator(page: Page, baseURL: string): Promise<{ username: string; prompts: string[]; collection: string }> {
  const { username } = await joined(page, baseURL);
  const prompts = [(await publishedPrompt(page, baseURL, 'Pinned calm')).title, (await publishedPrompt(page, baseURL, 'Pinned rain')).title];
  const made = await page.request.post(`${baseURL}/api/collections`, { data: { name: 'Walls of ink', visibility: 'public' }, headers: { origin: baseURL } });
  expect(made.status()).toBe(201);
  return { username, prompts, collection: 'Walls of ink' };
}

/** Returns whether the profile's open tab is visible. On phones the row of tabs is wider than the window. */
const chosenInSight = (page: Page): Promise<boolean> => page.locator('main nav [aria-current=page]').first().evaluate((tab) => {
  const { left, right } = tab.getBoundingClientRect();
  return left >= 0 && right <= window.innerWidth;
});

const pinned = (page: Page) => page.getByRole('region', { name: 'Pinned' }).getByRole('heading', { level: 4 });

test('a person pins works on the profile and orders them by keyboard and pointer, and a pinned work that becomes private disappears', async ({ page, baseURL, browser }) => {
  test.setTimeout(150_000);
  const { username, prompts: [first, second], collection } = await creator(page, baseURL!);
  await page.goto(`/profile/${username}`);
  await page.getByRole('button', { name: 'Choose pinned works' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pinned works' });
  for (const title of [first!, second!]) {
    await dialog.getByRole('button', { name: `Pin ${title}` }).click();
    await expect(dialog.getByRole('button', { name: `Unpin ${title}` })).toBeVisible();
  }
  await dialog.getByRole('radio', { name: 'Collections' }).check();
  await dialog.getByRole('button', { name: `Pin ${collection}` }).click();
  const order = dialog.getByRole('list', { name: 'Pinned works in their order' }).getByRole('listitem');
  await expect(order).toHaveText([new RegExp(first!), new RegExp(second!), new RegExp(collection)]);
  expect(await findings(page)).toEqual([]);
  // Moves the third pin to the first place by keyboard. The request is slow, and the next move must not overtake it.
  await page.route('**/api/pins/**', async (route) => { await page.waitForTimeout(2_500); await route.continue(); }, { times: 1 });
  await dialog.getByRole('button', { name: `Move ${collection}` }).focus();
  for (const [key, said] of [['Space', /Picked up|over place 3 of 3/], ['ArrowUp', /over place 2 of 3/], ['ArrowUp', /over place 1 of 3/], ['Space', /now at place 1 of 3/]] as const) {
    await page.keyboard.press(key);
    await expect(dialog.getByText(said)).toBeAttached();
    await page.waitForTimeout(150);
  }
  await expect(order).toHaveText([new RegExp(collection), new RegExp(first!), new RegExp(second!)]);
  // Moves the last pin between the others by pointer.
  const grip = await dialog.getByRole('button', { name: `Move ${second!}` }).boundingBox();
  const place = await dialog.getByRole('button', { name: `Move ${first!}` }).boundingBox();
  await page.mouse.move(grip!.x + 8, grip!.y + 8);
  await page.mouse.down();
  await page.mouse.move(place!.x + 8, place!.y + 4, { steps: 12 });
  const lastMove = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/pins/prompt/'));
  await page.mouse.up();
  await expect(order).toHaveText([new RegExp(collection), new RegExp(second!), new RegExp(first!)]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(pinned(page)).toHaveText([collection, second!, first!]);
  await lastMove;
  await expect(pinned(page)).toHaveText([collection, second!, first!]);

  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await seenDialog(visitor);
  await visitor.goto(`/profile/${username}`);
  await expect(pinned(visitor)).toHaveText([collection, second!, first!]);
  await expect(visitor.getByRole('button', { name: 'Choose pinned works' })).toHaveCount(0);
  const { items } = (await (await page.request.get('/api/collections')).json()) as { items: { id: string; name: string }[] };
  // Makes the pinned collection private, and tries again when a busy server refuses the request once.
  await expect(async () => {
    const hidden = await page.request.patch(`${baseURL!}/api/collections/${items.find(({ name }) => name === collection)!.id}`, { data: { visibility: 'private' }, headers: { origin: baseURL! } });
    expect(hidden.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
  // Waits, because the server caches a visitor's page for three seconds.
  await expect(async () => {
    await visitor.reload();
    await expect(pinned(visitor)).toHaveText([second!, first!], { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await visitor.context().close();
});

test("the tabs of a profile show the number of works, and a member reports the profile's owner", async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  const { username } = await creator(page, baseURL!);
  const reader = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await seenDialog(reader);
  await joined(reader, baseURL!);
  await reader.goto(`/profile/${username}`);
  const tabs = reader.getByRole('navigation', { name: `Profile of ${username}` });
  for (const tab of ['Prompts 2', 'Packs 0', 'Creations 0', 'Collections 1', 'Reviews 0']) await expect(tabs.getByRole('link', { name: tab.replace(' ', '') }).or(tabs.getByRole('link', { name: tab }))).toBeVisible();
  await tabs.getByRole('link', { name: /^Packs/ }).click();
  await expect(reader.getByText(`${username} has no pack on the market.`)).toBeVisible();
  await tabs.getByRole('link', { name: /^Reviews/ }).click();
  await expect(reader.getByText(`No work of ${username} has a review yet.`)).toBeVisible();
  await tabs.getByRole('link', { name: /^Achievements/ }).click();
  await expect(reader.getByText(/You share (\d+|none) of them( yet)?$/)).toBeVisible();
  await reader.getByRole('button', { name: `More about ${username}` }).click();
  await reader.getByRole('menuitem', { name: `Report ${username}` }).click();
  const dialog = reader.getByRole('dialog', { name: 'Report this person' });
  await dialog.getByRole('radio', { name: 'Spam or a copy of another person\'s work' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText('Thank you for telling us')).toBeVisible();
  await reader.context().close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of WIDTHS) {
    test(`axe finds nothing serious in the tabs of a profile, and nothing scrolls sideways: ${colorScheme}, ${viewport.width} px`, secondLook(colorScheme === 'dark' || viewport.width < 1280), async ({ page, baseURL }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await joined(page, baseURL!);
      for (const tab of ['', '?tab=packs', '?tab=creations', '?tab=collections', '?tab=reviews', '?tab=achievements', '?tab=activity']) {
        await page.setViewportSize(viewport);
        await page.goto(`/profile/conjure-words${tab}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect.poll(() => chosenInSight(page), tab).toBe(true);
        expect(await findings(page), tab).toEqual([]);
        expect(await tooWide(page, viewport.width < 1280 ? [320, 375, 768] : [1024, 1280, 1440]), tab).toEqual([]);
      }
    });
  }
}
