import { findings, tooWide } from '../stack/axe.ts';
import { expectNoDialog, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const DOCUMENTS = [
  { path: '/terms-of-service', title: 'Terms of Service', section: 'Refunds', anchor: 'refunds', other: 'Privacy Policy' },
  { path: '/privacy-policy', title: 'Privacy Policy', section: 'Deleting your account', anchor: 'deletion', other: 'Terms of Service' },
] as const;

for (const { path, title, section, anchor, other } of DOCUMENTS) {
  test(`the legal text ${title} shows its version, contents, and sections with a summary in plain words`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Conjure`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoDialog(page);
    await expect(page.getByText(/Version \d+ · in effect since \d+ \w+ 20\d\d/)).toBeVisible();
    const sections = page.getByRole('article').getByRole('region');
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    expect(await sections.count()).toBeGreaterThan(9);
    expect(await links.count()).toBe(await sections.count());
    expect(await page.getByText('In short:').count()).toBe(await sections.count());
    await page.getByRole('article').getByRole('link', { name: other }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(`the contents of the legal text ${title} link to each section, stay in view and mark the section that is read`, async ({ page }) => {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: section }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#${anchor}$`));
    const target = page.getByRole('region', { name: section });
    await expect(target).toBeFocused();
    await expect(target.getByRole('heading')).toBeInViewport();
    await expect(contents).toBeInViewport();
    await expect(contents.getByRole('link', { name: section })).toHaveAttribute('aria-current', 'location');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // Opens the address of a section, as a visitor who follows a link from elsewhere.
    await page.goto(`${path}#${anchor}`);
    await expect(target.getByRole('heading')).toBeInViewport();
    expect((await target.boundingBox())!.y).toBeLessThan(200);
  });
}

test('every link inside the legal texts opens an existing page', async ({ page }) => {
  await seenDialog(page);
  const seen = new Set<string>();
  for (const { path } of DOCUMENTS) {
    await page.goto(path);
    await expect(page.getByRole('article').getByRole('region').first()).toBeVisible();
    const found = await page.getByRole('article').getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash));
    for (const address of found) seen.add(address);
  }
  expect(seen.size).toBeGreaterThan(5);
  for (const address of seen) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('Page Not Found');
    const [, anchor] = address.split('#');
    if (anchor) await expect(page.locator(`[id="${anchor}"]`), address).toHaveCount(1);
  }
});

test('on a phone the contents of a legal text are collapsed, and its lines stay readable', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/terms-of-service');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeHidden();
  await page.getByText('On this page', { exact: true }).last().click();
  await contents.getByRole('link', { name: 'What the AI makes' }).click();
  await expect(page.getByRole('region', { name: 'What the AI makes' }).getByRole('heading')).toBeInViewport();
});

test('a printed legal page has the text alone, without navigation', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  for (const gone of [page.getByRole('banner').filter({ has: page.getByRole('link', { name: /Conjure/ }) }), page.getByRole('navigation'), page.getByRole('button', { name: /Print/ })]) {
    await expect(gone.filter({ visible: true })).toHaveCount(0);
  }
  const colour = await page.getByRole('article').getByRole('listitem').first().evaluate((item) => getComputedStyle(item).color);
  expect(colour).toMatch(/^(rgb\(0, 0, 0\)|black)$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1280]) {
    test(`axe finds nothing serious in the legal texts: ${colorScheme}, ${width} px`, secondLook(colorScheme === 'dark' || width < 1280), async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 812 });
      for (const { path, title } of DOCUMENTS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        expect(await findings(page), path).toEqual([]);
      }
    });
  }
}

test('no legal text scrolls sideways', async ({ page }) => {
  for (const { path, title } of DOCUMENTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  }
});
