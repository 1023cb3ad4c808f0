import type { Page } from '@playwright/test';
import { findings } from '../stack/axe.ts';
import { lookNow } from '../stack/look.ts';
import { joined, newcomer, seenDialog } from '../stack/people.ts';
import { expectDone, resultOf, runPanel, runSample } from '../stack/runs.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const WIDTHS = [{ width: 1280, height: 720 }, { width: 375, height: 740 }] as const;
const tray = (page: Page) => page.getByRole('complementary', { name: 'Jobs' });
const topic = (page: Page) => runPanel(page).getByRole('textbox', { name: 'What is the post about?' });

/**
 * Returns the buttons, links, fields, prices and headings that the job tray or an achievement covers. The tray's open list does not count,
 * because the reader opened it.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const floating = [...document.querySelectorAll('[data-achievements] [data-on], [data-chip], [data-shape]:not([data-shape=list])')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const taken = [...document.querySelectorAll('main button, main a[href], main input, main textarea, main [data-price], main h1, main h2, header button, header a[href]')];
    const boxOf = (element: Element): DOMRect => {
      if (!/^H\d$/.test(element.tagName)) return element.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    };
    return floating.flatMap((one) => {
      const a = one.getBoundingClientRect();
      // On a phone the chip is a badge at the corner of the bell. Of the page it covers only what the header covers anyway.
      const header = one.matches('[data-chip]') ? one.closest('header') : null;
      return taken.filter((other) => !(header && (!header.contains(other) || one.parentElement?.contains(other))) && other.getBoundingClientRect().width > 1 && other.checkVisibility({ opacityProperty: true })).flatMap((other) => {
        const b = boxOf(other);
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        return over && a.width > 1 && b.width > 1 ? [`${one.textContent ?? ''} lies over ${(other.getAttribute('aria-label') ?? other.textContent ?? other.tagName).slice(0, 60)}`] : [];
      });
    });
  });

/** Returns the words of the page that lie under the job tray. */
const wordsUnder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.querySelector('[data-shape]')!.getBoundingClientRect();
    const words = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode()) {
      const parent = words.currentNode.parentElement!;
      // Skips invisible words, because a card shows some words only while the pointer is on it.
      if (!parent.checkVisibility({ opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const frame = parent.getBoundingClientRect();
      for (const line of range.getClientRects()) {
        const [width, height] = [Math.min(line.right, frame.right, over.right) - Math.max(line.left, frame.left, over.left), Math.min(line.bottom, frame.bottom, over.bottom) - Math.max(line.top, frame.top, over.top)];
        if (width > 1 && height > 1) found.push(words.currentNode.textContent ?? '');
      }
    }
    return found;
  });

test.beforeEach(({ page }) => seenDialog(page));

test('a run that ends while its page is closed shows a notice of the job tray, which becomes an icon, and its row opens the result with its inputs', secondLook(true), async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await runSample(page, 'hook-factory', 'Generate · 1 token');
  await expect(page).toHaveURL(/run=/);
  const typed = await topic(page).inputValue();
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  await expect(tray(page).getByRole('button', { name: /^1 job/ })).toBeVisible();
  const view = tray(page).getByRole('link', { name: /^View/ });
  await expect(view).toBeVisible({ timeout: 40_000 });
  await expect(tray(page)).toContainText(typed.slice(0, 20));
  await expect(tray(page).getByRole('button', { name: 'Recent results' })).toHaveAttribute('aria-label', 'Recent results', { timeout: 15_000 });
  expect((await tray(page).boundingBox())!.width).toBeLessThanOrEqual(48);
  expect(await findings(page)).toEqual([]);

  // Uses only keys from here on: opens the tray's icon, the run's row, and the result with its inputs.
  await tray(page).getByRole('button', { name: 'Recent results' }).focus();
  await page.keyboard.press('Enter');
  const row = tray(page).getByRole('listitem').first();
  await expect(row).toContainText('Hook Factory');
  await expect(row).toContainText(/1 token · /);
  await page.keyboard.press('Tab');
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectDone(page, 'Ta-da. Your text is here', 20);
  await expect(topic(page)).toHaveValue(typed);
});

test('a run that was dismissed from the job tray stays away after a reload', secondLook(true), async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await runSample(page, 'hook-factory', 'Generate · 1 token');
  await expectDone(page, 'Ta-da. Your text is here', 40);
  await page.goto('/pricing');
  await tray(page).getByRole('button', { name: 'Recent results' }).click();
  await tray(page).getByRole('button', { name: /^Remove from the list/ }).click();
  await expect(tray(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(tray(page)).toHaveCount(0);
});

test('on a phone the price bar shows the price of the run in the address before its form opens', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await joined(page, baseURL!);
  await page.goto('/prompt/quote-card-set');
  // Waits for hydration: the server renders the prompt's form for desktops, and the page then moves it into a sheet.
  await expect(runPanel(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Generate · 2 tokens' }).click();
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await runPanel(page).getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await runPanel(page).getByRole('button', { name: 'Generate · 6 tokens' }).click();
  await expect(resultOf(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Generate · 6 tokens', exact: true })).toBeVisible();
  await expect(runPanel(page)).toHaveCount(0);
});

test("after a reload the prompt's form has the inputs of its last run, with the changes that were typed since", async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await runSample(page, 'hook-factory', 'Generate · 1 token');
  await expectDone(page, 'Ta-da. Your text is here', 40);
  const sent = await topic(page).inputValue();
  await page.reload();
  await expect(topic(page)).toHaveValue(sent);
  await topic(page).fill('Typed after the run');
  await page.reload();
  await expect(topic(page)).toHaveValue('Typed after the run');
  await expect(resultOf(page)).toBeVisible();

  // Opens another tab, which has no stored inputs and so starts with those of the run in the address.
  const other = await page.context().newPage();
  await seenDialog(other);
  await other.goto(page.url());
  await expect(topic(other)).toHaveValue(sent);
  await other.close();

  // Expects the job tray to name each run by its input.
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('listitem')).toContainText(sent.slice(0, 20));
  await page.goto('/my-creations');
  await page.getByRole('button', { name: new RegExp(`^${sent.slice(0, 20)}`) }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Use these inputs' }).click();
  await expect(topic(page)).toHaveValue(/./);
});

for (const viewport of WIDTHS) {
  test(`achievements and the job tray cover no button, link, field, price or heading: ${viewport.width} px`, secondLook(viewport.width >= 1280), async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    await joined(page, baseURL!, newcomer());
    await page.goto('/prompt/hook-factory');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-achievements]')).toBeAttached();
    await page.evaluate(() => {
      for (const [key, title] of [['a', 'First Spark'], ['b', 'Warmed Up'], ['c', 'Night Owl']]) window.dispatchEvent(new CustomEvent('achievement', { detail: { emoji: '✨', title, message: 'Done.', key, batch: 'run', tokens: key === 'c' ? 3 : 1 } }));
    });
    const corner = page.locator('[data-achievements]');
    await expect(corner).toContainText('3 achievements · +5 tokens');
    await page.waitForTimeout(1_500);
    await lookNow(page, `achievement-card-${viewport.width}`);
    expect(await covered(page)).toEqual([]);
    const chip = page.getByRole('button', { name: '3 achievements · +5 tokens. Show again' });
    await expect(chip).toBeVisible({ timeout: 12_000 });
    await lookNow(page, `achievement-chip-${viewport.width}`);
    expect(await covered(page)).toEqual([]);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(800);
    expect(await covered(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    if (viewport.width < 768) {
      // It stays inside the header, and leaves the bell's middle to the bell.
      const [badge, header] = [(await chip.boundingBox())!, (await page.getByRole('banner').boundingBox())!];
      expect([badge.y >= header.y, badge.y + badge.height <= header.y + header.height]).toEqual([true, true]);
      expect(await page.getByRole('button', { name: 'Notifications' }).evaluate((bell) => {
        const { left, top, width, height } = bell.getBoundingClientRect();
        return bell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })).toBe(true);
    }
    await chip.click();
    await expect(corner).toContainText('Night Owl');
    await lookNow(page, `achievement-card-opened-${viewport.width}`);
    await expect(corner.getByRole('button', { name: 'Close achievement' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(corner).toHaveText('');
  });
}

for (const viewport of WIDTHS) {
  test(`the icon of the job tray covers no word of a card wherever the page is scrolled to: ${viewport.width} px`, secondLook(true), async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    await joined(page, baseURL!, newcomer());
    await page.request.post('/api/ai/generate', { data: { contentType: 'text', prompt: 'A walk by the sea', length: 100, expectedTotal: 1 }, headers: { origin: baseURL!, 'idempotency-key': 'a-walk' } });
    await page.goto('/marketplace');
    await expect(page.getByRole('article').nth(3)).toBeVisible();
    await expect(tray(page)).toHaveAttribute('data-shape', 'icon', { timeout: 20_000 });
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('achievement', { detail: { emoji: '✨', title: 'First Spark', message: 'Done.', key: 'a', batch: 'run', tokens: 1 } })));
    await expect(page.locator('[data-chip]')).toBeAttached({ timeout: 12_000 });
    await lookNow(page, `tray-and-chip-${viewport.width}`);
    for (let step = 0; step < 8; step += 1) {
      await page.waitForTimeout(800);
      expect(await wordsUnder(page), `scrolled ${step} times`).toEqual([]);
      expect(await covered(page), `scrolled ${step} times`).toEqual([]);
      await page.mouse.wheel(0, 130);
    }
  });
}
