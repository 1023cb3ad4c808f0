import { findings, tooWide } from '../stack/axe.ts';
import { look } from '../stack/look.ts';
import { asAdmin, emailConfirmed, expectBalance, joined, newcomer, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { forgiveRefusals, toastOf } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';
import { beginRun, walletPart } from '../stack/wallet.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) => seenDialog(page));

const CLOSE_MS = 300;

test("claiming the daily token gives it once, shows it in both tabs and lights the streak; an achievement's card closes after 300 ms", async ({ page, context, baseURL }) => {
  await emailConfirmed(await joined(page, baseURL!, newcomer()));
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  const streak = page.getByRole('region', { name: 'Start your streak' });
  await expect(streak).toContainText(/Resets in (\d+ h( \d+ min)?|\d+ min), at \d\d:\d\d your time\./);
  await expect(streak.getByRole('list', { name: 'This week' }).getByRole('listitem')).toHaveCount(7);
  await streak.getByRole('button', { name: 'Claim daily token' }).click();
  await expect(toastOf(page, '1 token claimed')).toBeVisible();
  const lit = page.getByRole('region', { name: '1-day streak' });
  await expect(lit.getByRole('button', { name: 'Claimed today' })).toBeVisible();

  // Waits for the achievement that the first claim also earns: it appears at once, is worth a token, and stays until it is closed.
  for (const tab of [page, other]) {
    const card = tab.getByRole('region', { name: 'Achievements', exact: true }).last();
    await expect(card).toContainText('Achievement Unlocked!');
    await expect(card).toContainText('🌅');
    await expect(card.getByText('Good Morning, Magic', { exact: true })).toBeVisible();
    await expect(card.getByText('You claimed your first daily token.', { exact: true })).toBeVisible();
    await expectBalance(tab, 22);
  }
  // Expects the push to update the other tab, so that the user does not claim twice.
  await expect(other.getByRole('button', { name: 'Claimed today' })).toBeVisible();
  await other.close();

  await page.evaluate(() => window.dispatchEvent(new CustomEvent('achievement', { detail: { emoji: '🦊', title: 'Second in Line', message: 'You waited.' } })));
  const corner = page.locator('[data-achievements]');
  await expect(corner).toContainText('1 more achievement');
  const took = await corner.evaluate((element) => new Promise<number>((resolve) => {
    const begun = performance.now();
    new MutationObserver(() => {
      if (element.textContent?.includes('Second in Line')) resolve(performance.now() - begun);
    }).observe(element, { childList: true, subtree: true, characterData: true });
    element.querySelector('button')?.click();
  }));
  expect(took).toBeGreaterThanOrEqual(CLOSE_MS - 5);
  expect(took).toBeLessThan(CLOSE_MS + 500);
  await expect(corner).toHaveText('🦊Achievement Unlocked!Second in LineYou waited.');
  await corner.getByRole('button', { name: 'Close achievement' }).click();
  await expect(corner).toHaveText('');
});

test("a new member's open page shows the achievement of the first run, and the first step of the checklist as done", async ({ page, baseURL }) => {
  await joined(page, baseURL!, newcomer());
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'First tricks' });
  await expect(steps.getByRole('link', { name: /Run a prompt/ })).toBeVisible();
  await expect(steps.getByRole('link', { name: /Join today’s challenge/ })).toHaveAttribute('href', '/challenges');
  await beginRun(page, baseURL!, { contentType: 'text', prompt: 'a hat', length: 100 });
  const corner = page.locator('[data-achievements]');
  await expect(corner).toContainText('First Spark', { timeout: 20_000 });
  // Expects that the other steps of the checklist are still open, and that the last runs stand below them.
  await expect(steps.getByRole('listitem').filter({ hasText: 'Run a prompt' })).toContainText(/Done: \+1 when you confirm your email, until \d+ \w+/);
  await expect(steps).toContainText('1 of 4 done');
  await expectBalance(page, 19);
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('listitem')).toHaveCount(1);
  // Card and tray look for their places in turn, so they may touch for some frames.
  await expect.poll(async () => {
    const tray = await page.getByRole('complementary', { name: 'Jobs' }).boundingBox();
    const card = await corner.getByText('Achievement Unlocked!').locator('xpath=ancestor::div[@data-on]').boundingBox();
    return card!.y + card!.height <= tray!.y || tray!.y + tray!.height <= card!.y || card!.x + card!.width <= tray!.x || tray!.x + tray!.width <= card!.x;
  }, { timeout: 2_000 }).toBe(true);

  await corner.getByRole('button', { name: 'Close achievement' }).click();
  await look(page, 'home-continue');
  await page.setViewportSize({ width: 1280, height: 800 });
  // The row of achievements loads when the member comes near it.
  await page.getByRole('heading', { name: 'Videos' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /^All \d+$/ }).click();
  await expect(page).toHaveURL(/\/profile\?tab=achievements$/);
  const spark = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'First Spark', exact: true }) });
  await expect(spark).toContainText(/Earned \d+ \w+ 20\d\d/);
  await expect(spark).toContainText(/\+1 when you confirm your email, until \d+ \w+/);
  await expect(page.getByRole('heading', { name: '??? (a secret)' }).first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress of Warmed Up' })).toHaveAttribute('aria-valuenow', '10');
  // Every medal is a drawing: a device without an emoji font would show boxes.
  expect(await page.getByRole('main').getByRole('listitem').locator('span[aria-hidden] > span:has(> svg.lucide)').count()).toBeGreaterThan(20);
  await look(page, 'achievements');

  await page.goto('/wallet?tab=earn');
  const ways = walletPart(page, 'Ways to earn');
  await expect(ways).toContainText('What you can repeat pays at most 10 tokens a day: 10 left today.');
  await expect(ways).toContainText('2 tokens wait for you');
  await expect(ways).toContainText(/Confirm your email by \d+ \w+ to get them\./);
});

test("visitors of a profile see earned achievements first, and the others as silhouettes without the owner's progress", secondLook(true), async ({ page, browser, baseURL }) => {
  const { username } = await joined(page, baseURL!, newcomer());
  await page.request.post(`${baseURL!}/api/rewards/claim`, { headers: { origin: baseURL! } });
  const visitor = await browser.newPage();
  await seenDialog(visitor);
  await expect(async () => {
    await visitor.goto(`${baseURL!}/profile/${username.toUpperCase()}?tab=achievements`);
    await expect(visitor.getByRole('heading', { name: 'Good Morning, Magic' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(visitor).toHaveURL(`${baseURL!}/profile/${username}?tab=achievements`);
  const tiles = visitor.getByRole('main').getByRole('listitem').filter({ has: visitor.getByRole('heading') });
  await expect(tiles.and(visitor.locator(':not([data-locked])'))).toHaveCount(1);
  await expect(tiles.and(visitor.locator('[data-locked]')).first()).toBeVisible();
  await expect(tiles.getByRole('progressbar')).toHaveCount(0);
  await visitor.close();
});

test('a daily claim that fails says why, and counts once however often it is pressed', secondLook(true), async ({ page, baseURL, problems }) => {
  await joined(page, baseURL!, newcomer());
  const keys: (string | undefined)[] = [];
  await page.route('**/api/rewards/claim', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort('connectionfailed');
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Claim daily token' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You can press again: it counts only once.' })).toBeVisible({ timeout: 40_000 });
  await page.unroute('**/api/rewards/claim');
  const [again] = await Promise.all([page.waitForRequest('**/api/rewards/claim'), page.getByRole('button', { name: 'Claim daily token' }).click()]);
  await expect(page.getByRole('button', { name: 'Claimed today' })).toBeVisible();
  expect(new Set([...keys, again.headers()['idempotency-key']]).size).toBe(1);
  forgiveRefusals(problems);
});

test('an administrator changes the amounts of rewards; a second administrator with an older version is warned', secondLook(true), async ({ page, context, baseURL, problems }) => {
  await asAdmin(page, baseURL!);
  const tabs = [page, await context.newPage()] as const;
  for (const tab of tabs) {
    await tab.goto('/admin/pricing');
    await tab.getByRole('button', { name: 'Edit rewards' }).click();
  }
  const section = (tab: typeof page) => tab.getByRole('region', { name: 'Rewards', exact: true });
  await section(page).getByRole('button', { name: 'Change now' }).click();
  await expect(section(page).getByText('Give the reason in a few words')).toBeVisible();
  for (const tab of tabs) {
    await section(tab).getByLabel('Gold achievement').fill('12');
    await section(tab).getByLabel('Reason').fill('for a spec');
    await section(tab).getByRole('button', { name: 'Change now' }).click();
    if (tab === page) await expect(section(tab)).toContainText('12 tokens');
  }
  await section(tabs[1]).getByRole('button', { name: 'Show the latest' }).click();
  await expect(section(tabs[1])).toContainText('12 tokens');
  await section(tabs[1]).getByRole('button', { name: 'Edit rewards' }).click();
  await section(tabs[1]).getByRole('button', { name: 'Back to the defaults' }).click();
  await section(tabs[1]).getByLabel('Reason').fill('back again');
  await section(tabs[1]).getByRole('button', { name: 'Change now' }).click();
  await expect(section(tabs[1])).toContainText('10 tokens');
  forgiveRefusals(problems);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the rewards pages, and nothing scrolls sideways: ${colorScheme}`, secondLook(true), async ({ page, baseURL }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await asAdmin(page, baseURL!);
    for (const path of ['/', '/profile?tab=achievements', '/wallet?tab=earn', '/admin/pricing']) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      if (path === '/') await page.evaluate(() => window.dispatchEvent(new CustomEvent('achievement', { detail: { emoji: '🦊', title: 'A very long title that has to break somewhere', message: 'You waited.' } })));
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    }
  });
}
