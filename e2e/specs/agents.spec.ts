import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { joined } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const INSTRUCTIONS = 'You are a careful editor. Read the text twice, say what works, then mark each cut with its reason.';

/** Writes an agent in the builder as an author would, up to a saved draft. */
async function written(page: Page, name: string): Promise<void> {
  await page.goto('/ai-agents/new');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByLabel(/^One-liner/).fill('Edits your draft, keeps your voice.');
  await page.getByRole('combobox', { name: /Category/ }).click();
  await page.getByRole('option', { name: 'Writing' }).click();
  await page.getByRole('textbox', { name: 'Instructions' }).focus();
  await page.keyboard.insertText(INSTRUCTIONS);
  await page.getByLabel('Greeting', { exact: true }).fill('Hello. What are we working on?');
  await expect(page).toHaveURL(/\/ai-agents\/[0-9a-f-]{36}\/edit$/, { timeout: 15_000 });
}

/** Publishes a free agent over HTTP, for tests of what other people do with it. */
async function published(page: Page, baseURL: string, name: string): Promise<void> {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`${baseURL}${path}`, { data, headers: { origin: baseURL, 'idempotency-key': crypto.randomUUID() } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { agent: { id: string; revision: number } };
  };
  const definition = { name, description: 'Edits your draft, keeps your voice.', category: 'writing', instructions: INSTRUCTIONS, starters: ['Find the weak sentence', 'Make this shorter'], license: 'fork_credit' };
  const { agent } = await send('/api/agents', { definition });
  await send(`/api/agents/${agent.id}/publish`, { revision: agent.revision, visibility: 'public' });
}

const saved = (page: Page) => expect(page.locator('[data-save=saved]')).toBeVisible({ timeout: 15_000 });

test('an author builds an agent by keyboard and publishes it', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const name = `Red Pen ${Date.now().toString(36)}`;
  await joined(page, String(baseURL));
  await page.goto('/ai-agents?tab=mine');
  await expect(page.getByRole('heading', { level: 2, name: /No minions yet/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Create agent' }).first().press('Enter');
  await expect(page).toHaveURL(/\/ai-agents\/new$/);
  await written(page, name);

  for (const [at, starter] of ['Make this shorter', 'Find the weak sentence'].entries()) {
    await page.getByRole('button', { name: 'Add a starter' }).press('Enter');
    await page.getByLabel(`Starter ${at + 1}`).fill(starter);
  }
  await page.getByLabel('Starter 2').press('Alt+ArrowUp');
  await expect(page.getByLabel('Starter 1')).toHaveValue('Find the weak sentence');

  await page.getByRole('button', { name: 'Attach a prompt' }).press('Enter');
  const attach = page.getByRole('dialog', { name: 'Attach a prompt' });
  for (const [word, title] of [['hook', 'Hook Factory'], ['email', 'Difficult Email']] as const) {
    await attach.getByRole('searchbox', { name: 'Search prompts' }).fill(word);
    const found = attach.getByRole('listitem').filter({ hasText: title });
    await found.getByRole('button', { name: 'Attach' }).press('Enter');
    await expect(found.getByText('Attached')).toBeVisible();
  }
  expect(await findings(page)).toEqual([]);
  await attach.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Attached prompts' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('switch', { name: /^Make images/ }).press('Space');

  await page.getByRole('button', { name: 'Add a note' }).press('Enter');
  const note = page.getByRole('dialog', { name: 'New note' });
  await note.getByLabel(/^Title/).fill('House style');
  await note.getByLabel(/^Text/).fill('Short sentences. No exclamation marks.');
  await note.getByRole('button', { name: 'Keep' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('House style');
  await page.getByRole('radio', { name: 'With credit' }).press('Space');
  await saved(page);
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1024, 1280])).toEqual([]);

  // Reads the advice beside the form, which shows how complete the agent is, and its proposal, which changes the form only after the author accepts it.
  await expect(page.getByRole('meter', { name: 'How complete it is' })).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Improve with AI · 1 token' }).press('Enter');
  const improve = page.getByRole('dialog');
  await improve.getByRole('button', { name: 'Improve · 1 token' }).press('Enter');
  await expect(improve.getByRole('region', { name: 'What would change' })).toContainText('careful editor', { timeout: 60_000 });
  expect(await findings(page)).toEqual([]);
  // Looks the field up by its label and not its role, because elements behind an open dialog have no role for queries.
  const editor = page.locator('.cm-content');
  await expect(editor).toHaveText(INSTRUCTIONS);
  await improve.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(editor).not.toHaveText(INSTRUCTIONS);
  await expect(editor).toContainText('careful editor');
  await saved(page);

  // Reloads the page, which must show the saved agent.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Instructions' })).toContainText('careful editor');
  await expect(page.getByLabel('Starter 1')).toHaveValue('Find the weak sentence');
  await page.getByRole('button', { name: 'Publish', exact: true }).first().press('Enter');
  const publish = page.getByRole('dialog', { name: `Publish ${name}` });
  await expect(publish.getByRole('radio', { name: /Everyone/ })).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await publish.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByText('v1 published')).toBeVisible();
  await page.goto('/ai-agents?tab=mine');
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Published');
});

test('a reader finds an agent by its name, keeps it as a favourite and forks it', async ({ page: reader, baseURL, browser }) => {
  test.setTimeout(180_000);
  const name = `Red Pen ${Date.now().toString(36)}`;
  const author = await (await browser.newContext()).newPage();
  await joined(author, String(baseURL));
  await published(author, String(baseURL), name);
  await joined(reader, String(baseURL));
  await reader.goto('/ai-agents');
  await reader.getByRole('searchbox', { name: 'Search agents' }).fill(name);
  await expect(reader).toHaveURL(/q=Red/);
  const card = reader.getByRole('article').filter({ hasText: name });
  await expect(card).toBeVisible();
  expect(await findings(reader)).toEqual([]);
  expect(await tooWide(reader, [320, 375, 1280])).toEqual([]);
  await card.getByRole('link', { name }).press('Enter');
  await expect(reader).toHaveURL(/agent=red-pen/);
  const dialog = reader.getByRole('dialog', { name });
  await expect(dialog.getByText('Find the weak sentence')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start chat' }).first()).toBeVisible();
  // The page of an agent contains no instructions for readers, because only the author may see them.
  expect(await reader.content()).not.toContain('careful editor');
  expect(await findings(reader)).toEqual([]);
  // The button changes before the server has stored it, and the next page is read anew.
  const stored = reader.waitForResponse((answer) => answer.url().includes('/api/agents/') && answer.request().method() !== 'GET');
  await dialog.getByRole('button', { name: 'Favourite' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
  await stored;
  const address = reader.url();
  await reader.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('link', { name })).toBeFocused();
  await reader.goto('/ai-agents?tab=favourites');
  await expect(reader.getByRole('article').filter({ hasText: name })).toBeVisible();
  await expect(reader.getByRole('navigation', { name: 'Agents' }).getByRole('link', { name: /Favourites/ })).toHaveText(/1$/);
  await reader.goto('/');
  // The last rows of the home page load when the reader comes near them.
  await expect(async () => {
    await reader.mouse.wheel(0, 2_000);
    await expect(reader.getByRole('heading', { name: 'Your favourite agents' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(reader.getByRole('article').filter({ hasText: name })).toBeVisible();

  await reader.goto(address);
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  // Waits until the dialog has focus, which it takes shortly after it opens. A key pressed before that would go to the element behind it.
  await dialog.getByRole('button', { name: `Like ${name}` }).click();
  await expect(dialog.getByRole('button', { name: `Like ${name}` })).toHaveText('1');
  await dialog.getByRole('button', { name: 'Report this agent' }).press('Enter');
  const report = reader.getByRole('dialog', { name: 'Report this agent' });
  await report.getByRole('radio').first().press('Space');
  await report.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(reader.getByText('Thank you for telling us')).toBeVisible();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Fork' }).press('Enter');
  await expect(reader).toHaveURL(/\/ai-agents\/[0-9a-f-]{36}\/edit$/);
  await expect(reader.getByText(`from ${name}`)).toBeVisible();
  await expect(reader.getByRole('textbox', { name: 'Instructions' })).toContainText('careful editor');
  await author.context().close();
});

test("two tabs of an agent's draft merge their changes, and ask the author when both changed the same part", async ({ page, baseURL, problems }) => {
  test.setTimeout(90_000);
  await joined(page, String(baseURL));
  await written(page, 'Twice open');
  await saved(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Greeting', { exact: true }).fill('Good evening.');
  await saved(other);
  await page.getByLabel(/^One-liner/).fill('Works in one tab.');
  await expect(page.getByLabel('Greeting', { exact: true })).toHaveValue('Good evening.', { timeout: 15_000 });
  await saved(page);
  // Changes the agent's draft from another device, of which this tab is not told at once. Both devices changed a part, so the author must choose.
  await expect(other.getByLabel(/^One-liner/)).toHaveValue('Works in one tab.', { timeout: 15_000 });
  const id = page.url().split('/').at(-2) ?? '';
  const { agent } = (await (await page.request.get(`${String(baseURL)}/api/agents/${id}/draft`)).json()) as { agent: { revision: number; definition: object } };
  const device = await page.request.put(`${String(baseURL)}/api/agents/${id}/draft`, { data: { revision: agent.revision, definition: { ...agent.definition, description: 'Works on the other device.' } }, headers: { origin: String(baseURL), 'idempotency-key': crypto.randomUUID() } });
  expect(device.status()).toBe(200);
  await other.getByLabel(/^One-liner/).fill('Works in the other tab.');
  const notice = other.getByRole('alert').filter({ hasText: 'changed in another place' });
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await notice.getByRole('button', { name: 'Take theirs' }).press('Enter');
  await expect(other.getByLabel(/^One-liner/)).toHaveValue('Works on the other device.');
  // Removes from the test's problems the 409 of the save that was refused because another device had saved first.
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('409 (Conflict)')));
});

test('on a phone the builder of agents fits, and the button that starts a chat with the agent stays in reach', async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 375, height: 760 });
  await joined(page, String(baseURL));
  await page.goto('/ai-agents');
  await expect(page.getByRole('heading', { name: 'Tonight’s picks' })).toBeVisible();
  await page.getByRole('region', { name: 'Tonight’s picks' }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Start chat · \d/ })).toBeInViewport();
  expect(await findings(page)).toEqual([]);
  await written(page, 'Pocket agent');
  for (const part of ['Abilities', 'Sharing', 'Test', 'Setup']) {
    await page.getByRole('radiogroup', { name: 'Part of the builder' }).getByRole('radio', { name: part }).press('Space');
    expect(await tooWide(page, [320, 375])).toEqual([]);
    expect(await findings(page)).toEqual([]);
  }
  await expect(page.getByRole('button', { name: 'Publish' }).last()).toBeInViewport();
  const bar = page.locator('[data-page-bar]');
  await bar.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog', { name: 'Publish Pocket agent' }).getByRole('button', { name: 'Publish', exact: true }).click();
  const toast = page.locator('[data-toaster] [data-on=overlay]').filter({ hasText: 'Published' });
  await expect(toast).toBeVisible();
  const over = async (): Promise<number> => {
    const [told, below] = [(await toast.boundingBox())!, (await bar.boundingBox())!];
    return told.y + told.height - below.y;
  };
  await expect.poll(over).toBeLessThanOrEqual(0);
});

for (const viewport of [{ width: 1280, height: 720 }, { width: 1024, height: 768 }, { width: 375, height: 740 }] as const) {
  test(`the job tray stays off the test chat and the buttons of the builder: ${viewport.width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    await joined(page, String(baseURL));
    await page.request.post('/api/ai/generate', { data: { contentType: 'text', prompt: 'A walk by the sea', length: 100, expectedTotal: 1 }, headers: { origin: String(baseURL), 'idempotency-key': crypto.randomUUID() } });
    await page.goto('/ai-agents/new');
    const tray = page.getByRole('complementary', { name: 'Jobs' });
    await expect(tray).toHaveAttribute('data-shape', 'icon', { timeout: 20_000 });
    if (viewport.width < 1024) await page.getByRole('radiogroup', { name: 'Part of the builder' }).getByRole('radio', { name: 'Test' }).press('Space');
    const pane = page.getByRole('region', { name: 'Test chat', exact: true });
    await expect(pane).toBeVisible();
    for (const scrolled of [0, 300, 9_999]) {
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      await page.waitForTimeout(1_500);
      const box = (await tray.boundingBox())!;
      // The page scrolls behind the bar of narrow windows.
      const bar = await page.locator('[data-page-bar]').boundingBox();
      const chat = (await pane.boundingBox())!;
      const others = [{ ...chat, height: Math.min(chat.height, (bar?.y ?? Infinity) - chat.y) }, ...await Promise.all((await page.getByRole('main').locator('button:not([aria-labelledby=agent-test] *)').all()).map((button) => button.boundingBox()))];
      const under = others.filter((other) => other && Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x) > 1 && Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y) > 1);
      expect(under, `scrolled ${scrolled} px`).toEqual([]);
    }
  });
}
