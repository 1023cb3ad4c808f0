import type { Browser, Page } from '@playwright/test';
import { pluralWord } from '#contracts/plural.ts';
import { Client } from 'pg';
import { NEWCOMER } from '#testing/seasoned-people.ts';
import { expect } from './test.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
}

let made = 0;
/** Two workers may make a person in the same millisecond. */
const WORKER = process.env.TEST_WORKER_INDEX ?? '0';

/** Returns the data of a new user who has earned every achievement already, so that only their own actions change their balance. */
export const newPerson = (): Person => personNamed('guest');

/** Returns the data of a new user who has not earned any achievement yet. */
export const newcomer = (): Person => personNamed(NEWCOMER);

function personNamed(prefix: string): Person {
  made += 1;
  const username = `${prefix}_${Date.now().toString(36)}_${WORKER}_${made}`;
  return { username, email: `${username}@example.com`, password: 'a rabbit in a hat' };
}

/** Registers a person over HTTP and signs them in in the page's browser, for specs that do not test registration. */
export async function joined(page: Page, baseURL: string, person = newPerson()): Promise<Person> {
  const answer = await page.request.post(`${baseURL}/api/auth/register`, { data: person, headers: { origin: baseURL } });
  expect(answer.status()).toBe(201);
  return person;
}

/** Confirms a person's email directly in the tables, for specs that need a confirmed one. */
export async function emailConfirmed({ username }: Person): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  await database.query('update users set email_confirmed_at = now() where username = $1', [username]);
  await database.end();
}

/** Starts the recovery of a lost second factor directly in the tables: its seven days begin now. */
export async function recoveryBegun({ username }: Person): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  await database.query(`insert into factor_recoveries (user_id, started_at, ready_at) select id, now(), now() + interval '7 days' from users where username = $1`, [username]);
  await database.end();
}

/** Registers and signs in a new account, and elevates its session for an hour with the administrators' password. */
export async function asAdmin(page: Page, baseURL: string, person = newPerson()): Promise<Person> {
  await joined(page, baseURL, person);
  const password = process.env.E2E_ADMIN_PASSWORD;
  const answer = await page.request.post(`${baseURL}/api/admin/login`, { data: { password }, headers: { origin: baseURL } });
  expect(answer.status()).toBe(200);
  return person;
}

/** Registers a user with a staff role, which an administrator gives, because users cannot take one themselves. */
export async function withRole(page: Page, baseURL: string, role: 'creator' | 'moderator' | 'support' | 'admin', browser: Browser): Promise<Person> {
  const person = await joined(page, baseURL);
  const office = await browser.newPage();
  await asAdmin(office, baseURL);
  const headers = { origin: baseURL };
  const me = (await (await page.request.get(`${baseURL}/api/auth/me`)).json()) as { user: { id: string } };
  const given = await office.request.post(`${baseURL}/api/admin/users/${me.user.id}/role`, { data: { role, reason: 'for a spec' }, headers });
  expect(given.status()).toBe(200);
  await office.close();
  return person;
}

/** Fills the registration form of the open sign-in dialog and presses its button. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Join the Party' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Join the Party' });
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Blast Off to Adventure!' }).click();
}

/** Marks the sign-in dialog as seen, so that it does not open by itself. */
export async function seenDialog(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('conjure.auth-dialog-seen', '1'));
}

/** Time in ms after which the sign-in dialog has opened on pages where it opens by itself. */
const DIALOG_BY_ITSELF_MS = 3_500;

/** Waits as long as the sign-in dialog takes to open by itself, and expects that it has not opened. */
export async function expectNoDialog(page: Page): Promise<void> {
  await page.waitForTimeout(DIALOG_BY_ITSELF_MS);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Expects this number of tokens on the balance button in the header. */
export const expectBalance = (page: Page, tokens: number): Promise<void> =>
  expect(page.getByRole('button', { name: `Balance: ${tokens} ${pluralWord(tokens, 'token')}. Open wallet` })).toBeVisible();

/** Expects this number of unread messages on the bell. */
export const expectUnread = (page: Page, count: number): Promise<void> =>
  expect(page.getByText(`${count} ${pluralWord(count, 'unread notification')}`, { exact: true })).toBeAttached();
