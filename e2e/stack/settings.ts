import type { Browser, Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';
import { expect } from './test.ts';

export const WIDTHS = [{ width: 1280, height: 800 }, { width: 375, height: 812 }] as const;

/** Opens a section of the settings by its address. */
export async function openSettings(page: Page, section: string): Promise<void> {
  await page.goto(`/profile?tab=settings&section=${section}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** Returns the card with this heading within a section of the settings. */
export const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

/** Removes console errors about requests with these statuses from the test's problems, because the browser itself writes them. */
export function forgive(problems: string[], ...statuses: number[]): void {
  const kept = problems.filter((problem) => !statuses.some((status) => problem.includes(`status of ${status}`)));
  problems.splice(0, problems.length, ...kept);
}

/** Signs in the same person in another browser. */
export async function elsewhere(browser: Browser, baseURL: string, { username, password }: Person): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  const answer = await page.request.post(`${baseURL}/api/auth/login`, { data: { username, password }, headers: { origin: baseURL } });
  expect(answer.status()).toBe(200);
  return page;
}

/** Returns the username of the user who is signed in in the page's browser; null for a visitor. */
export async function whoIs(page: Page, baseURL: string): Promise<string | null> {
  const answer = (await (await page.request.get(`${baseURL}/api/auth/me`)).json()) as { user: { username: string } | null };
  return answer.user?.username ?? null;
}
