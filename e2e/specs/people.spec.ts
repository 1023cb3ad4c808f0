import { findings, tooWide } from '../stack/axe.ts';
import { asAdmin, joined, seenDialog, withRole } from '../stack/people.ts';
import { expectToast, forgiveRefusals } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';
import { secondLook } from '../stack/second-look.ts';
import type { Browser, Page } from '@playwright/test';

test.beforeEach(({ page }) => seenDialog(page));

/** Registers another user in a browser of their own. */
async function somebody(browser: Browser, baseURL: string) {
  const page = await browser.newPage();
  await seenDialog(page);
  return { page, person: await joined(page, baseURL) };
}

async function openDrawer(page: Page, username: string) {
  await page.goto('/admin/users');
  await page.getByRole('main').getByLabel('Search').fill(username);
  await page.getByRole('button', { name: `Open ${username}` }).click();
  return page.getByRole('dialog', { name: `@${username}` });
}

test('an administrator finds a user, gives tokens and a role, bans and unbans them, and the audit log has each step', async ({ page, baseURL, browser, problems }) => {
  const { page: guest, person } = await somebody(browser, baseURL!);
  await asAdmin(page, baseURL!);
  const drawer = await openDrawer(page, person.username);
  await expect(drawer.getByText(person.email)).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page).toHaveURL(/[?&]user=/);

  await drawer.getByRole('button', { name: 'Adjust tokens' }).click();
  const tokens = page.getByRole('dialog', { name: `Tokens of @${person.username}` });
  await tokens.getByLabel('Amount').fill('-21');
  await tokens.getByLabel('Reason').fill('Spec takes too much');
  await tokens.getByRole('button', { name: 'Adjust tokens' }).click();
  await expect(tokens.getByLabel('Amount')).toHaveAccessibleDescription('At most 20 can be taken, because no more is spendable.');
  await tokens.getByLabel('Amount').fill('2000');
  await expect(tokens.getByText('20 now → 2,020 after')).toBeVisible();
  await tokens.getByRole('button', { name: 'Adjust tokens' }).click();
  await tokens.getByRole('button', { name: 'Yes, adjust tokens' }).click();
  await expectToast(page, 'Tokens adjusted', `@${person.username} has 2,020 now.`);
  await guest.goto('/');
  await expect(guest.getByRole('button', { name: /Balance: 2,?020 tokens/ })).toBeVisible();

  await drawer.getByRole('button', { name: 'Change role' }).click();
  const role = page.getByRole('dialog', { name: `Role of @${person.username}` });
  await role.getByRole('button', { name: 'Change role' }).click();
  await expect(role.getByLabel('Reason')).toHaveAccessibleDescription(/Give the reason in a few words/);
  await role.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Support' }).click();
  await role.getByLabel('Reason').fill('Helps in the evenings');
  await role.getByRole('button', { name: 'Change role' }).click();
  await expectToast(page, 'Role changed', `@${person.username} is now support.`);

  const live = guest.waitForRequest((request) => request.url().includes('/socket.io/') && request.method() === 'POST');
  await guest.goto('/profile?tab=settings&section=account');
  await expect(guest.getByText(person.email).first()).toBeVisible();
  await live;
  await drawer.getByRole('button', { name: 'Ban', exact: true }).click();
  const ban = page.getByRole('dialog', { name: `Ban @${person.username}?` });
  await ban.getByLabel('Reason').fill('Sold snake oil');
  await ban.getByRole('button', { name: 'Ban', exact: true }).click();
  await expectToast(page, 'Banned', `@${person.username} is banned.`);
  // Expects that the banned user's open page shows the reason by itself, and no private data any more.
  const notice = guest.getByRole('alertdialog', { name: 'This account is banned' });
  await expect(notice).toContainText('Reason: Sold snake oil');
  await expect(guest.getByText(person.email)).toHaveCount(0);
  await notice.getByRole('button', { name: 'Go to the start page' }).click();
  await guest.goto('/my-creations');
  await expect(guest.getByRole('heading', { name: 'Whoops! VIP Area Ahead!' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Unban' }).click();
  await page.getByLabel('Reason').fill('It was lemonade');
  await page.getByRole('dialog', { name: /^Unban/ }).getByRole('button', { name: 'Unban' }).click();
  await expectToast(page, 'Unbanned', `@${person.username} can sign in again.`);

  const trail = drawer.getByRole('region', { name: 'Audit trail' });
  await expect(trail.getByRole('listitem')).toHaveCount(4);
  await expect(trail.getByText('“Sold snake oil”', { exact: true })).toBeVisible();
  await guest.close();
  forgiveRefusals(problems);
});

test('support staff look at users, email them and sign them out, and see no control for actions that they may not take', async ({ page, baseURL, browser }) => {
  const { page: guest, person } = await somebody(browser, baseURL!);
  await withRole(page, baseURL!, 'support', browser);
  const drawer = await openDrawer(page, person.username);
  await expect(drawer.getByRole('button', { name: 'Send reset email' })).toBeVisible();
  for (const name of ['Change role', 'Adjust tokens', 'Ban']) await expect(drawer.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(drawer.getByRole('region', { name: 'Audit trail' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog', { name: /everywhere\?$/ }).getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'Signed out everywhere', `@${person.username} has to sign in again.`);
  await guest.goto('/my-creations');
  await expect(guest.getByRole('heading', { name: 'Whoops! VIP Area Ahead!' })).toBeVisible();
  await guest.close();
});

test("the address keeps the filters of the administrators' list of people, and a list without a match says so", async ({ page, baseURL }) => {
  await asAdmin(page, baseURL!);
  await page.goto('/admin/users?status=banned&role=moderator&q=nobody-of-that-name');
  await expect(page.getByText('No person matches')).toBeVisible();
  await page.getByRole('main').getByLabel('Search').fill('');
  await expect(page).not.toHaveURL(/q=/);
  await expect(page).toHaveURL(/status=banned/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the list of people, and nothing scrolls sideways: ${theme}`, secondLook(true), async ({ page, baseURL, browser }) => {
    const { page: guest, person } = await somebody(browser, baseURL!);
    await guest.close();
    await asAdmin(page, baseURL!);
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/admin/users');
    await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    const drawer = await openDrawer(page, person.username);
    await expect(drawer.getByText(person.email)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Adjust tokens' }).click();
    // Waits until the dialog is fully shown, because axe finds the contrast of a half-transparent one too low.
    await expect(page.getByRole('dialog', { name: `Tokens of @${person.username}` })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
