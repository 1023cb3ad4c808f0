import { findings, tooWide } from '../stack/axe.ts';
import { answered, composer, own, say } from '../stack/chat-page.ts';
import { post, storedThread } from '../stack/chats.ts';
import { look } from '../stack/look.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

test('a member attaches an own picture to a chat message by typing #, and the sent message keeps it', async ({ page, baseURL }) => {
  test.setTimeout(150_000);
  const base = String(baseURL);
  await seenDialog(page);
  await joined(page, base);
  const { generation: { id } } = await post<{ generation: { id: string } }>(page, `${base}/api/ai/generate`, { contentType: 'image', prompt: 'A moon over a lane', expectedTotal: 2 });
  await expect.poll(async () => ((await (await page.request.get(`${base}/api/generations/${id}`)).json()) as { generation: { status: string } }).generation.status, { timeout: 60_000 }).toBe('succeeded');
  await page.goto('/chat');
  await expect(composer(page)).toBeVisible({ timeout: 40_000 });
  await composer(page).fill('#');
  await expect(page.getByRole('listbox', { name: 'Your newest creations' }).getByRole('option')).toHaveCount(1);
  await composer(page).press('Enter');
  await expect(page.getByRole('list', { name: 'Attached' }).locator('img')).toBeVisible();
  await say(page, 'What does it show?');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await answered(page);
  await expect(own(page).last().getByRole('list', { name: 'Attached' }).locator('img')).toBeVisible();
});

test('a failed reply says what happened and that nothing was charged, and is asked for again', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await seenDialog(page);
  await joined(page, String(baseURL));
  const { chat } = await post<{ chat: { id: string } }>(page, `${baseURL}/api/chats`, {});
  await storedThread(chat.id, [
    { parts: [{ kind: 'text', text: 'Name three knots for a hammock.' }] },
    { parts: [], status: 'failed', problem: 'The text took too long and was stopped. Nothing was charged. Try again, or ask for something shorter.', charged: 0 },
  ], [], {}, 'Knots for a hammock');
  await page.goto(`/chat/${chat.id}`);
  const alert = page.getByRole('alert').filter({ hasText: 'The reply failed' });
  await expect(alert).toContainText('The text took too long and was stopped. Nothing was charged.', { timeout: 40_000 });
  const again = alert.getByRole('button', { name: 'Try again' });
  await expect(again).toBeEnabled();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  await look(page, 'chat-failed');
  await page.setViewportSize({ width: 1280, height: 800 });
  await again.click();
  await answered(page);
  await expect(alert).toHaveCount(0);
});

test('on a phone the list of chats is a drawer @second-look', async ({ page, baseURL }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 375, height: 800 });
  await seenDialog(page);
  await joined(page, String(baseURL));
  await page.goto('/chat');
  await say(page, 'One word for rain.');
  await answered(page);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Open the list of chats' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your chats' });
  await expect(drawer.getByText('One word for rain.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await drawer.getByText('One word for rain.').click();
  await expect(drawer).toHaveCount(0);
  await expect(own(page).last()).toContainText('One word for rain.');
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375])).toEqual([]);
});

test('a member sets a budget for a chat, is stopped when it is used up, and raises it', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await seenDialog(page);
  await joined(page, String(baseURL));
  await page.goto('/chat');
  await say(page, 'One word for rain.');
  await answered(page);
  await page.getByRole('button', { name: /spent in this chat\. Set a budget$/ }).click();
  await page.getByRole('switch', { name: 'Set a budget' }).click();
  await page.getByLabel('Budget in tokens').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The budget of this chat is spent')).toBeVisible();
  // The name and the sum of what was spent today stand on one line.
  const spent = page.getByRole('link', { name: 'Spent today' });
  const bottoms = await spent.evaluate((link) => [link, link.parentElement!.querySelector('b')!].map((element) => { const range = document.createRange(); range.selectNodeContents(element); return Math.round(range.getBoundingClientRect().bottom); }));
  expect(Math.abs(bottoms[0]! - bottoms[1]!), 'difference in px').toBeLessThanOrEqual(1);
  await look(page, 'chat-budget');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Raise to/ }).click();
  await expect(page.getByText('The budget of this chat is spent')).toHaveCount(0);
  await say(page, 'And one for snow.');
  await answered(page);
});
