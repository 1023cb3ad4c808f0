import { findings, tooWide } from '../stack/axe.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { forgive, WIDTHS } from '../stack/settings.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, secondLook(viewport.width < 1280), () => {
    test.use({ viewport });

    test("a public profile shows name, joining date, and that person's prompts alone", async ({ page }) => {
      await page.goto('/prompt/hook-factory');
      await page.getByRole('main').getByRole('link', { name: 'Conjure Words' }).click();
      await expect(page).toHaveURL(/\/profile\/conjure-words$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Conjure Words' })).toBeVisible();
      await expect(page.getByText('@conjure-words')).toBeVisible();
      await expect(page.getByText('Run by Conjure', { exact: true })).toBeVisible();
      await expect(page.getByText(/^Joined \w+ \d{4}$/)).toBeVisible();
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards.first()).toBeVisible();
      for (const card of await cards.all()) await expect(card).toContainText('Conjure Words');
      await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    });

    test("a member's own profile has tools for it, and an empty row of works says that it is empty", async ({ page, baseURL, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { username } = await joined(page, baseURL!);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
      await expect(page.getByText('You have not published a prompt yet')).toBeVisible();
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('Address copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL!}/profile/${username}`);
      await page.getByRole('navigation', { name: 'Your profile' }).getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page).toHaveURL(/tab=settings&section=profile/);
    });
  });
}

test('profiles are found by name in any case, and an unknown name shows the 404 page', async ({ page, problems }) => {
  await page.goto('/profile/Conjure-WORDS');
  await expect(page).toHaveURL(/\/profile\/conjure-words$/);
  await page.goto('/profile/nobody-of-that-name');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  forgive(problems, 404);
});

test("visitors see the sign-in gate at /profile, the address of a member's own profile", async ({ page }) => {
  await page.goto('/profile?tab=settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Whoops! VIP Area Ahead!' })).toBeVisible();
});

test("on a phone a new member's four figures stand in two rows of two", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await joined(page, baseURL!);
  await page.goto('/profile');
  const figures = ['prompt runs', 'likes received', 'followers', 'following'].map((name) => page.getByRole('main').locator('header').getByText(name).first());
  for (const figure of figures) await expect(figure).toBeVisible();
  const places = await Promise.all(figures.map(async (figure) => (await figure.boundingBox())!));
  const [first, second, third, fourth] = places.map(({ y, height }) => Math.round(y + height));
  expect([Math.abs(first! - second!), Math.abs(third! - fourth!)].every((off) => off <= 4)).toBe(true);
  expect(third! - first!).toBeGreaterThan(20);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on profiles, and nothing scrolls sideways: ${colorScheme}`, secondLook(colorScheme === 'dark'), async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await joined(page, baseURL!);
    for (const path of ['/profile/conjure-words', '/profile']) {
      await page.setViewportSize(WIDTHS[0]);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findings(page), path).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    }
  });
}
