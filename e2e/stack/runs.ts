import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Returns the region of a prompt's page that shows the result of a run. */
export const resultOf = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

export const runPanel = (page: Page): Locator => page.getByRole('form', { name: 'Run this prompt' });

/** Opens a prompt, fills its form with a sample and presses the button that names the price. */
export async function runSample(page: Page, slug: string, button: string): Promise<void> {
  await page.goto(`/prompt/${slug}`);
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await runPanel(page).getByRole('button', { name: button }).click();
}

/** Moves the slider for a text's length to its lowest mark and then up to `words`, in steps of 50 from 50. */
export async function chooseLength(page: Page, words: number): Promise<void> {
  const slider = runPanel(page).getByRole('slider', { name: 'Length' });
  await slider.focus();
  await slider.press('Home');
  for (let at = 50; at < words; at += 50) await slider.press('ArrowRight');
  await expect(runPanel(page).getByText(`${words.toLocaleString('en-US')} words`).first()).toBeVisible();
}

/** Returns the number of words that the result of a running text says are written; 0 before the first. */
export async function wordsWritten(page: Page): Promise<number> {
  const line = await resultOf(page).getByText(/^\d+ of about \d+ words$/).textContent({ timeout: 500 }).catch(() => null);
  return Number(line?.split(' ')[0] ?? 0);
}

/** Waits until the prompt's page shows a run as done. @param seconds how long a run of this kind may take */
export const expectDone = (page: Page, line: string, seconds: number): Promise<void> =>
  expect(resultOf(page).getByText(line, { exact: true })).toBeVisible({ timeout: seconds * 1000 });
