import { findings, tooWide } from '../stack/axe.ts';
import { joined } from '../stack/people.ts';
import { expectDone, resultOf, runPanel, runSample } from '../stack/runs.ts';
import { expect, test } from '../stack/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
  expect(await actions.evaluate((row) => new Set([...row.children].map((child) => Math.round(child.getBoundingClientRect().top + child.getBoundingClientRect().height / 2))).size), 'rows of actions').toBe(1);
  const download = page.waitForEvent('download');
  await all.click();
  expect((await download).suggestedFilename()).toMatch(/^quote-card-set[a-z0-9-]*\.zip$/);
  // Checks the page's width after the animation, whose sparks were as wide as the window.
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);

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
