import type { Locator, Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { card, elsewhere, forgive, openSettings, WIDTHS, whoIs } from '../stack/settings.ts';
import { secondLook } from '../stack/second-look.ts';
import { choose } from '../stack/choose.ts';
import { expect, test } from '../stack/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SECTIONS = ['profile', 'account', 'two-factor', 'sessions', 'social', 'appearance', 'privacy', 'keys', 'webhooks', 'referrals', 'data', 'danger'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in the settings, and no section scrolls sideways: ${colorScheme}`, secondLook(true), async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await joined(page, baseURL!);
    for (const section of SECTIONS) {
      await page.setViewportSize(WIDTHS[0]);
      await openSettings(page, section);
      expect(await findings(page), section).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      await page.setViewportSize(WIDTHS[1]);
      expect(await findings(page), `${section} on a phone`).toEqual([]);
    }
  });
}

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, secondLook(viewport.width < 1280), () => {
    test.use({ viewport });

    test('name, bio and links in the settings are checked at their fields, saved, and shown on the public profile', async ({ page, baseURL }) => {
      const person = await joined(page, baseURL!);
      await page.goto('/profile?tab=settings');
      const about = card(page, 'About you');
      const save = about.getByRole('button', { name: 'Save profile' });
      await expect(save).toBeDisabled();
      await about.getByLabel('Display name').fill('Mira Moonwhistle');
      await about.getByLabel('Bio').fill('x'.repeat(251));
      await expect(about.getByText(/^251.*250 characters$/)).toBeVisible();
      await about.getByRole('textbox', { name: 'Link 1' }).fill('not an address');
      await save.click();
      await expect(about.getByLabel('Bio')).toHaveAccessibleDescription(/Bio must be at most 250 characters/);
      await expect(about.getByRole('textbox', { name: 'Link 1' })).toHaveAccessibleDescription(/Enter an address that starts with https/);
      await about.getByLabel('Bio').fill('Paper theatres and small rabbits.');
      await about.getByRole('textbox', { name: 'Link 1' }).fill('mira.example/work');
      await about.getByRole('button', { name: 'Add a link' }).click();
      await expect(about.getByRole('textbox', { name: 'Link 1' })).toHaveValue('https://mira.example/work');
      await save.click();
      await expect(page.getByText('Profile saved')).toBeVisible();
      await expect(save).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Account menu of Mira Moonwhistle' })).toBeVisible();
      await page.goto(`/profile/${person.username}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Mira Moonwhistle' })).toBeVisible();
      await expect(page.getByText('Paper theatres and small rabbits.')).toBeVisible();
      await expect(page.getByRole('link', { name: /mira\.example\/work/ })).toHaveAttribute('rel', 'noopener nofollow ugc');
    });

    test('the settings ask before a click on another section loses a half-written form', async ({ page, baseURL }) => {
      await joined(page, baseURL!);
      await openSettings(page, 'profile');
      await page.getByLabel('Display name').fill('Half');
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page.getByLabel('Display name')).toHaveValue('Half');
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }).click();
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await expect(page).toHaveURL(/section=account/);
      await expect(card(page, 'Email')).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Display name')).not.toHaveValue('Half');
    });

    test('a bad profile picture is refused with the reason; a good one is previewed, saved and removed', async ({ page, baseURL }) => {
      const { username } = await joined(page, baseURL!);
      await openSettings(page, 'profile');
      const picture = card(page, 'Picture');
      const choose = picture.locator('input[type=file]');
      await choose.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5.5 * 1024 * 1024) });
      await expect(picture.getByRole('alert')).toContainText('5.5 MB; the limit is 5 MB');
      await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
      await expect(picture.getByRole('alert')).toContainText('not a PNG, JPG, GIF or WebP');
      const png = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 160 } });
      await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
      await expect(picture.getByRole('img', { name: 'Your new picture, not saved yet' })).toBeVisible();
      await picture.getByRole('button', { name: 'Use this picture' }).click();
      await expect(page.getByText('New picture saved')).toBeVisible();
      await expect(page.getByRole('button', { name: `Account menu of ${username}` }).locator('img')).toBeVisible();
      await picture.getByRole('button', { name: 'Remove picture' }).click();
      await expect(page.getByText('Picture removed')).toBeVisible();
      await expect(page.getByRole('button', { name: `Account menu of ${username}` }).locator('img')).toHaveCount(0);
    });

    test('in the settings a new email address waits for its confirmation while the old one stays; a wrong password shows at its field', async ({ page, baseURL, problems }) => {
      const person = await joined(page, baseURL!);
      await openSettings(page, 'account');
      const form = page.getByRole('form', { name: 'Change your email' });
      await form.getByLabel('New email').fill(`new-${person.email}`);
      await form.getByLabel('Your password', { exact: true }).fill('not the password');
      await form.getByRole('button', { name: 'Change email' }).click();
      await expect(form.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/That is not your password/);
      await form.getByLabel('Your password', { exact: true }).fill(person.password);
      await form.getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByText('Confirm your new email')).toBeVisible();
      await expect(card(page, 'Email')).toContainText(`Waiting for new-${person.email}`);
      await expect(card(page, 'Email')).toContainText(`Until then everything goes to ${person.email}.`);
      await form.getByLabel('New email').fill(person.email);
      await form.getByLabel('Your password', { exact: true }).fill(person.password);
      await form.getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByText(`This is your address already, so we sent no email. new-${person.email} still waits for its confirmation.`)).toBeVisible();
      await card(page, 'Email').getByRole('button', { name: 'Send it again' }).click();
      await expect(page.getByText('Sent again')).toBeVisible();
      await card(page, 'Email').getByRole('button', { name: 'Keep the old address' }).click();
      await expect(page.getByText('Address kept')).toBeVisible();
      await expect(card(page, 'Email')).not.toContainText('new-');
      forgive(problems, 403);
    });

    test("the settings refuse a common new password, and an accepted one signs out the member's other browsers", async ({ page, baseURL, browser, problems }) => {
      const person = await joined(page, baseURL!);
      const other = await elsewhere(browser, baseURL!, person);
      await openSettings(page, 'account');
      const form = page.getByRole('form', { name: 'Change your password' });
      await form.getByLabel('Current password', { exact: true }).fill(person.password);
      await form.getByLabel('New password', { exact: true }).fill('password123');
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(form.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/This password is too common/);
      await form.getByLabel('New password', { exact: true }).fill('seven owls over the lake');
      await expect(form.getByText('Strong')).toBeVisible();
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Password changed')).toBeVisible();
      await expect(form.getByRole('button', { name: 'Change password' })).toBeFocused();
      expect(await whoIs(page, baseURL!)).toBe(person.username);
      expect(await whoIs(other, baseURL!)).toBeNull();
      await other.close();
      forgive(problems, 400);
    });

    test('a member sees the browsers with a session of theirs, and signs out one and then all others', secondLook(true), async ({ page, baseURL, browser }) => {
      const person = await joined(page, baseURL!);
      const others = [await elsewhere(browser, baseURL!, person), await elsewhere(browser, baseURL!, person), await elsewhere(browser, baseURL!, person)];
      await openSettings(page, 'sessions');
      const list = card(page, 'Where you are signed in');
      await expect(list.getByRole('listitem')).toHaveCount(4);
      await expect(list.getByRole('listitem').filter({ hasText: 'This browser' }).getByRole('button')).toHaveCount(0);
      await list.getByRole('button', { name: /^Sign out (?!all)/ }).first().click();
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await list.getByRole('button', { name: 'Sign out all others' }).click();
      const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
      await expect(question).toContainText('2 other browsers have to sign in again');
      await question.getByRole('button', { name: 'Sign out all others' }).click();
      await expect(page.getByText('Signed out everywhere else')).toBeVisible();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      expect(await whoIs(page, baseURL!)).toBe(person.username);
      for (const other of others) {
        expect(await whoIs(other, baseURL!)).toBeNull();
        await other.close();
      }
    });

    test('a change of the appearance settings applies at once, survives a reload and applies in another browser', secondLook(true), async ({ page, baseURL, browser }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      const person = await joined(page, baseURL!);
      const html = page.locator('html');
      await openSettings(page, 'appearance');
      await choose(page.getByRole('radio', { name: 'Dark', exact: true }));
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await choose(page.getByRole('switch', { name: /Reduced motion/ }));
      await expect(html).toHaveAttribute('data-motion', 'reduced');
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/user/appearance') && answer.request().postData()?.includes('"plainWords":true') === true);
      await choose(page.getByRole('switch', { name: /Plain words/ }));
      expect((await saved).status()).toBe(200);
      await page.getByRole('button', { name: `Account menu of ${person.username}` }).click();
      await expect(page.getByRole('menuitemradio', { name: 'Dark theme' })).toBeChecked();
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      const other = await elsewhere(browser, baseURL!, person);
      await other.goto('/no/such/page');
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(other.locator('html')).toHaveAttribute('data-words', 'plain');
      await other.close();
    });

    test('a setting that cannot be saved returns to its old value, with a toast', secondLook(true), async ({ page, baseURL, problems }) => {
      await joined(page, baseURL!);
      await page.route(/\/api\/user\/(appearance|privacy)$/, (route) => route.fulfill({ status: 422, json: { success: false, message: 'The books are closed.', code: 'closed', requestId: 'r' } }));
      await openSettings(page, 'appearance');
      await page.getByRole('switch', { name: /Reduced motion/ }).click();
      await expect(page.getByText('The books are closed.')).toBeVisible();
      await expect(page.getByRole('switch', { name: /Reduced motion/ })).not.toBeChecked();
      await expect(page.locator('html')).not.toHaveAttribute('data-motion', 'reduced');
      await openSettings(page, 'privacy');
      await page.getByRole('radio', { name: /Public/ }).click();
      await expect(page.getByText('The books are closed.')).toBeVisible();
      await expect(page.getByRole('radio', { name: /Private/ })).toBeChecked();
      forgive(problems, 422);
    });

    test('a member\'s privacy settings are the same after reloading the page', async ({ page, baseURL }) => {
      await joined(page, baseURL!);
      await openSettings(page, 'privacy');
      await choose(page.getByRole('radio', { name: /Public/ }));
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/user/privacy') && answer.request().postData()?.includes('"hideFromSearch":true') === true);
      await choose(page.getByRole('switch', { name: /Hide my page from search/ }));
      expect((await saved).status()).toBe(200);
      await page.reload();
      await expect(page.getByRole('radio', { name: /Public/ })).toBeChecked();
      await expect(page.getByRole('switch', { name: /Hide my page from search/ })).toBeChecked();
      await expect(page.getByRole('switch', { name: /sensitive/ })).not.toBeChecked();
    });

    test('a member downloads all personal data as a ZIP', secondLook(true), async ({ page, baseURL }) => {
      await joined(page, baseURL!);
      await openSettings(page, 'data');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download my data' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/\.zip$/);
      expect(await file.failure()).toBeNull();
    });
  });
}

/** Presses Tab until this element of the settings has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`60 presses of Tab did not reach ${target.toString()}`);
}

test('a member moves between sections of the settings, saves the profile and turns a switch by keyboard alone', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await openSettings(page, 'privacy');
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await tabTo(page, sections.getByRole('link', { name: 'Profile' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Display name'));
  await page.keyboard.type('Keys Only');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile saved')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await tabTo(page, sections.getByRole('link', { name: 'Appearance' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('switch', { name: /Reduced motion/ }));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test('a member links and unlinks a social login', async ({ page, baseURL, problems }) => {
  await seenDialog(page);
  const person = await joined(page, baseURL!);
  await openSettings(page, 'social');
  const logins = card(page, 'Social logins');
  await expect(logins).toContainText('Nothing is linked yet');
  await logins.getByRole('button', { name: 'Link Test ID' }).click();
  const proof = page.getByRole('dialog', { name: 'Link Test ID' });
  await proof.getByLabel('Your password', { exact: true }).fill('not the password');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(proof.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/That is not your password/);
  forgive(problems, 403);
  await proof.getByLabel('Your password', { exact: true }).fill(person.password);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Subject').fill(`somebody-${Date.now()}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await expect.poll(async () => ((await (await page.request.get('/api/user/account')).json()) as { account: { socialLogins: unknown[] } }).account.socialLogins.length).toBe(1);
  await openSettings(page, 'social');
  await logins.getByRole('button', { name: /^Unlink/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(logins).toContainText('Nothing is linked yet');
  // Removes the 404 from the test's problems, because the test's login provider has no icon.
  forgive(problems, 404);
});
