import { madeCreations } from '../stack/creations.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { ALONE } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const MANY = 5_000;
/** The longest task in ms that may block the page while creations scroll. */
const LONGEST_TASK_MS = 50;
/** How often the test measures: other programs on the machine slow some tries down, so only the best one counts. */
const TRIES = 4;

test('no task blocks the page for longer than 50 ms while 5,000 creations scroll', ALONE, async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  await seenDialog(page);
  const { username } = await joined(page, String(baseURL));
  await madeCreations(username, MANY);
  await page.goto('/my-creations');
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^All ?5,000$/ })).toBeVisible();
  // Waits until all creations are loaded before the test measures scrolling.
  await expect.poll(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return page.evaluate(() => document.querySelector('ul[aria-label="Creations"] > li:last-child')?.getAttribute('aria-posinset'));
  }, { timeout: 180_000, intervals: [100] }).toBe(String(MANY));
  const worst: number[] = [];
  while (worst.length < TRIES && !(Math.min(...worst) <= LONGEST_TASK_MS)) worst.push(await page.evaluate(longestTask));
  expect(Math.min(...worst), worst.map(Math.round).join(', ')).toBeLessThanOrEqual(LONGEST_TASK_MS);
  expect(await page.locator('ul[aria-label="Creations"] > li').count()).toBeLessThan(120);
  test.info().annotations.push({ type: 'longest task', description: `${worst.map(Math.round).join(', ')} ms` });
});

/** Scrolls the list of creations down from the top for four seconds. @returns the longest task in ms, 0 when none was longer than 50 ms */
async function longestTask(): Promise<number> {
  window.scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  let longest = 0;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration))));
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  while (performance.now() - start < 4_000) {
    window.scrollBy(0, 90);
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  return longest;
}
