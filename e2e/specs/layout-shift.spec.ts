import type { Page } from '@playwright/test';
import { joined, seenDialog } from '../stack/people.ts';
import { WIDTHS } from '../stack/settings.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Largest sum of unexpected layout shifts. Users do not notice less than that. */
const LIMIT = 0.05;
/** ms in which everything that comes late has come. */
const QUIET_MS = 2_500;
const PATHS = ['/', '/marketplace'];

/** How far parts of the page move by themselves while it loads, and which. */
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
    // Nothing has moved, so the observer has nothing to tell.
    setTimeout(() => seen([]), 300);
  }));
}

for (const viewport of WIDTHS) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const who of ['visitor', 'member'] as const) {
      test(`nothing moves by itself while the first pages load for a ${who}`, secondLook((who === 'member') === (viewport.width < 1280)), async ({ page, baseURL }) => {
        await seenDialog(page);
        // The member's email is not confirmed: the reminder of it is a part of the page.
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
