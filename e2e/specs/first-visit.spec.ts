import { gzipSync } from 'node:zlib';
import { seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const LIMIT_BYTES = 140_000;

/** The bundle stage weighs what the manifest says; here is what a browser really had when the page appeared. */
test('a first visit to / is usable after at most 140 kB of script', async ({ page, request }) => {
  await seenDialog(page);
  await page.addInitScript(() => {
    // The server renders the page. The user can press its buttons once React has hydrated it.
    const look = (): void => {
      const button = document.querySelector('main button');
      if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return void requestAnimationFrame(look);
      performance.mark('usable');
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const needed = await page.evaluate(() => {
    const usable = performance.getEntriesByName('usable')[0]!.startTime;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= usable).map(({ name }) => name);
  });
  expect(needed.length).toBeGreaterThan(1);
  const sizes = await Promise.all(needed.map(async (url) => ({ url, bytes: gzipSync(await (await request.get(url)).body(), { level: 9 }).length })));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(LIMIT_BYTES);
  test.info().annotations.push({ type: 'first visit', description: `${(total / 1_000).toFixed(1)} kB of script` });
});
