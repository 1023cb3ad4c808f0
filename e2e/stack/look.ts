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

/** Saves one picture of the window as it is into the folder that E2E_LOOKS names, for moments that a change of the window would end. */
export async function lookNow(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_LOOKS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}
