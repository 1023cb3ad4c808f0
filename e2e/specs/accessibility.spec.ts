import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expectBalance, joined, newPerson, seenDialog } from '../stack/people.ts';
import { expectDone, resultOf, runPanel } from '../stack/runs.ts';
import { secondLook, someLooks } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

/** Returns the serious and critical findings of axe on this page, one line each. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`));
}

/** Waits until the page's content is loaded and nothing moves or fades any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => Promise.all(document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).map(({ finished }) => finished.catch(() => undefined))));
}

const SIGNED_OUT = ['/', '/marketplace', '/prompt/hook-factory', '/my-creations', '/no/such/page'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on any page: ${colorScheme}`, secondLook(colorScheme === 'dark'), async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    // Waits longer for the sign-in dialog, which opens by itself when the page is idle; a slow machine needs time for that.
    await expect(dialog).toBeVisible({ timeout: 30_000 });
    for (const tab of ['Unlock the Magic', 'Join the Party']) {
      await dialog.getByRole('tab', { name: tab }).click();
      await settled(page);
      expect(await findings(page), tab).toEqual([]);
    }
    await page.keyboard.press('Escape');
    for (const path of someLooks(SIGNED_OUT, 2)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Waits for the controls of the prompt's form, which load after the page.
      if (path.startsWith('/prompt')) await expect(runPanel(page).getByRole('combobox', { name: 'Tricks to play' })).toBeVisible();
      await settled(page);
      expect(await findings(page), path).toEqual([]);
    }
    await joined(page, baseURL!);
    for (const path of ['/', '/my-creations']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      expect(await findings(page), `${path}, signed in`).toEqual([]);
    }
  });
}

/** Presses Tab until this element of the page has focus. */
async function tabTo(page: Page, target: Locator, presses = 60): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${presses} presses of Tab did not reach ${target.toString()}`);
}

test('a visitor registers and runs a prompt with the keyboard alone', async ({ page }) => {
  const person = newPerson();
  await page.goto('/prompt/hook-factory');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tabpanel', { name: 'Unlock the Magic' }).getByLabel('Username')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('tab', { name: 'Unlock the Magic' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const form = dialog.getByRole('tabpanel', { name: 'Join the Party' });
  for (const [label, words] of [['Username', person.username], ['Email', person.email], ['Password', person.password]] as const) {
    await tabTo(page, form.getByLabel(label, { exact: true }), 12);
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Enter');
  await expectBalance(page, 20);
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('/');
  await page.keyboard.type('hook factory');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/marketplace\?q=hook/);
  await tabTo(page, page.getByRole('article').getByRole('link', { name: /Hook Factory/ }), 90);
  await page.keyboard.press('Enter');
  await tabTo(page, runPanel(page).getByRole('button', { name: 'Surprise me' }));
  await page.keyboard.press('Enter');
  await tabTo(page, runPanel(page).getByRole('slider', { name: 'Length' }));
  await page.keyboard.press('Home');
  await tabTo(page, runPanel(page).getByRole('button', { name: 'Generate · 1 token' }));
  await page.keyboard.press('Enter');
  await expect(resultOf(page)).toBeVisible();
  await expectDone(page, 'Ta-da. Your text is here', 20);
  await expectBalance(page, 19);
});

test('on pages that members open daily, landmarks have unique names and headings follow their order', secondLook(true), async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  for (const path of ['/', '/my-creations', '/wallet', '/create', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    const { violations, passes } = await new AxeBuilder({ page }).withRules(['landmark-unique', 'heading-order']).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`), path).toEqual([]);
    expect(passes.map(({ id }) => id).sort(), path).toEqual(['heading-order', 'landmark-unique']);
  }
});

test('links and buttons are 24 px high to a finger on pages that members open daily', secondLook(true), async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  await joined(page, baseURL!);
  await page.request.post('/api/ai/generate', { data: { contentType: 'text', prompt: 'A walk by the sea', length: 100, expectedTotal: 1 }, headers: { origin: baseURL!, 'idempotency-key': 'a-walk' } });
  for (const path of ['/', '/marketplace', '/prompt/hook-factory', '/history', '/wallet', '/profile', '/pricing', '/challenges']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))), path).toEqual([]);
  }
  // Ignores low links that stand far from others, because the accessibility rule allows them.
  await page.goto('/history');
  expect((await page.getByRole('row').getByRole('link').first().boundingBox())!.height).toBeGreaterThanOrEqual(24);
});

test('no page scrolls sideways at any width from 320 px', secondLook(true), async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  await seenDialog(page);
  const wide: string[] = [];
  const look = async (paths: string[], who: string): Promise<void> => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      for (const width of [320, 375, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (over > 0) wide.push(`${path} ${who} at ${width} px: ${over} px too wide`);
      }
    }
  };
  await look(['/', '/marketplace', '/prompt/hook-factory', '/prompt/looping-mascot', '/my-creations', '/admin', '/pricing', '/no/such/page'], 'signed out');
  await joined(page, baseURL!);
  await look(['/', '/my-creations', '/prompt/quote-card-set'], 'signed in');
  expect(wide).toEqual([]);
});
