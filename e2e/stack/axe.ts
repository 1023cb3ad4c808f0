import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Serious and critical findings of axe, one line each. It waits until nothing loads, moves or fades any more. */
export async function findings(page: Page): Promise<string[]> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // A part that a click opens starts to fade in a few frames later and is then half transparent. So nothing may move for a while.
  await page.evaluate(async () => {
    const moving = (): Animation[] => document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    for (let still = 0; still < 6; still += 1) {
      await frame();
      const under = moving();
      if (under.length === 0) continue;
      await Promise.all(under.map(({ finished }) => finished.catch(() => undefined)));
      still = 0;
    }
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`));
}

/** How many pixels the page is wider than its window, for each of these widths at which it is. */
export async function tooWide(page: Page, widths = [320, 375, 768, 1024, 1440]): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) wide.push(`${page.url()} at ${width} px: ${over} px too wide`);
  }
  return wide;
}
