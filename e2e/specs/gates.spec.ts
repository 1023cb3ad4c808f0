import { findings } from '../stack/axe.ts';
import { expectBalance, expectNoDialog, fillRegistration, joined, newPerson, seenDialog, withRole } from '../stack/people.ts';
import { resultOf, runPanel } from '../stack/runs.ts';
import { WIDTHS, whoIs } from '../stack/settings.ts';
import { forgiveRefusals, toastOf } from '../stack/sign-in.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

for (const path of ['/my-creations', '/wallet', '/profile', '/create']) {
  test(`the member page ${path} shows visitors the sign-in gate with the rope`, secondLook(path !== '/create'), async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Whoops! VIP Area Ahead!' })).toBeVisible();
    await page.getByRole('button', { name: 'Unlock the Magic!' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Join the Party!' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Beam Me Back, Scotty!' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('registering at the sign-in gate opens the page behind it', async ({ page }) => {
  await page.goto('/my-creations');
  await expect(page.getByRole('button', { name: 'Join the Party!' })).toBeVisible();
  await expectNoDialog(page);
  await page.getByRole('button', { name: 'Join the Party!' }).click();
  await fillRegistration(page, newPerson());
  await expect(page.getByRole('heading', { level: 1, name: 'My Creations' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-creations$/);
});

test('administrators\' pages show the administrator gate to visitors and to members', async ({ page, baseURL }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: "Wizard's Chamber" })).toBeVisible();
  await expectNoDialog(page);
  await joined(page, baseURL!);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: "Wizard's Chamber" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
});

test('the page for an unknown address links back and home', async ({ page }) => {
  await seenDialog(page);
  await page.goto('/marketplace');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('This page has moved, disappeared, or never existed.')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await page.goto('/no/such/page');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a visitor presses Generate, registers, and the run then starts', async ({ page }) => {
  await seenDialog(page);
  await page.goto('/prompt/dreamscape-poster');
  // Fields that are still empty are named before the account is asked for.
  await runPanel(page).getByRole('button', { name: /^Generate · \d tokens/ }).click();
  await expect(runPanel(page).locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await runPanel(page).getByRole('button', { name: /^Generate · \d tokens/ }).click();
  await fillRegistration(page, newPerson());
  await expect(page).toHaveURL(/\/prompt\/dreamscape-poster\?run=/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(resultOf(page).getByRole('img').first()).toBeVisible({ timeout: 20_000 });
  await expectBalance(page, 18);
});

for (const viewport of WIDTHS) {
  test.describe(`the administrator gate at ${viewport.width} px`, secondLook(viewport.width < 1280), () => {
    test.use({ viewport });

    test('the administrator gate refuses a wrong password, and opens for a member who types the right one by keyboard alone', async ({ page, baseURL, problems }) => {
      const { username } = await joined(page, baseURL!);
      await page.goto('/admin');
      const password = page.getByRole('main').getByLabel('Password', { exact: true });
      await password.focus();
      await page.keyboard.type('open sesame');
      await page.keyboard.press('Enter');
      await expect(toastOf(page, 'Access denied')).toContainText('Invalid admin password');
      await password.press('ControlOrMeta+a');
      await page.keyboard.type(process.env.E2E_ADMIN_PASSWORD!);
      await page.keyboard.press('Enter');
      await expect(toastOf(page, 'Admin access granted')).toBeVisible();
      await expect(page.getByRole('heading', { name: "Wizard's Chamber" })).toBeHidden();
      await expect(page.locator('#content'), 'focus is on the page that came in place of the gate').toBeFocused();
      expect(await whoIs(page, baseURL!)).toBe(username);
      forgiveRefusals(problems);
    });
  });
}

test("a password that is typed and sent before the page's scripts arrive opens the administrator gate once they have", async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin', { waitUntil: 'commit' });
  const password = page.getByRole('main').getByLabel('Password', { exact: true });
  await password.fill(process.env.E2E_ADMIN_PASSWORD!);
  await password.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test("a visitor with the administrators' password becomes the built-in administrator, and the staff queues open behind the gate", async ({ page, baseURL }) => {
  await page.goto('/admin/queues');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(process.env.E2E_ADMIN_PASSWORD!);
  await page.getByRole('button', { name: 'Unlock the Secrets of Power!' }).click();
  await expect(page).toHaveTitle('Conjure queues');
  expect(await whoIs(page, baseURL!)).toBe('admin');
});

test('a user with the support role opens the staff queues, and sees the administrator gate on pages of other roles', secondLook(true), async ({ page, baseURL, browser }) => {
  await withRole(page, baseURL!, 'support', browser);
  const chamber = page.getByRole('heading', { level: 1, name: "Wizard's Chamber" });
  for (const path of ['/admin', '/admin/marketplace', '/admin/roles']) {
    await page.goto(path);
    await expect(chamber).toBeVisible();
  }
  await page.goto('/admin/queues');
  await expect(page).toHaveTitle('Conjure queues');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious at the sign-in gate and the administrator gate: ${colorScheme}`, secondLook(true), async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/my-creations', '/admin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findings(page), path).toEqual([]);
    }
  });
}
