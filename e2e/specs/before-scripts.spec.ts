import type { Page } from '@playwright/test';
import { choose } from '../stack/choose.ts';
import { earlyShortcuts, hydrated } from '../stack/hydrated.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { runPanel } from '../stack/runs.ts';
import { expect, test } from '../stack/test.ts';

/** Holds back the page's files of a kind, or those that its HTML does not name, until the returned function is called. */
async function hold(page: Page, kind: 'js' | 'css', html?: string): Promise<() => void> {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/*.${kind}`, async (route) => {
    if (!html?.includes(new URL(route.request().url()).pathname)) await held;
    await route.continue();
  });
  return release;
}
const holdScripts = (page: Page, html?: string): Promise<() => void> => hold(page, 'js', html);

/** Types into the wallet's search while files are held back, and expects the words in the field and in the address once they have arrived. */
async function expectEarlySearchKept(page: Page, release: () => void): Promise<void> {
  await page.goto('/wallet', { waitUntil: 'commit' });
  const search = page.getByRole('search', { name: 'Activity' }).getByPlaceholder('Search activity');
  await search.fill('rabbit');
  release();
  await expect(page).toHaveURL(/q=rabbit/);
  await expect(search).toHaveValue('rabbit');
}

test("text that a member types before the page's scripts arrive stays in the field, and the page keeps its layout", async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenWords: seen });
    new MutationObserver(() => ['Checking access...', 'Loading page'].filter((words) => document.body?.textContent.includes(words)).forEach((words) => seen.add(words)))
      .observe(document, { childList: true, subtree: true });
  });
  await expectEarlySearchKept(page, release);
  expect(await page.evaluate(() => [...(window as unknown as { seenWords: Set<string> }).seenWords])).toEqual([]);
});

test('text that a member types before the style sheets arrive, and with them the script at the end of the page, stays in the field', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  // The script at the end of the HTML runs once the style sheets are there.
  await expectEarlySearchKept(page, await hold(page, 'css'));
});

test("before the page's scripts arrive, the chat's composer is within a phone's window, below the banner about the email address", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await joined(page, baseURL!);
  const release = await holdScripts(page);
  await page.goto('/chat', { waitUntil: 'commit' });
  await expect(page.getByRole('complementary', { name: 'Your email address' })).toBeVisible();
  const bottom = (): Promise<number> => page.locator('[data-fills-window]').evaluate((frame) => Math.round(frame.getBoundingClientRect().bottom));
  await expect.poll(bottom).toBe(812);
  await expect(page.getByRole('main').getByRole('textbox')).toBeInViewport({ ratio: 1 });
  release();
  await hydrated(page);
  expect(await bottom()).toBe(812);
});

test("a filter that a member chooses before the page's scripts arrive is in the address once they have", async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  const release = await holdScripts(page);
  await page.goto('/challenges?state=upcoming', { waitUntil: 'commit' });
  await choose(page.getByRole('radio', { name: 'Text' }));
  release();
  await expect(page).toHaveURL(/state=upcoming&type=text/);
  await expect(page.getByRole('radio', { name: 'Text' })).toBeChecked();
});

test('the run panel that the server rendered stays on the page, with the choices that were made before the scripts arrived', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  const release = await holdScripts(page);
  await page.goto('/prompt/hook-factory', { waitUntil: 'commit' });
  const sent = await runPanel(page).elementHandle();
  const [field, other] = [runPanel(page).getByRole('textbox').first(), runPanel(page).getByRole('textbox').nth(1)];
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await field.fill('Words of my own');
  const slider = runPanel(page).getByRole('slider', { name: 'Length' });
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await slider.press(key);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  for (const key of ['Escape', 'Control+b', 'q']) await page.keyboard.press(key);
  expect(await earlyShortcuts(page), 'keys to repeat').toEqual(['q']);
  release();
  await expect(other).not.toHaveValue('');
  await expect(field).toHaveValue('Words of my own');
  await expect(slider).toHaveAttribute('aria-valuenow', '150');
  expect(await sent!.evaluate((panel) => panel.isConnected), 'the same panel').toBe(true);
});

// A form with rows, and one whose field sets the length of the text.
for (const slug of ['isometric-system-diagram', 'explain-my-code']) {
  test(`the controls of ${slug} stay the ones that the server rendered, although their code comes after the page is hydrated`, async ({ page, baseURL }) => {
    await joined(page, baseURL!);
    const release = await holdScripts(page, await (await page.request.get(`/prompt/${slug}`)).text());
    await page.goto(`/prompt/${slug}`, { waitUntil: 'commit' });
    const sent = await runPanel(page).evaluateHandle((panel) => [...panel.querySelectorAll('[data-scope]')]);
    expect(await sent.evaluate((all) => all.length)).toBeGreaterThan(5);
    await hydrated(page);
    release();
    await page.waitForLoadState('networkidle');
    expect(await sent.evaluate((all) => all.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 80)))).toEqual([]);
  });
}

test('the controls of a run panel stay the ones that the server rendered, although their code comes after the page is hydrated', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  // The code of some controls, such as the slider, is not named in the page. The browser asks for it while it hydrates the page.
  const release = await holdScripts(page, await (await page.request.get('/prompt/hook-factory')).text());
  await page.goto('/prompt/hook-factory', { waitUntil: 'commit' });
  const slider = runPanel(page).getByRole('slider', { name: 'Length' });
  const sent = await slider.elementHandle();
  await hydrated(page);
  const field = runPanel(page).getByRole('textbox').first();
  await field.fill('Words of my own');
  expect(await sent!.evaluate((element) => element.isConnected), 'the same slider while its code is missing').toBe(true);
  release();
  await expect(async () => {
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '50', { timeout: 200 });
  }).toPass();
  await expect(field).toHaveValue('Words of my own');
  expect(await sent!.evaluate((element) => element.isConnected), 'the same slider').toBe(true);
});

test('a press on the track of a slider before the scripts arrive moves the slider once they have', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  const release = await holdScripts(page);
  await page.goto('/prompt/hook-factory', { waitUntil: 'commit' });
  const slider = runPanel(page).getByRole('slider', { name: 'Length' });
  const track = slider.locator('xpath=ancestor::*[@data-part="control"]');
  await track.scrollIntoViewIfNeeded();
  const { width, height } = (await track.boundingBox())!;
  await track.click({ position: { x: width - 2, y: height / 2 } });
  release();
  await expect.poll(async () => (await slider.getAttribute('aria-valuenow')) === (await slider.getAttribute('aria-valuemax'))).toBe(true);
});

test("a page stays where a visitor scrolled it before the page's scripts arrived", async ({ page }) => {
  await seenDialog(page);
  const release = await holdScripts(page);
  await page.goto('/prompt/hook-factory', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  // The page is tall enough only once its HTML and style sheets are there.
  await expect.poll(() => page.evaluate(() => {
    window.scrollTo(0, 400);
    return window.scrollY;
  })).toBe(400);
  release();
  await hydrated(page);
  // A page that scrolls to its top does so within some frames after hydration.
  await page.waitForTimeout(1_000);
  expect(await scrolled()).toBeGreaterThan(300);
});

test('a narrow window of a desktop browser shows no run panel in the page before it is hydrated, and opens it from the price bar after it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await seenDialog(page);
  const release = await holdScripts(page);
  await page.goto('/prompt/hook-factory', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(runPanel(page)).toBeHidden();
  const top = (): Promise<number> => page.getByRole('heading', { name: 'What it does' }).evaluate((part) => Math.round(part.getBoundingClientRect().top + window.scrollY));
  const before = await top();
  release();
  const generate = page.getByRole('button', { name: /^Generate/ });
  await expect(generate).toBeVisible();
  await hydrated(page);
  expect(Math.abs((await top()) - before), 'px by which the part below moved').toBeLessThan(40);
  await generate.click();
  await expect(runPanel(page)).toBeVisible();
});
