import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The message box of the open chat. */
export const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' }).or(page.getByRole('combobox', { name: 'Message' }));
/** The replies in the open chat. */
export const replies = (page: Page) => page.getByRole('article', { name: /^(?!You said).* said$/ });
/** The viewer's own messages in the open chat. */
export const own = (page: Page) => page.getByRole('article', { name: 'You said' });

/** Types a chat message and sends it with Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await expect(composer(page)).toBeVisible({ timeout: 40_000 });
  await composer(page).fill(text);
  // Waits until the send button is enabled, because Enter sends nothing while the price is being fetched.
  await expect(page.getByRole('button', { name: /^Send( ·|$)/ })).toBeEnabled({ timeout: 40_000 });
  await composer(page).press('Enter');
}

/** Waits until the newest chat reply has ended and shows its cost. */
export const answered = (page: Page) => expect(replies(page).last().getByText(/token(s)? · [\d.]+ m?s|Nothing charged/)).toBeVisible({ timeout: 30_000 });
