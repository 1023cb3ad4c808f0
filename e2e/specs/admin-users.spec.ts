import { findings, tooWide } from '../stack/axe.ts';
import { asAdmin, joined, seenDialog, withRole } from '../stack/people.ts';
import { expectToast, forgiveRefusals } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

test('an administrator opens and closes the drawer about a person by keyboard, and the back button shows the list as it was', async ({ page, baseURL, browser }) => {
  const guest = await browser.newPage();
  const { username } = await joined(guest, baseURL!);
  await guest.close();
  await asAdmin(page, baseURL!);
  await page.goto('/admin/users');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin');
  const search = page.getByRole('main').getByLabel('Search');
  await search.fill(username.slice(0, -1));
  await expect(page).toHaveURL(/[?&]q=/);
  await search.fill(username);
  await search.press('Enter');
  const opener = page.getByRole('button', { name: `Open ${username}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: `@${username}` });
  await expect(drawer.getByText('No runs yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`q=${username}$`));
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(search).toHaveValue(username);
  await page.goForward();
  await expect(drawer).toBeVisible();
});

test('without scripts the list of people shows its drawn select boxes, and not the native ones behind them', async ({ page, browser, baseURL }) => {
  await asAdmin(page, baseURL!);
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await plain.goto('/admin/users');
  await expect(plain.getByRole('main').getByRole('combobox').first()).toBeVisible();
  const boxes = await Promise.all((await plain.locator('main select').all()).map((native) => native.boundingBox()));
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.filter((box) => box !== null && box.width > 1)).toEqual([]);
  await context.close();
});

test("giving tokens to a person moves them once when the server's answer is lost, however often the administrator presses the button", async ({ page, baseURL, browser, problems }) => {
  const guest = await browser.newPage();
  const { username } = await joined(guest, baseURL!);
  await guest.close();
  await asAdmin(page, baseURL!);
  await page.goto(`/admin/users?q=${username}`);
  await page.getByRole('button', { name: `Open ${username}` }).click();
  await page.getByRole('dialog', { name: `@${username}` }).getByRole('button', { name: 'Adjust tokens' }).click();
  const dialog = page.getByRole('dialog', { name: `Tokens of @${username}` });
  await dialog.getByLabel('Amount').fill('5');
  await dialog.getByLabel('Reason').fill('A kind deed');
  let reached = 0;
  await page.route('**/api/admin/users/*/tokens', async (route) => {
    const answer = await route.fetch();
    if (answer.ok()) reached += 1;
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Adjust tokens' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You can press again', { timeout: 30_000 });
  expect(reached).toBeGreaterThan(1);
  await page.unroute('**/api/admin/users/*/tokens');
  await dialog.getByRole('button', { name: 'Adjust tokens' }).click();
  await expectToast(page, 'Tokens adjusted', `@${username} has 25 now.`);
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('ERR_CONNECTION_RESET')));
});

test("the administrators' list filters people by a flag and by what they paid, and the address keeps both filters", async ({ page, baseURL, browser }) => {
  const guest = await browser.newPage();
  const { username } = await joined(guest, baseURL!);
  await guest.close();
  await asAdmin(page, baseURL!);
  await page.goto(`/admin/users?q=${username}`);
  await page.getByRole('button', { name: `Open ${username}` }).click();
  const drawer = page.getByRole('dialog', { name: `@${username}` });
  await drawer.getByRole('button', { name: 'Verify' }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Reason') }).last();
  await dialog.getByLabel('Reason').fill('Known from a talk');
  await dialog.getByRole('button', { name: /verif/i }).last().click();
  await expect(drawer.getByText('verified', { exact: true })).toBeVisible();
  await page.goto(`/admin/users?q=${username}&flag=verified&paidTo=0`);
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row.getByText('verified', { exact: true })).toBeVisible();
  await expect(row.getByText('$0.00')).toBeVisible();
  await page.getByLabel('Paid from').fill('0.01');
  await expect(page).toHaveURL(/paidFrom=1\b/);
  await expect(page.getByText('No person matches')).toBeVisible();
  await page.getByLabel('Paid from').fill('much');
  await expect(page.getByText('Type dollars, like 9.99')).toBeVisible();
});

test('an administrator exports the data of a person, and deletes the account after typing name and password', async ({ page, baseURL, browser }) => {
  const guest = await browser.newPage();
  const { username } = await joined(guest, baseURL!);
  await guest.close();
  await asAdmin(page, baseURL!);
  const password = process.env.E2E_ADMIN_PASSWORD!;
  await page.goto(`/admin/users?q=${username}`);
  await page.getByRole('button', { name: `Open ${username}` }).click();
  const drawer = page.getByRole('dialog', { name: `@${username}` });
  await drawer.getByRole('button', { name: 'Export data' }).click();
  const exporting = page.getByRole('dialog', { name: `Export the data of @${username}?` });
  await exporting.getByLabel('Reason').fill('Asked by letter');
  await exporting.getByRole('textbox', { name: 'Administrators’ password' }).fill(password);
  const download = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^conjure-${username}-.*[.]zip$`));

  await drawer.getByRole('button', { name: 'Delete account' }).click();
  const erasing = page.getByRole('dialog', { name: `Delete the account of @${username}?` });
  await erasing.getByRole('radio', { name: 'Now' }).check();
  await expect(erasing.getByText('The worker erases it within ten minutes. There is no way back.')).toBeVisible();
  await erasing.getByLabel(`Type ${username} to confirm`).fill('somebody-else');
  await erasing.getByLabel('Reason').fill('Asked by letter');
  await erasing.getByRole('textbox', { name: 'Administrators’ password' }).fill(password);
  await erasing.getByRole('button', { name: 'Delete account' }).click();
  await expect(erasing.getByText('This is not the username of this account.')).toBeVisible();
  await erasing.getByLabel(`Type ${username} to confirm`).fill(username);
  await erasing.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(page, 'Account deletion started', `@${username} is erased within ten minutes.`);
  await expect(drawer.getByText('awaiting deletion')).toBeVisible();
});

test('an administrator mutes a person, who then reads the reason, and writes and deletes a note about them', async ({ page, baseURL, browser }) => {
  const guest = await browser.newPage();
  const { username } = await joined(guest, baseURL!);
  await asAdmin(page, baseURL!);
  await page.goto(`/admin/users?q=${username}`);
  await page.getByRole('button', { name: `Open ${username}` }).click();
  const drawer = page.getByRole('dialog', { name: `@${username}` });
  await drawer.getByRole('button', { name: 'Mute', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Mute @${username}?` });
  await dialog.getByLabel('Reason').fill('Insults in comments');
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expectToast(page, 'Muted', `Nothing that @${username} writes reaches other people until then.`);
  await expect(drawer.getByText(/^Muted until /)).toBeVisible();

  const refused = await guest.request.put(`${baseURL}/api/user/profile`, { data: { displayName: 'Loud', bio: '', links: [] }, headers: { origin: baseURL! } });
  expect([refused.status(), await refused.json()]).toMatchObject([403, { code: 'muted' }]);
  await expect.poll(async () => (await (await guest.request.get(`${baseURL}/api/messages`)).text()).includes('Reason: Insults in comments')).toBe(true);
  await guest.close();

  await drawer.getByLabel('New note').fill('<b>Called</b> about a refund.');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  const notes = drawer.getByRole('list', { name: 'Notes' });
  await expect(notes.getByText('<b>Called</b> about a refund.')).toBeVisible();
  await expect(drawer.getByLabel('New note')).toHaveValue('');
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [375, 1280])).toEqual([]);
  await notes.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(notes.getByRole('button', { name: 'Delete for good' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('No notes.')).toBeVisible();

  await drawer.getByRole('button', { name: 'Unmute' }).click();
  await page.getByRole('dialog', { name: `Unmute @${username}?` }).getByLabel('Reason').fill('They apologised');
  await page.getByRole('dialog', { name: `Unmute @${username}?` }).getByRole('button', { name: 'Unmute' }).click();
  await expect(drawer.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
});

test("the administrators' list of people says that it could not be loaded, and loads at the next try", async ({ page, baseURL, problems }) => {
  await asAdmin(page, baseURL!);
  await page.route('**/api/admin/users?**', (route) => route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify({ success: false, code: 'refused', message: 'Not today.', requestId: 'spec' }) }));
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toContainText('The list could not be fetched');
  await expect(page.getByRole('alert')).toContainText('Not today.');
  await page.unroute('**/api/admin/users?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible();
  forgiveRefusals(problems);
});

test("an open page's live connection reconnects after the role of its user changed", async ({ page, baseURL, browser }) => {
  let connections = 0;
  page.on('websocket', (socket) => (connections += socket.url().includes('/socket.io/') ? 1 : 0));
  await joined(page, baseURL!);
  await page.goto('/');
  await expect.poll(() => connections).toBe(1);
  const office = await browser.newPage();
  await asAdmin(office, baseURL!);
  const { user } = (await (await page.request.get(`${baseURL}/api/auth/me`)).json()) as { user: { id: string } };
  const given = await office.request.post(`${baseURL}/api/admin/users/${user.id}/role`, { data: { role: 'moderator', reason: 'for a spec' }, headers: { origin: baseURL! } });
  expect(given.status()).toBe(200);
  await expect.poll(() => connections).toBe(2);
  await office.close();
});

test("the administration's navigation links only to pages that this user may open", async ({ page, baseURL, browser }) => {
  const ways = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  await asAdmin(page, baseURL!);
  await page.goto('/admin');
  await expect(ways).toHaveCount(17);
  await ways.filter({ hasText: 'Sales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Dashboard' })).toBeVisible();
  await expect(ways.filter({ hasText: 'Sales' })).toHaveAttribute('aria-current', 'page');

  const helper = await browser.newPage();
  await seenDialog(helper);
  await withRole(helper, baseURL!, 'support', browser);
  await helper.goto('/admin/users');
  await expect(helper.getByRole('navigation', { name: 'Administration' }).getByRole('link')).toHaveText(['Users', 'Queues']);
  await expect(helper.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveCount(0);
  await helper.close();
});
