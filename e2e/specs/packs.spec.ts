import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { look } from '../stack/look.ts';
import { payFor } from '../stack/orders.ts';
import { approved, packOf, partsOf } from '../stack/packs.ts';
import { bought } from '../stack/payments.ts';
import { expectBalance, joined } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';
import { giftsFor } from '../stack/wallet.ts';

test('a creator builds a pack by keyboard, and submits it when every requirement is met', async ({ page, baseURL, browser }) => {
  test.setTimeout(240_000);
  await joined(page, String(baseURL));
  const [first, second, third] = await partsOf(page, String(baseURL), [10, 20, 30]);
  await page.goto('/prompt-packs');
  await page.getByRole('link', { name: 'Create pack' }).first().click();
  await page.getByLabel('Title').fill('Small shop, big window');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/edit\/pack\//);
  const publish = page.getByRole('region', { name: 'Publish' });
  // What is missing is said before anything can be pressed.
  const problems = publish.getByRole('group', { name: /missing/ });
  await expect(problems).toBeVisible();
  await expect(publish.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await problems.getByRole('button', { name: 'Add at least 2 prompts.' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Add your prompts' })).toBeFocused();
  for (const part of [first, second, third]) {
    await page.getByRole('button', { name: `Add ${part!.title}` }).click();
    await expect(page.getByRole('heading', { level: 3, name: part!.title })).toBeVisible();
  }
  await page.getByRole('button', { name: `Move ${third!.title} up` }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('list', { name: 'Prompts of the pack, in order' }).getByRole('heading', { level: 3 })).toHaveText([first!.title, third!.title, second!.title]);
  await expect(page.getByRole('button', { name: `Move ${third!.title} up` })).toBeFocused();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Blog writing' }).click();
  await page.getByLabel('Price', { exact: true }).fill('42');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You earn up to 33 of 42 tokens for each sale.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await look(page, 'pack-builder');
  await publish.getByRole('button', { name: 'Submit for review' }).click();
  await expect(publish.getByText('A moderator looks at it now. You can withdraw it.')).toBeVisible();
  await expect(page.getByText('Details and prompts cannot be changed while a moderator looks at the pack, unless you withdraw it from the review.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeDisabled();
  await look(page, 'pack-waiting');
  expect(await findings(page)).toEqual([]);
  await approved(browser, String(baseURL), page.url().split('/').at(-1)!);
  await page.reload();
  await publish.getByRole('link', { name: 'See its page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Small shop, big window' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your pack' })).toContainText('0 sales');
});

test('a buyer pays less for a pack when they own parts of it, ticks a step of its guide, and gets a refund', async ({ page, baseURL, browser }) => {
  test.setTimeout(240_000);
  const maker = await (await browser.newContext()).newPage();
  await joined(maker, String(baseURL));
  const parts = await partsOf(maker, String(baseURL), [10, 20, 30]);
  const pack = await packOf(maker, browser, String(baseURL), 'Window kit', parts, 42);
  await joined(page, String(baseURL));
  await (await giftsFor(page, browser, String(baseURL)))(80, 'for a spec');
  const unlocked = await page.request.post(`${baseURL}/api/prompts/${parts[0]!.id}/unlock`, { data: { expectedTotal: 10 }, headers: { origin: String(baseURL), 'idempotency-key': crypto.randomUUID() } });
  expect(unlocked.status(), await unlocked.text()).toBe(201);
  const visitor = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  const movedTo = async (reader: Page, path: string): Promise<string | undefined> => (await reader.request.get(path, { maxRedirects: 0 })).headers()['location'];
  for (const path of [`/prompt-packs/${pack.slug}`, `/prompt-packs/${pack.id}`, `/prompt-pack/${pack.slug}`, `/prompt-pack/${pack.id}/old`]) {
    for (const reader of [page, visitor]) await expect.poll(() => movedTo(reader, path), { message: path }).toBe(`/prompt-packs/${pack.id}/${pack.slug}`);
  }
  await visitor.context().close();
  await page.goto(`/prompt-packs/${pack.id}`);
  await expect(page).toHaveURL(new RegExp(`/prompt-packs/${pack.id}/${pack.slug}$`));
  await page.goto(`/prompt-packs/${pack.id}/${pack.slug}#reviews`);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport();
  }
  const buy = page.getByRole('complementary', { name: 'Get this pack' });
  await expect(buy).toContainText('You own 1 of 3, pay 35 instead of 42');
  await expect(buy.getByRole('definition')).toHaveText(['60', '42', '−7', /35/, '55']);
  expect(await findings(page)).toEqual([]);
  await buy.getByRole('button', { name: 'Get the pack · 35 tokens' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Pay · 35 tokens' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/prompt-pack/${pack.id}/`));
  await expectBalance(page, 55);
  await expect.poll(() => movedTo(page, `/prompt-pack/${pack.slug}`)).toBe(`/prompt-pack/${pack.id}/${pack.slug}`);
  await page.reload();
  const steps = page.getByRole('list', { name: 'Prompts of the pack, in order' });
  await steps.getByRole('button', { name: `Mark ${parts[0]!.title} as done` }).press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '1');
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
  await expect(page).toHaveURL(new RegExp(`/prompt-packs/${pack.id}/`));
  await expectBalance(page, 90);
  await expect(buy.getByRole('button', { name: 'Get the pack · 35 tokens' })).toBeVisible();
  await maker.context().close();
});

test('on a phone the list of prompts and the row of related packs reach both edges of the window', async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  const maker = await (await browser.newContext()).newPage();
  await joined(maker, String(baseURL));
  const parts = await partsOf(maker, String(baseURL), [10, 20, 30]);
  const pack = await packOf(maker, browser, String(baseURL), 'Window kit', parts, 42);
  await packOf(maker, browser, String(baseURL), 'Door kit', parts, 42);
  await maker.context().close();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/prompt-packs/${pack.id}/${pack.slug}`);
  for (const list of [page.getByRole('region', { name: 'What’s inside' }).getByRole('list'), page.getByRole('region', { name: 'Goes well with it' }).getByRole('list')]) {
    await list.scrollIntoViewIfNeeded();
    // Asks the browser what it shows at both edges: a clipped part has its whole width, but is not there for a finger.
    const shown = () => list.evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return [1, innerWidth - 2].map((x) => row.contains(document.elementFromPoint(x, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)));
    });
    await expect.poll(shown).toEqual([true, true]);
  }
  // A prompt without runs has no second line, so its title stands beside the middle of its picture.
  const titleOffCentre = await page.getByRole('link', { name: parts[0]!.title }).evaluate((title) => {
    const middleOf = (element: Element): number => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
    return Math.abs(middleOf(title) - middleOf(title.closest('li')!.firstElementChild!));
  });
  expect(titleOffCentre).toBeLessThanOrEqual(3);
});

test('a buyer pays the full price of a pack for a gift link, and the person who opens the link receives the pack', async ({ page, baseURL, browser }) => {
  test.setTimeout(240_000);
  const maker = await (await browser.newContext()).newPage();
  await joined(maker, String(baseURL));
  const pack = await packOf(maker, browser, String(baseURL), 'Gift kit', await partsOf(maker, String(baseURL), [4, 5, 6]), 12);
  await joined(maker, String(baseURL));
  // Buys tokens, because tokens from a welcome gift or a reward cannot pay for a gift.
  await payFor(maker, String(baseURL), 'Creator Stack');
  await expect.poll(() => bought(maker), { timeout: 20_000 }).toHaveLength(1);
  await maker.goto(`/prompt-packs/${pack.id}/${pack.slug}`);
  await maker.getByRole('button', { name: 'Gift it' }).click();
  await maker.getByRole('radio', { name: /Anyone with a link/ }).check();
  await maker.getByRole('button', { name: 'Pay and gift · 12 tokens' }).click();
  const link = await maker.getByRole('textbox', { name: 'Link of the gift' }).inputValue();
  await joined(page, String(baseURL));
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Gift kit' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take the gift' }).click();
  await expect(page).toHaveURL(new RegExp(`/prompt-pack/${pack.id}/`));
  await expect(page.getByText(/a gift, yours since/)).toBeVisible();
  await maker.context().close();
});
