import type { Page } from '@playwright/test';

/**
 * Removes from pages the data from which the server rendered them, as if the server had been too busy to render. The browser then asks the
 * API for everything.
 */
export async function shellOnly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => document.getElementById('page-data')?.remove()).observe(document, { childList: true, subtree: true });
  });
}
