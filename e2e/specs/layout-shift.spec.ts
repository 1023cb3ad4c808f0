import type { Page } from '@playwright/test';
import { joined, seenDialog } from '../stack/people.ts';
import { WIDTHS } from '../stack/settings.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The largest allowed sum of unexpected layout shifts of a page. Users do not notice a smaller one. */
const LIMIT = 0.05;
/** Time in ms after which all late parts of a page have loaded. */
const QUIET_MS = 2_500;
const PATHS = ['/', '/marketplace', '/prompt/hook-factory', '/prompt-packs/launch-day'];

/** Measures the sum of the layout shifts while a page loads. @returns the sum, and the parts that moved */
async function shiftOf(page: Page, path: string): Promise<{ sum: number; moved: string[] }> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => new Promise((resolve) => {
    interface Shift extends PerformanceEntry { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    const seen = (entries: Shift[]): void => {
      const own = entries.filter(({ hadRecentInput }) => !hadRecentInput);
      resolve({ sum: own.reduce((sum, { value }) => sum + value, 0), moved: own.map(({ value, sources }) => `${value.toFixed(3)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join(' | ')}`) });
    };
    new PerformanceObserver((list) => seen(list.getEntries() as Shift[])).observe({ type: 'layout-shift', buffered: true });
    // Reports no layout shifts after a timeout, because the browser never calls the observer when nothing moved.
    setTimeout(() => seen([]), 300);
  }));
}

for (const viewport of WIDTHS) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const who of ['visitor', 'member'] as const) {
      test(`no part of a page moves by itself while the pages load for a ${who}`, secondLook((who === 'member') === (viewport.width < 1280)), async ({ page, baseURL }) => {
        await seenDialog(page);
        // Signs in a member with an unconfirmed email, so that the page contains the reminder to confirm it.
        if (who === 'member') await joined(page, baseURL!);
        for (const path of PATHS) {
          const { sum, moved } = await shiftOf(page, path);
          expect(sum, `${path}: ${moved.join('\n')}`).toBeLessThan(LIMIT);
          test.info().annotations.push({ type: 'shift', description: `${path} ${sum.toFixed(3)}` });
        }
      });
    }
  });
}
