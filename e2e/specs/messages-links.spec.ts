import { findings } from '../stack/axe.ts';
import { giveMessages, openCenter } from '../stack/messages.ts';
import { expectUnread, joined, newcomer, seenDialog } from '../stack/people.ts';
import { WIDTHS } from '../stack/settings.ts';
import { expectToast, forgiveRefusals } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

test('an address that names a message opens it once, even when the list has not loaded it; another address opens the next features', async ({ page, baseURL, problems }) => {
  await joined(page, baseURL!);
  await giveMessages(page, baseURL!, 80, { subject: (number) => (number === 79 ? 'A letter from the rabbit' : `Message ${number + 1}`) });
  const [oldest] = (await (await page.request.get(`${baseURL}/api/messages?q=rabbit`)).json()) as { id: string }[];
  await page.goto(`/pricing?message=${oldest!.id}`);
  const letter = page.getByRole('dialog', { name: 'A letter from the rabbit' });
  await expect(letter).toContainText('What happened the 80. time');
  await expect(page).toHaveURL(/\/pricing$/);
  await expectUnread(page, 80);
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Notification Center' })).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-achievements]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/?message=01990000-0000-7000-8000-000000000000');
  await expectToast(page, 'This notification cannot be shown', 'It was archived, or it belongs to another account.');
  await page.goto('/?open=next-features');
  await expect(page.getByRole('dialog', { name: 'Next Features' })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
  forgiveRefusals(problems);
});

test('the list of messages says that its next page failed, and continues when the reader presses the button', async ({ page, baseURL, problems }) => {
  await joined(page, baseURL!);
  await giveMessages(page, baseURL!, 120);
  await page.goto('/marketplace');
  let refusals = 0;
  await page.route('**/api/messages?**before=**', (route) => {
    refusals += 1;
    return route.fulfill({ status: 400, json: { success: false, code: 'invalid_request', message: 'Not now.', requestId: 'spec' } });
  });
  const center = await openCenter(page);
  await page.locator('[data-center-list]').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(center.getByText('Could not load more')).toBeVisible();
  await page.locator('[data-center-list]').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await page.waitForTimeout(1_000);
  expect(refusals).toBe(1);
  expect(await findings(page)).toEqual([]);
  await page.unroute('**/api/messages?**before=**');
  await center.getByRole('button', { name: 'Retry' }).click();
  await expect(center.getByText('Could not load more')).toBeHidden();
  await center.getByRole('checkbox', { name: 'Select all' }).click();
  await expect(center.getByText('121 selected')).toBeVisible();
  forgiveRefusals(problems);
});

for (const viewport of WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test('message preferences that were changed on two devices are compared, and both versions stay until the user decides', async ({ page, baseURL, problems }) => {
        await joined(page, baseURL!);
        await page.goto('/pricing');
        await page.getByRole('button', { name: /^Account menu of/ }).click();
        await page.getByRole('menuitem', { name: 'Notification Preferences' }).click();
        const dialog = page.getByRole('dialog', { name: 'Notification Preferences' });
        await dialog.getByRole('switch', { name: 'Sound' }).uncheck();
        const address = `${baseURL}/api/user/notification-preferences`;
        const stored = async () => ((await (await page.request.get(address)).json()) as { preferences: Record<string, unknown> }).preferences;
        await page.request.post(address, { data: { ...(await stored()), compactView: true }, headers: { origin: baseURL! } });
        await dialog.getByRole('button', { name: 'Save Preferences' }).click();
        const notice = dialog.getByRole('status').filter({ hasText: 'Your other device has different settings' });
        await expect(notice.getByRole('listitem')).toHaveText(['Sound: off here, on there', 'Compact view: off here, on there']);
        expect(await stored()).toMatchObject({ soundEnabled: true, compactView: true, revision: 1 });
        expect(await findings(page)).toEqual([]);
        await notice.getByRole('button', { name: 'Keep mine' }).click();
        await expectToast(page, 'Preferences Saved', 'Your notification preferences have been updated successfully.');
        await expect(dialog).toBeHidden();
        expect(await stored()).toMatchObject({ soundEnabled: false, compactView: false, revision: 2 });
        forgiveRefusals(problems);
      });
    });
  }
}

test('an achievement earned while no tab was open is shown once at the next visit', async ({ page, baseURL }) => {
  await joined(page, baseURL!, newcomer());
  await page.request.post(`${baseURL}/api/rewards/claim`, { headers: { origin: baseURL! } });
  await expect.poll(async () => ((await (await page.request.get(`${baseURL}/api/messages?category=achievement`)).json()) as unknown[]).length).toBe(1);
  await page.goto('/pricing');
  const corner = page.locator('[data-achievements]');
  await expect(corner).toContainText('Good Morning, Magic');
  await corner.getByRole('button', { name: 'Close achievement' }).click();
  await expect(corner).toHaveText('');
  const asked = page.waitForResponse((answer) => answer.url().includes('/api/achievements/unseen'));
  await page.reload();
  await asked;
  await page.waitForTimeout(1_000);
  await expect(corner).toHaveText('');
});
