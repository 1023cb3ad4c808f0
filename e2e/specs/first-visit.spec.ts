import { seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LIMIT_BYTES = 125_000;

/** This test measures the scripts that a browser really receives until the page is usable. The bundle stage of `npm test` only adds up sizes of files. */
test('a first visit to / is usable after at most 125 kB of script', async ({ page }) => {
  await seenDialog(page);
  await page.addInitScript(() => {
    // Waits for hydration: the server renders the page, and the user can press its buttons once React has hydrated it.
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
    return files.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= usable).map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
  });
  expect(needed.length).toBeGreaterThan(1);
  const total = needed.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(needed, null, 1)).toBeLessThanOrEqual(LIMIT_BYTES);
  test.info().annotations.push({ type: 'first visit', description: `${(total / 1_000).toFixed(1)} kB of script` });
});
