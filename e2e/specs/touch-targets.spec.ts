import type { Locator } from '@playwright/test';
import { openSignIn } from '../stack/sign-in.ts';
import { seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

/** Size in px that a target needs for a finger. */
const FINGER_PX = 44;

/** Returns the width and the height within which presses reach a button, which may be larger than what it draws. */
const reachOf = (button: Locator): Promise<number[]> =>
  button.evaluate((element, most) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reached = (across: number, down: number): boolean => element.contains(document.elementFromPoint(x + across, y + down));
    const steps = Array.from({ length: most }, (_, at) => at - most / 2 + 0.5);
    return [steps.filter((step) => reached(step, 0)).length, steps.filter((step) => reached(0, step)).length];
  }, FINGER_PX);

test('on a touch screen the small buttons of a dialog take presses within 44 px', async ({ page }) => {
  await seenDialog(page);
  const dialog = await openSignIn(page);
  for (const name of ['Close', 'Show password']) expect(await reachOf(dialog.getByRole('button', { name })), name).toEqual([FINGER_PX, FINGER_PX]);
});
