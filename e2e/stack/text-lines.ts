import type { Locator } from '@playwright/test';

/**
 * Counts the texts whose last visible line is cut through its middle: a line of letters begins above the lower edge of the frame that hides the
 * rest, and ends below it. One pixel more is no cut, because lines have fractions of pixels.
 */
export const cutTexts = (texts: Locator): Promise<number> => texts.evaluateAll((elements) => elements.filter((element) => {
  let edge = Number.POSITIVE_INFINITY;
  for (let frame: Element | null = element; frame !== null; frame = frame.parentElement) {
    const style = getComputedStyle(frame);
    if (style.overflowY !== 'visible') edge = Math.min(edge, frame.getBoundingClientRect().bottom - Number.parseFloat(style.borderBottomWidth));
  }
  const letters = document.createRange();
  letters.selectNodeContents(element);
  return [...letters.getClientRects()].some(({ top, bottom }) => top < edge - 1 && bottom > edge + 1);
}).length);

/** Whether the box of one element covers a part of the visible box of a text. */
export async function covers(mark: Locator, text: Locator): Promise<boolean> {
  const [above, below] = [await mark.boundingBox(), await text.boundingBox()];
  if (above === null || below === null) throw new Error('Both elements must be visible.');
  return above.x < below.x + below.width && below.x < above.x + above.width && above.y < below.y + below.height && below.y < above.y + above.height;
}
