import type { Page } from '@playwright/test';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { expectToast, forgiveRefusals } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

interface Listed {
  id: string;
  username: string;
}

/** Calls the administrators' API as the user who is signed in on the page. */
async function api<T>(page: Page, baseURL: string, path: string, data?: unknown): Promise<T> {
  const headers = { origin: baseURL };
  const answer = data === undefined ? await page.request.get(`${baseURL}${path}`) : await page.request.post(`${baseURL}${path}`, { data, headers });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
}

const giveRole = (page: Page, baseURL: string, id: string, role: string): Promise<unknown> => api(page, baseURL, `/api/admin/users/${id}/role`, { role, reason: 'for a spec' });

async function somebody(page: Page, baseURL: string, username: string): Promise<Listed> {
  const { items } = await api<{ items: Listed[] }>(page, baseURL, `/api/admin/users?q=${username}`);
  return items.find((person) => person.username === username)!;
}

test('the role of the last administrator cannot be taken away, and can be once there is another administrator', async ({ page, baseURL, browser, problems }) => {
  await seenDialog(page);
  const guest = await browser.newPage();
  const last = (await joined(guest, baseURL!)).username;
  await guest.context().clearCookies();
  const next = (await joined(guest, baseURL!)).username;
  await guest.close();
  await asAdmin(page, baseURL!);
  const { id } = await somebody(page, baseURL!, last);
  await giveRole(page, baseURL!, id, 'admin');
  // Takes the role from further administrators whom other specs may have left, so that one is the last.
  const { items } = await api<{ items: Listed[] }>(page, baseURL!, '/api/admin/users?role=admin&limit=100');
  for (const other of items) if (other.id !== id) await giveRole(page, baseURL!, other.id, 'user');

  await page.goto('/admin/roles');
  await expect(page.getByRole('tab', { name: 'Administrator' })).toHaveText(/^Administrator\s*1$/);
  await page.getByRole('link', { name: `Change the role of ${last}` }).click();
  await page.getByRole('dialog', { name: `@${last}` }).getByRole('button', { name: 'Change role' }).click();
  const dialog = page.getByRole('dialog', { name: `Role of @${last}` });
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: /^User/ }).click();
  await dialog.getByLabel('Reason').fill('Retires to the seaside');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This is the last administrator. Give another person the role first.');

  await giveRole(page, baseURL!, (await somebody(page, baseURL!, next)).id, 'admin');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expectToast(page, 'Role changed', `@${last} is now user.`);

  await expect(page.getByRole('dialog', { name: `@${last}` }).getByRole('region', { name: 'Audit trail' }).getByRole('listitem').first()).toContainText('“Retires to the seaside”');
  await page.goto('/admin/roles');
  const log = page.getByRole('region', { name: 'Change log' }).getByRole('listitem').filter({ hasText: '“Retires to the seaside”' });
  await expect(log).toContainText(`changed the role of ${last}`);
  await expect(log).toContainText('admin → user');
  forgiveRefusals(problems);
});

test('the roles page shows the permissions of a user who is found by name', async ({ page, baseURL, browser }) => {
  await seenDialog(page);
  const guest = await browser.newPage();
  const { username } = await joined(guest, baseURL!);
  await guest.close();
  await asAdmin(page, baseURL!);
  await page.goto('/admin/roles');
  const question = page.getByRole('region', { name: 'What may this person do?' });
  await question.getByLabel('Who').fill(username);
  await expect(question.getByRole('listitem')).toHaveText(`@${username} (User) has the permissions of every user.`);
  await giveRole(page, baseURL!, (await somebody(page, baseURL!, username)).id, 'support');
  await page.reload();
  await question.getByLabel('Who').fill(username);
  await expect(question.getByRole('listitem')).toHaveText(`@${username} (Support) may also: Find people · Send a password reset email · Sign a person out everywhere · Watch the queues`);
  await question.getByLabel('Who').fill('no-such-name-anywhere');
  await expect(question.getByText('No person with that name.')).toBeVisible();
});
