import type { Page } from '@playwright/test';

/** Saves pictures of the page in every width and theme into the folder that E2E_LOOKS names, for people to look at. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_LOOKS;
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
