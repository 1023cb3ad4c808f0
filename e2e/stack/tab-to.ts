import type { Page } from '@playwright/test';

const PRESSES = 160;

/** Presses Tab until the focused element has this accessible name. @throws when the page's last control comes first */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const labels = [...((element as HTMLInputElement | null)?.labels ?? [])].map((label) => label.textContent);
      const pointed = (element?.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
      return [element?.getAttribute('aria-label'), ...labels, ...pointed, element?.matches('button, a, [role=treeitem]') ? element.textContent : null].filter(Boolean).join(' ').trim();
    });
    if (name.test(found)) return;
  }
  throw new Error(`Nothing called ${name} is reached by Tab`);
}
