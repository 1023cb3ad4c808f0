import type { Locator, Page } from '@playwright/test';
import { Client } from 'pg';
import { v7 } from 'uuid';
import { expect } from './test.ts';

interface Seed {
  subject?(number: number): string;
  priority?(number: number): string;
  category?(number: number): string;
  read?: boolean;
  /** Minutes between the times of two inserted messages. */
  minutesApart?: number;
}

/** Inserts messages for the user who is signed in on `page`, directly in the tables; the first is the newest. */
export async function giveMessages(page: Page, baseURL: string, count: number, { subject, priority, category, read = false, minutesApart = 1 }: Seed = {}): Promise<void> {
  const { user } = (await (await page.request.get(`${baseURL}/api/auth/me`)).json()) as { user: { id: string } };
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, number) => {
    const createdAt = now - number * minutesApart * 60_000;
    const id = v7({ msecs: createdAt, seq: number });
    return {
      id, user_id: user.id, dedupe_key: id, subject: subject?.(number) ?? `Message ${number + 1}`, content: `What happened the ${number + 1}. time`, priority: priority?.(number) ?? 'normal',
      category: category?.(number) ?? 'content', type: 'system_notification', created_at: new Date(createdAt), read_at: read ? new Date(createdAt) : null,
    };
  });
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  await database.query(
    `insert into messages (id, user_id, dedupe_key, subject, content, priority, category, type, created_at, read_at)
     select id, user_id, dedupe_key, subject, content, priority, category, type, created_at, read_at from jsonb_populate_recordset(null::messages, $1)`,
    [JSON.stringify(rows)],
  );
  await database.end();
}

/** Opens the Notification Center from the account menu. */
export async function openCenter(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: /Notification Center/ }).click();
  const center = page.getByRole('dialog', { name: 'Notification Center' });
  await expect(center.getByRole('list', { name: 'Notifications' })).toBeVisible();
  return center;
}

/** Opens the bell's panel. */
export async function openBell(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications', exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

/** Holds back the page's requests whose address matches, until `release` is called. */
export async function holdAnswer(page: Page, address: RegExp): Promise<{ release(): void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}
