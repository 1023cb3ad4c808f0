import type { Locator } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { joined } from '../stack/people.ts';
import { expectDone, resultOf, runPanel, runSample } from '../stack/runs.ts';
import { expect, test } from '../stack/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Returns the number of rows in which the visible parts of an element stand. */
const rowsOf = (row: Locator): Promise<number> =>
  row.evaluate((element) => new Set([...element.children].map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0).map(({ top, height }) => Math.round(top + height / 2))).size);

/** Returns whether the first element comes before the second in the document. */
const BEFORE = ([first, second]: [Element, Element]): boolean => (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('four pictures of a run open large by keyboard, can be paged and enlarged, and download as one file', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/prompt/quote-card-set');
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await runPanel(page).getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await runPanel(page).getByRole('button', { name: 'Generate · 8 tokens' }).click();
  await expectDone(page, 'Ta-da. 4 images', 90);
  const result = resultOf(page);
  const first = result.getByRole('button', { name: 'Open image 1 in full size' });
  const all = result.getByRole('link', { name: 'Download all' });
  expect(await page.evaluate(BEFORE, [await all.elementHandle(), await first.elementHandle()] as never)).toBe(true);
  const actions = result.getByRole('group', { name: 'What to do with it' });
  expect(await rowsOf(actions), 'rows of actions').toBe(1);
  const download = page.waitForEvent('download');
  await all.click();
  expect((await download).suggestedFilename()).toMatch(/^quote-card-set[a-z0-9-]*\.zip$/);
  // Checks the page's width after the animation, whose sparks were as wide as the window.
  for (const width of [320, 375, 414, 1280]) {
    expect(await tooWide(page, [width])).toEqual([]);
    expect(await rowsOf(actions), `rows of actions at ${width} px`).toBe(1);
  }

  await first.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog');
  await expect(box.getByText('1 of 4')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByText('4 of 4')).toBeVisible();
  const picture = box.getByRole('img');
  const whole = (await picture.boundingBox())!;
  await page.keyboard.press('+');
  await expect.poll(async () => Math.round(((await picture.boundingBox())!.width / whole.width) * 10) / 10).toBe(1.5);
  // Presses an arrow key in an enlarged picture, which moves the visible part and does not open the next picture.
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('4 of 4')).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('1 of 4')).toBeVisible();
  // Checks that the dialog with a large picture keeps its close button in the window, however long the title is.
  await page.setViewportSize({ width: 320, height: 700 });
  const cross = (await box.getByRole('button', { name: 'Close' }).boundingBox())!;
  expect(cross.x + cross.width).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(first).toBeFocused();
});

test('a short clip that a run made plays by itself, muted and in a loop', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  const answer = await page.request.post(`${baseURL!}/api/ai/generate`, {
    headers: { origin: baseURL!, 'idempotency-key': crypto.randomUUID() }, data: { expectedTotal: 5, contentType: 'video', prompt: 'Rain over a small town' },
  });
  const { generation } = (await answer.json()) as { generation: { id: string } };
  await page.goto(`/my-creations?run=${generation.id}`);
  await expectDone(page, 'Ta-da. Your video is here', 90);
  const clip = resultOf(page).locator('video');
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.currentTime > 0])).toEqual([true, true, true]);
});

test("a portrait picture of a run takes at most 60 % of the window's height and keeps its shape", async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  const answer = await page.request.post('/api/ai/generate', {
    headers: { origin: String(baseURL), 'idempotency-key': crypto.randomUUID() }, data: { expectedTotal: 2, contentType: 'image', aspect: '2:3', prompt: 'A lighthouse in the evening' },
  });
  const { generation } = (await answer.json()) as { generation: { id: string } };
  await page.goto(`/my-creations?run=${generation.id}`);
  await expectDone(page, 'Ta-da. Your image is here', 60);
  const picture = resultOf(page).getByRole('img').first();
  const { shown, drawn } = await picture.evaluate((image: HTMLImageElement) => ({ shown: image.getBoundingClientRect().height, drawn: image.naturalHeight / image.naturalWidth }));
  expect(drawn, 'a portrait').toBeGreaterThan(1.4);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(0.6 * 800);
});

test('while the text of a run streams, the caret stands in its last line, and Copy stands above it', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await runSample(page, 'hook-factory', 'Generate · 1 token');
  const result = resultOf(page);
  const stands = page.waitForFunction(() => {
    const text = document.querySelector('[data-streaming] > div');
    const lines = text ? [text.lastElementChild, ...(text.lastElementChild?.querySelectorAll('*') ?? [])] : [];
    return lines.some((line) => line && getComputedStyle(line, '::after').content === '""');
  });
  const head = result.locator('header');
  await expect(head.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  await expect(head).toContainText(/about \d+ s left|almost done/);
  await stands;
  // Checks on a narrow phone that the facts of a running text wrap, and stay inside the card and beside Stop.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page, [320])).toEqual([]);
  await expect.poll(() => head.evaluate((header) => {
    const stop = header.querySelector('button')?.getBoundingClientRect();
    const box = header.getBoundingClientRect();
    const facts = [...header.querySelectorAll('strong, strong ~ span')].map((fact) => fact.getBoundingClientRect());
    if (!stop || facts.length < 2) return 'no running facts';
    const bad = facts.filter((fact) => fact.right > box.right || (fact.right > stop.left && fact.bottom > stop.top && fact.top < stop.bottom));
    return bad.length === 0 ? 'whole' : `${bad.length} covered or cut`;
  })).toBe('whole');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectDone(page, 'Ta-da. Your text is here', 60);
  const copy = await result.getByRole('button', { name: 'Copy' }).elementHandle();
  const words = await result.locator('p, li').last().elementHandle();
  expect(await page.evaluate(BEFORE, [copy, words] as never)).toBe(true);
});

test('on a phone the actions above a result stand in one row, and the rarer ones are in a menu', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await runSample(page, 'hook-factory', 'Generate · 1 token');
  await expectDone(page, 'Ta-da. Your text is here', 60);
  const result = resultOf(page);
  const actions = result.getByRole('group', { name: 'What to do with it' });
  const more = actions.getByRole('button', { name: 'More for this result' });
  await expect(more).toBeHidden();
  for (const width of [320, 375, 414]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(more).toBeVisible();
    expect(await tooWide(page, [width])).toEqual([]);
    expect(await rowsOf(actions), `rows of actions at ${width} px`).toBe(1);
    for (const act of [actions.getByRole('button', { name: 'Copy' }), actions.getByRole('link', { name: 'Share' }), more]) {
      const { width: across, height } = (await act.boundingBox())!;
      expect(Math.min(across, height), `room for a finger at ${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await more.press('Enter');
  const entries = page.getByRole('menuitem');
  await expect(entries).toHaveText(['Download .md', 'Download .txt', 'Submit to challenge', /^Free retry · \d+ min left$/]);
  // The menu grows to its size while it opens.
  for (const entry of await entries.all()) await expect.poll(async () => (await entry.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  // Opens the menu a second time, when its code is there already, and chooses its entries by keyboard.
  const chosen = async (name: string): Promise<void> => {
    await more.press('Enter');
    const entry = page.getByRole('menuitem', { name });
    while ((await entry.getAttribute('data-highlighted')) === null) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  const download = page.waitForEvent('download');
  await chosen('Download .txt');
  expect((await download).suggestedFilename()).toMatch(/^hook-factory[a-z0-9-]*\.txt$/);
  await expect(more).toBeFocused();
  await chosen('Submit to challenge');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(more).toBeFocused();

  // The thumbs stand below the text, which a reader has read by then.
  const thumb = result.getByRole('button', { name: 'Thumbs up' });
  expect(await page.evaluate(BEFORE, [await result.locator('p, li').first().elementHandle(), await thumb.elementHandle()] as never)).toBe(true);
  await thumb.click();
  await expect(thumb).toHaveAttribute('aria-pressed', 'true');

  const first = new URL(page.url()).searchParams.get('run');
  await chosen('Free retry');
  await expect.poll(() => new URL(page.url()).searchParams.get('run')).not.toBe(first);
  await expectDone(page, 'Ta-da. Your text is here', 60);
  await expect(result.getByText('Free retry: charged 0 instead of 1 token')).toBeVisible();
});
