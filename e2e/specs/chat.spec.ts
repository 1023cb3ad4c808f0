import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' }).or(page.getByRole('combobox', { name: 'Message' }));
const replies = (page: Page) => page.getByRole('article', { name: /^(?!You said).* said$/ });
const own = (page: Page) => page.getByRole('article', { name: 'You said' });

/** Writes a message and sends it by Enter. */
async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.keyboard.press('Enter');
}

/** The newest reply has ended: its cost is told. */
const answered = (page: Page) => expect(replies(page).last().getByText(/token(s)? · [\d.]+ s|Nothing charged/)).toBeVisible({ timeout: 30_000 });

for (const { name, width } of [{ name: 'wide', width: 1280 }, { name: 'phone @second-look', width: 375 }]) {
  test(`a guest says three things, meets the gate and finds them after registering, ${name}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/chat');
    await expect(page.getByRole('heading', { name: 'Say something' })).toBeVisible({ timeout: 40_000 });
    expect(await findings(page)).toEqual([]);
    for (const [at, text] of ['What is a good name for a cat?', 'She is orange, too.', 'Write her a two-line bio.'].entries()) {
      await say(page, text);
      // Only the messages in sight are in the page: their number is told above them.
      await expect(page.getByText(`${at + 1} of 3 demo messages`)).toBeAttached({ timeout: 40_000 });
      await expect(own(page).last()).toContainText(text);
    }
    const gate = page.getByRole('region', { name: 'That was the free show: three messages.' });
    await expect(gate).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    // The gate stays after a reload: the day's messages are counted by the server.
    await page.reload();
    await expect(gate).toBeVisible();
    await joined(page, String(baseURL));
    await page.goto('/chat');
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/, { timeout: 20_000 });
    await page.getByRole('region', { name: 'Messages' }).press('Home');
    await expect(own(page).first()).toContainText('What is a good name for a cat?');
  });
}

test('a member sends, edits, regenerates and pages branches, and every reply is streamed and charged once', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await seenDialog(page);
  await joined(page, String(baseURL));
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Who shall we ask?' })).toBeVisible({ timeout: 40_000 });
  expect(await findings(page)).toEqual([]);
  await say(page, 'Three names for a night swimming club.');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await answered(page);
  const first = await replies(page).last().innerText();
  expect(first.length).toBeGreaterThan(40);
  expect(await findings(page)).toEqual([]);

  // A reload shows the same.
  await page.reload();
  await expect.poll(() => replies(page).last().innerText()).toBe(first);

  // Answering again is a branch beside the first reply.
  await replies(page).last().getByRole('button', { name: /^Answer again/ }).click();
  await expect(replies(page).last().getByRole('group', { name: 'Version 2 of 2' })).toBeVisible({ timeout: 30_000 });
  await answered(page);
  await replies(page).last().getByRole('button', { name: 'Copy', exact: true }).first().focus();
  await page.keyboard.press('[');
  await expect(replies(page).last().getByRole('group', { name: 'Version 1 of 2' })).toBeVisible();
  await replies(page).last().getByRole('button', { name: 'Copy', exact: true }).first().focus();
  await page.keyboard.press(']');
  await expect(replies(page).last().getByRole('group', { name: 'Version 2 of 2' })).toBeVisible();

  // Up in the empty composer edits the last message.
  await composer(page).focus();
  await page.keyboard.press('ArrowUp');
  const edit = page.getByRole('textbox', { name: 'Your message' });
  await expect(edit).toBeFocused();
  await edit.fill('Three names for a morning swimming club.');
  await page.keyboard.press('Enter');
  await expect(own(page).last()).toContainText('morning', { timeout: 20_000 });
  await expect(own(page).last().getByRole('group', { name: 'Version 2 of 2' })).toBeVisible();
  await answered(page);
  await own(page).last().getByRole('button', { name: 'Previous version' }).click();
  await expect(own(page).last()).toContainText('night');

  // Words that were not sent survive a reload.
  await composer(page).fill('Half a thought');
  await page.waitForTimeout(400);
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a thought');
});

test('a member shares a chat, a visitor reads it without a dialog over it, and revoking ends it', async ({ page, baseURL, browser }) => {
  test.setTimeout(150_000);
  await seenDialog(page);
  await joined(page, String(baseURL));
  await page.goto('/chat');
  await say(page, 'A haiku about lockers.');
  await answered(page);
  await page.getByRole('button', { name: 'Share this chat' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share this chat' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = dialog.getByLabel('Address of the link');
  await expect(address).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const { pathname } = new URL(await address.inputValue(), String(baseURL));
  const visitor = await (await browser.newContext({ baseURL: String(baseURL), reducedMotion: 'reduce' })).newPage();
  await visitor.goto(pathname);
  await expect(visitor.getByText('Shared chat, read-only')).toBeVisible();
  await expect(own(visitor)).toContainText('A haiku about lockers.');
  await expect(visitor.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
  expect(await findings(visitor)).toEqual([]);
  await visitor.waitForTimeout(4_000);
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Revoke / }).click();
  await expect(dialog.getByText('There is no link yet.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link does not lead anywhere' })).toBeVisible();
  await visitor.close();
});

test('a member limits a chat, is stopped at the budget, and raises it', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await seenDialog(page);
  await joined(page, String(baseURL));
  await page.goto('/chat');
  await say(page, 'One word for rain.');
  await answered(page);
  await page.getByRole('button', { name: /spent in this chat\. Set a budget$/ }).click();
  await page.getByText('Set a budget', { exact: true }).click();
  await page.getByLabel('Budget in tokens').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The budget of this chat is spent')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Raise to/ }).click();
  await expect(page.getByText('The budget of this chat is spent')).toHaveCount(0);
  await say(page, 'And one for snow.');
  await answered(page);
});
