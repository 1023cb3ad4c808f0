import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { answered, composer, own, replies, say } from '../stack/chat-page.ts';
import { post } from '../stack/chats.ts';
import { look } from '../stack/look.ts';
import { expectBalance, joined, seenDialog } from '../stack/people.ts';
import { tabTo } from '../stack/tab-to.ts';
import { expect, test } from '../stack/test.ts';

/** Chooses an entry in the menu of the open chat. */
async function exported(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this chat' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

for (const { name, width } of [{ name: 'wide', width: 1280 }, { name: 'phone @second-look', width: 375 }]) {
  test(`a guest sends three chat messages, meets the sign-in gate and finds the messages after registering, ${name}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/chat');
    await expect(page.getByRole('heading', { name: 'Say something' })).toBeVisible({ timeout: 40_000 });
    expect(await findings(page)).toEqual([]);
    for (const [at, text] of ['What is a good name for a cat?', 'She is orange, too.', 'Write her a two-line bio.'].entries()) {
      await say(page, text);
      // Reads the number of messages from the line above them, because only messages near the window are in the page.
      await expect(page.getByText(`${at + 1} of 3 demo messages`)).toBeAttached({ timeout: 40_000 });
      await expect(own(page).last()).toContainText(text);
    }
    const gate = page.getByRole('region', { name: 'That was the free show: three messages.' });
    await expect(gate).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    await look(page, 'chat-gate');
    await page.setViewportSize({ width, height: 800 });
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    // Reloads the page: the sign-in gate must stay, because the server counts the guest's messages of the day.
    await page.reload();
    await expect(gate).toBeVisible();
    await joined(page, String(baseURL));
    await page.goto('/chat');
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/, { timeout: 20_000 });
    await page.getByRole('region', { name: 'Messages' }).press('Home');
    await expect(own(page).first()).toContainText('What is a good name for a cat?');
  });
}

test('a member sends and edits chat messages, regenerates a reply and switches branches, and every reply is streamed and charged once', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await seenDialog(page);
  await joined(page, String(baseURL));
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Who shall we ask?' })).toBeVisible({ timeout: 40_000 });
  await look(page, 'chat-empty');
  expect(await findings(page)).toEqual([]);
  // Reloads a new chat with a typed text, which must survive and can be sent afterwards.
  await composer(page).fill('Half a question');
  await page.waitForTimeout(400);
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a question');
  await expect(page.getByRole('button', { name: /^Send · / })).toBeEnabled();
  await say(page, 'Three names for a night swimming club.');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await look(page, 'chat-streaming');
  await answered(page);
  await look(page, 'chat');
  const first = await replies(page).last().innerText();
  expect(first.length).toBeGreaterThan(40);
  expect(await findings(page)).toEqual([]);

  // Reloads the chat, which must show the same messages.
  await page.reload();
  await expect.poll(() => replies(page).last().innerText()).toBe(first);

  // Regenerates the reply, which adds a branch beside the first one.
  await replies(page).last().getByRole('button', { name: /^Answer again/ }).click();
  await expect(replies(page).last().getByRole('group', { name: 'Version 2 of 2' })).toBeVisible({ timeout: 30_000 });
  await answered(page);
  await replies(page).last().getByRole('button', { name: 'Copy', exact: true }).first().focus();
  await page.keyboard.press('[');
  await expect(replies(page).last().getByRole('group', { name: 'Version 1 of 2' })).toBeVisible();
  await replies(page).last().getByRole('button', { name: 'Copy', exact: true }).first().focus();
  await page.keyboard.press(']');
  await expect(replies(page).last().getByRole('group', { name: 'Version 2 of 2' })).toBeVisible();

  // Presses Arrow up in the empty message box, which edits the last message.
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

  // Reloads the chat with an unsent text, which must survive.
  await composer(page).fill('Half a thought');
  await page.waitForTimeout(400);
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a thought');
});

test('a member shares a chat, a visitor reads it without the sign-in dialog over it, and revoking the link ends that', async ({ page, baseURL, browser }) => {
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
  // Continues the chat on another device while the share dialog is open. Messages after sharing appear for visitors only when the member updates the link,
  // which keeps its address.
  const messages = `${baseURL}/api/chats/${page.url().split('/').at(-1)}/messages`;
  await post(page, messages, { text: 'And a second line.', length: 'short', expectedTotal: 1 });
  await expect(dialog.getByRole('button', { name: 'Update to 4' })).toBeVisible({ timeout: 40_000 });
  await dialog.getByRole('button', { name: 'QR code' }).click();
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Update to 4' }).click();
  await expect(dialog.getByRole('button', { name: /^Update to/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await visitor.reload();
  await expect(own(visitor)).toHaveCount(2);
  await visitor.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(visitor.getByRole('dialog', { name: /Report/ })).toBeVisible();
  await visitor.keyboard.press('Escape');
  await dialog.getByRole('button', { name: /^Revoke / }).click();
  await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link does not lead anywhere' })).toBeVisible();
  await visitor.close();
});

test('a person chats with an agent of another author, confirms a video for 5 tokens and sees both receipts', async ({ page, baseURL, browser }) => {
  test.setTimeout(240_000);
  const author = await (await browser.newContext({ baseURL: String(baseURL), reducedMotion: 'reduce' })).newPage();
  await joined(author, String(baseURL));
  const name = `Tide Maker ${Date.now().toString(36)}`;
  const made = await post<{ agent: { id: string; slug: string; revision: number } }>(author, `${baseURL}/api/agents`, {
    definition: { name, description: 'Plans loops.', category: 'video', instructions: 'Plan short loops in three beats, then render them when asked.', greeting: 'Hello. What shall move?', starters: ['A paper crane'], generators: { image: true, video: true } },
  });
  await post(author, `${baseURL}/api/agents/${made.agent.id}/publish`, { revision: made.agent.revision, visibility: 'public' });
  await author.close();

  await seenDialog(page);
  await joined(page, String(baseURL));
  const { chat } = await post<{ chat: { id: string } }>(page, `${baseURL}/api/chats`, { agentId: made.agent.id });
  await page.goto(`/chat/${chat.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('Hello. What shall move?')).toBeVisible();
  await say(page, 'Make a video of a lantern in the rain.');
  const question = page.getByRole('region', { name: 'May I make a video?' });
  await expect(question.getByRole('button', { name: 'Run · 5 tokens' })).toBeFocused({ timeout: 40_000 });
  await expect(question.getByText(/^about \d+ s$/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [375, 1280])).toEqual([]);
  await expectBalance(page, 19);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByText(/^Done in/)).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText('5 tokens charged')).toBeVisible();
  await answered(page);
  await expectBalance(page, 14);
  expect(await findings(page)).toEqual([]);
  await expect(page.locator('[data-message]').first()).toContainText('Hello. What shall move?');
  await page.reload();
  await expect(page.locator('[data-message]').first()).toContainText('Hello. What shall move?', { timeout: 40_000 });
  await page.goto('/wallet');
  await expect(page.getByText(`Chat with ${name}`).first()).toBeVisible({ timeout: 20_000 });
  // Opens both receipts in the chat, each of which appears below its line.
  for (const [of, charged] of [['Free-form video', 5], [`Chat with ${name}`, 1]] as const) {
    const line = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Receipt of ${of}` }) });
    await line.getByRole('button', { name: `Receipt of ${of}` }).click();
    await expect(line.getByRole('group', { name: 'Receipt' })).toContainText(`${charged} held = ${charged} charged + 0 returned`);
  }
});

test('a member stops a chat reply and pays for the words so far, continues it, and exports the chat as files', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await seenDialog(page);
  await joined(page, String(baseURL));
  await page.goto('/chat');
  await say(page, 'Write a story of 240 words about a lighthouse.');
  await expect(replies(page).last()).toHaveAttribute('aria-label', /said$/, { timeout: 40_000 });
  await expect.poll(async () => (await replies(page).last().innerText()).length, { timeout: 40_000 }).toBeGreaterThan(60);
  await page.getByRole('button', { name: 'Stop the reply' }).click();
  await expect(page.getByText('Stopped. You paid for what was written.')).toBeVisible({ timeout: 20_000 });
  const [markdown] = await Promise.all([page.waitForEvent('download'), exported(page, 'Export as Markdown')]);
  expect(await readFile(await markdown.path(), 'utf8')).toContain('Write a story of 240 words about a lighthouse.');
  const [json] = await Promise.all([page.waitForEvent('download'), exported(page, 'Export as JSON')]);
  expect((JSON.parse(await readFile(await json.path(), 'utf8')) as { messages: unknown[] }).messages).toHaveLength(2);
});

test('a member chats by keyboard alone: with an agent chosen by @, in the list, and in a folder', async ({ page, baseURL }) => {
  test.setTimeout(150_000);
  await seenDialog(page);
  await joined(page, String(baseURL));
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Who shall we ask?' })).toBeVisible({ timeout: 40_000 });
  await tabTo(page, /^Message$/);
  await page.keyboard.type('@Loop');
  await expect(page.getByRole('listbox', { name: /^Agents/ }).getByRole('option', { name: /Loop Keeper/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('With Loop Keeper')).toBeVisible();
  await page.keyboard.type('Hello there');
  await expect(page.getByRole('button', { name: /^Send · / })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await answered(page);
  await tabTo(page, /^More for Hello there/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('data-highlighted');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rename the chat' }).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Loops');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Your chats' }).getByText('Loops')).toBeVisible();
});
