import type { Locator, Page } from '@playwright/test';

/** A finger on the page's screen. Its events come from the browser itself, so a page that does not take them scrolls, as on a phone. */
export interface Finger {
  /** Puts the finger on the middle of an element. */
  press(element: Locator): Promise<void>;
  /** Moves the finger by this many CSS pixels down, in small steps. */
  down(pixels: number): Promise<void>;
  lift(): Promise<void>;
}

const STEP_PX = 8;

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let [x, y] = [0, 0];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<unknown> => session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  return {
    async press(element) {
      const box = await element.boundingBox();
      if (!box) throw new Error('The element is not visible.');
      [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await touch('touchStart');
    },
    async down(pixels) {
      const end = y + pixels;
      while (Math.abs(end - y) > 0.5) {
        y += Math.sign(end - y) * Math.min(STEP_PX, Math.abs(end - y));
        await touch('touchMove');
        await page.waitForTimeout(16);
      }
    },
    async lift() {
      await touch('touchEnd');
    },
  };
}
