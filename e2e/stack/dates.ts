import type { Page } from '@playwright/test';

/** @returns the dates in tables of the page that take more than two lines */
export const longDates = (page: Page): Promise<string[]> =>
  page.locator('main table time').evaluateAll((dates) => dates.filter((date) => {
    const words = document.createRange();
    words.selectNodeContents(date);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 2;
  }).map(({ textContent }) => textContent ?? ''));
