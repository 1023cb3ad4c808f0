import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until nothing on the page loads, moves or fades any more, and runs axe. @returns its serious and critical findings, one line each */
export async function findings(page: Page): Promise<string[]> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // Waits until nothing has moved for six frames: a part that a click opens starts to fade in a few frames later, and is then half transparent.
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

/** Sets the page's window to each of these widths. @returns the widths at which the page is wider than the window, and by how many pixels */
export async function tooWide(page: Page, widths = [320, 375, 768, 1024, 1440]): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) wide.push(`${page.url()} at ${width} px: ${over} px too wide`);
  }
  return wide;
}
