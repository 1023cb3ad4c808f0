import type { Page } from '@playwright/test';

/** Takes from the browser's pages what the server rendered them from, as a server does that is too busy: it asks the API for everything. */
export async function shellOnly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => document.getElementById('page-data')?.remove()).observe(document, { childList: true, subtree: true });
  });
}
