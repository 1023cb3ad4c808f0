import type { Locator, Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { openBell } from '../stack/messages.ts';
import { asAdmin, expectUnread, joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { WIDTHS } from '../stack/settings.ts';
import { expectToast, forgiveRefusals, refuse, toastOf } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

const REPORT = '/api/issues/report';

test.beforeEach(({ page }) => seenDialog(page));

/** Opens the report dialog from the account menu. */
async function openReport(page: Page, username: string): Promise<Locator> {
  await page.getByRole('button', { name: `Account menu of ${username}` }).click();
  const entry = page.getByRole('menuitem', { name: 'Report an Issue' });
  // Waits until the menu's entry is highlighted, because a click reaches only that entry, and on a busy machine highlighting takes a moment.
  await entry.hover();
  await expect(entry).toHaveAttribute('data-highlighted');
  await entry.click();
  const dialog = page.getByRole('dialog', { name: 'Report an Issue' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Pastes into the page a picture that the browser draws, as a screenshot tool would. */
const pasteScreenshot = (page: Page, name = 'shot.png', kind = 'image/png'): Promise<void> =>
  page.evaluate(async ([fileName, type]) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 160 });
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = 'rebeccapurple';
    brush.fillRect(0, 0, 320, 160);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob!], fileName!, { type: type! }));
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, [name, kind]);

async function fill(dialog: Locator, title: string): Promise<void> {
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('I knocked twice, and nobody came out of it.');
}

/** Reports an issue with a picture over HTTP, as the user who is signed in on the page. */
async function reported(page: Page, baseURL: string, title: string): Promise<void> {
  const data = { title, type: 'bug', description: 'I knocked twice, and nobody came out of it.', steps: '1. Knock\n2. Wait', environmentInfo: 'A tent' };
  expect((await page.request.post(`${baseURL}${REPORT}`, { data, headers: { origin: baseURL } })).status()).toBe(201);
}

test("a report with a pasted screenshot reaches an administrator, whose reply raises the reporter's badge", async ({ page, baseURL, browser }) => {
  const person = await joined(page, baseURL!);
  const title = `The hat of ${person.username}`;
  await page.goto('/pricing');
  const dialog = await openReport(page, person.username);
  await dialog.getByRole('button', { name: 'Report Issue' }).click();
  await expect(dialog.getByText('Title must be at least 5 characters long')).toBeVisible();
  await expect(dialog.getByText('Description must be at least 10 characters long')).toBeVisible();
  await expect(dialog.getByText('PNG, JPG, GIF up to 5MB')).toBeVisible();
  await expect(dialog.getByLabel('Version')).toHaveValue('1.0');
  await fill(dialog, title);
  await expect(dialog.getByLabel('Environment')).toHaveValue('');
  await dialog.getByRole('checkbox', { name: 'Add details about my browser' }).click();
  await expect(dialog.getByLabel('Environment')).toHaveValue(/Page: \/pricing\nBrowser: .+\nLanguage: /);
  await dialog.getByLabel('Title').focus();
  await pasteScreenshot(page);
  await expect(dialog.getByRole('img', { name: 'Your screenshot, shot.png' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Report Issue' }).click();
  await expectToast(page, 'Issue Reported', 'Thank you! Your issue has been successfully reported.');
  await expect(dialog).toBeHidden();

  const office = await browser.newPage({ baseURL });
  await seenDialog(office);
  const admin = await asAdmin(office, baseURL!);
  await office.goto('/admin/next-features');
  await office.getByRole('link', { name: 'Issue reports' }).click();
  await office.getByRole('button', { name: title }).click();
  const drawer = office.getByRole('dialog', { name: title });
  await expect(drawer.getByText(/Page: \/pricing/)).toBeVisible();
  const shot = drawer.getByRole('img', { name: 'Screenshot of the report; opens in full' });
  await expect.poll(() => shot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await drawer.getByRole('combobox', { name: 'Assigned to' }).click();
  await office.getByRole('option', { name: `@${admin.username}` }).click();
  await expect(drawer.getByRole('combobox', { name: 'Assigned to' })).toContainText(`@${admin.username}`);
  await drawer.getByLabel('Reply').fill('The rabbit is back from its holiday.');
  await drawer.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(office, 'Reply sent', `@${person.username} has it as a message.`);
  await expect(drawer.getByRole('listitem').filter({ hasText: 'The rabbit is back from its holiday.' })).toBeVisible();

  // Expects the badge to show all unread messages without a reload. Reporting may also have earned an achievement, which adds one.
  const ask = async <T>(path: string): Promise<T> => (await (await page.request.get(`${baseURL}/api/messages${path}`)).json()) as T;
  const replies = async () => (await ask<{ subject: string; content: string; relatedEntityType: string }[]>('')).filter(({ relatedEntityType }) => relatedEntityType === 'issue');
  await expect.poll(replies).toMatchObject([{ subject: `A reply to “${title}”`, content: 'The rabbit is back from its holiday.' }]);
  await expectUnread(page, (await ask<{ count: number }>('/unread-count')).count);
  await office.close();

  const panel = await openBell(page);
  await panel.getByRole('button', { name: `A reply to “${title}”` }).click();
  await page.getByRole('button', { name: 'See your report' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our replies' })).toContainText('The rabbit is back from its holiday.');
  await expect.poll(() => page.getByRole('img', { name: 'Your screenshot; opens in full' }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Your reports' }).click();
  await expect(page.getByRole('list', { name: 'Your reports, latest first' }).getByRole('listitem')).toContainText([/1 reply/]);
});

test('the text of an issue report survives closing the dialog by accident and a refusal, and is cleared after it is sent', secondLook(true), async ({ page, baseURL, problems }) => {
  const person = await joined(page, baseURL!);
  await page.goto('/pricing');
  let dialog = await openReport(page, person.username);
  await fill(dialog, 'A hat without a rabbit');
  await pasteScreenshot(page, 'notes.svg', 'image/svg+xml');
  await expect(dialog.getByText('That is not a PNG, JPG or GIF picture. Please choose another file.')).toBeVisible();
  await pasteScreenshot(page);
  await expect(dialog.getByRole('img', { name: 'Your screenshot, shot.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  dialog = await openReport(page, person.username);
  await expect(dialog.getByText('Your unsent report is restored.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('A hat without a rabbit');
  await expect(dialog.getByRole('img', { name: 'Your screenshot, shot.png' })).toBeVisible();
  await refuse(page, REPORT, 400, 'The inbox is full of rabbits.');
  await dialog.getByRole('button', { name: 'Report Issue' }).click();
  await expectToast(page, 'Error Reporting Issue', 'The inbox is full of rabbits.');
  // Sends the report with Enter, because the toast covers the button for a moment.
  await page.unroute(`**${REPORT}`);
  await page.route(`**${REPORT}`, (route) => route.fulfill({ status: 400, body: 'no words' }));
  await dialog.getByLabel('Title').press('Enter');
  await expectToast(page, 'Error Reporting Issue', 'There was a problem reporting your issue. Please try again.');
  await expect(dialog.getByLabel('Title')).toHaveValue('A hat without a rabbit');
  await expect(dialog.getByRole('img', { name: 'Your screenshot, shot.png' })).toBeVisible();

  await page.unroute(`**${REPORT}`);
  await dialog.getByLabel('Title').press('Enter');
  await expectToast(page, 'Issue Reported', 'Thank you! Your issue has been successfully reported.');
  dialog = await openReport(page, person.username);
  await expect(dialog.getByLabel('Title')).toHaveValue('');
  await expect(dialog.getByRole('img')).toHaveCount(0);
  forgiveRefusals(problems);
});

test("pressing Send again after the server's answer was lost does not report the issue twice", secondLook(true), async ({ page, baseURL, browser, problems }) => {
  test.setTimeout(120_000);
  const person = await joined(page, baseURL!);
  const title = `Silence in the hat of ${person.username}`;
  await page.goto('/pricing');
  const dialog = await openReport(page, person.username);
  await fill(dialog, title);
  // Lets the server receive the report and drops the server's answer.
  await page.route(`**${REPORT}`, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 409, json: { success: false, code: 'in_flight', message: 'Your first request is still running. Please wait a moment.', requestId: 'spec' } });
  });
  await dialog.getByRole('button', { name: 'Report Issue' }).click();
  // Waits for twelve tries with their pauses, because the fetch wrapper and the mutation each retry.
  await expect(toastOf(page, 'Error Reporting Issue').getByText('Your first request is still running. Please wait a moment.')).toBeVisible({ timeout: 60_000 });
  await page.unroute(`**${REPORT}`);
  await dialog.getByLabel('Title').press('Enter');
  await expectToast(page, 'Issue Reported', 'Thank you! Your issue has been successfully reported.');
  const office = await browser.newPage({ baseURL });
  await asAdmin(office, baseURL!);
  const { items } = (await (await office.request.get(`${baseURL}/api/admin/issues?limit=100`)).json()) as { items: { title: string }[] };
  expect(items.filter((issue) => issue.title === title)).toHaveLength(1);
  await office.close();
  forgiveRefusals(problems);
});

test("filters of issue reports stand in the address; two administrators do not overwrite each other's changes; a wish becomes a next feature", secondLook(true), async ({ page, baseURL, browser, problems }) => {
  const guest = await browser.newPage({ baseURL });
  const { username } = await joined(guest, baseURL!);
  const title = `The wish of ${username}`;
  await reported(guest, baseURL!, title);
  await guest.close();
  await asAdmin(page, baseURL!);
  await page.goto('/admin/next-features?tab=issues');
  const filters = page.getByRole('search', { name: 'Issue reports' });
  await filters.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Resolved' }).click();
  await expect(page).toHaveURL(/tab=issues&status=resolved$/);
  await expect(page.getByRole('button', { name: title })).toBeHidden();
  await page.goto('/admin/next-features?tab=issues&status=new&assignee=none');
  const opener = page.getByRole('button', { name: title });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByRole('region', { name: 'Steps' })).toContainText('2. Wait');

  const id = new URL(page.url()).searchParams.get('issue')!;
  const other = await page.request.patch(`${baseURL}/api/admin/issues/${id}`, { data: { revision: 0, status: 'triaged' }, headers: { origin: baseURL! } });
  expect(other.status()).toBe(200);
  await drawer.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(drawer.getByRole('alert')).toContainText('Another person changed this report meanwhile.');
  await expect(drawer.getByRole('combobox', { name: 'Status' })).toContainText('Triaged');
  await drawer.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'In progress' }).click();
  await expect(drawer.getByRole('combobox', { name: 'Status' })).toContainText('In progress');
  await expect(drawer.getByRole('alert')).toBeHidden();

  await drawer.getByRole('button', { name: 'Make it a next feature' }).click();
  await drawer.getByLabel('Feature title').fill(`Rabbits for ${username}`);
  await drawer.getByRole('button', { name: 'Create the feature' }).click();
  await expect(drawer.getByText(/This is a next feature now/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: 'Next features', exact: true }).last().click();
  await expect(page.getByText(`Rabbits for ${username}`)).toBeVisible();
  forgiveRefusals(problems);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of WIDTHS) {
    test.describe(`${colorScheme}, ${viewport.width} px`, secondLook(true), () => {
      test.use({ viewport, colorScheme });

      test("the dialog for issue reports and the administrators' page of them fit, and axe finds nothing", async ({ page, baseURL }) => {
        test.setTimeout(120_000);
        const person = await asAdmin(page, baseURL!);
        const title = `A hat for looks of ${person.username}`;
        await reported(page, baseURL!, title);
        await page.goto('/pricing');
        const dialog = await openReport(page, person.username);
        await pasteScreenshot(page);
        await dialog.getByRole('checkbox').click();
        await dialog.getByRole('button', { name: 'Report Issue' }).click();
        await expect(dialog.getByText('Title must be at least 5 characters long')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.goto('/admin/next-features?tab=issues');
        await page.getByRole('button', { name: title }).click();
        const drawer = page.getByRole('dialog', { name: title });
        await drawer.getByRole('button', { name: 'Make it a next feature' }).click();
        await drawer.getByRole('button', { name: 'Send reply' }).click();
        await expect(drawer.getByText('Write a few words')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        expect(await findings(page)).toEqual([]);
        expect(await tooWide(page)).toEqual([]);
      });
    });
  }
}
