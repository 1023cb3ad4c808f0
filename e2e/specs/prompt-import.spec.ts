import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { joined } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const importing = async (page: Page, baseURL: string): Promise<void> => {
  await joined(page, baseURL);
  await page.goto('/create');
  await page.getByRole('button', { name: /^Import/ }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Import your prompts' })).toBeVisible();
};
const choose = (page: Page, name: string, text: string | Buffer) =>
  dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const csv = ['act,prompt,for_devs,type,contributor', 'Sea stories,"Tell a story about ${Hero:a crab} by the sea, {{tone:dry|warm}}.",FALSE,TEXT,', 'Poet,Too short a title,FALSE,TEXT,', 'Night posters,A poster of [CITY NAME] at night,FALSE,IMAGE,', 'Plain words,Say hello,FALSE,TEXT,'].join('\r\n');

test('a member pastes a prompt, which becomes a draft with fields, by keyboard alone', async ({ page, baseURL }) => {
  await importing(page, baseURL!);
  // Waits for focus in the import's field: text typed before it is lost, and with it the heading that becomes the title.
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('# Write a haiku\n\nWrite a haiku about [TOPIC] in a [TONE: wistful|cheerful] mood. See [the rules](https://example.org).');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Is this your prompt?' })).toBeVisible();
  await expect(dialog(page).getByRole('region', { name: 'Text of the template' })).toContainText('about {{topic}} in a {{tone}} mood. See [the rules](https://example.org).');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Tone' })).toContainText('Choice: wistful, cheerful');
  await dialog(page).getByRole('button', { name: 'Use this prompt' }).press('Enter');
  await expect(title(page)).toHaveValue('Write a haiku');
  await expect(page).toHaveURL(/\/edit\/prompt\//);
  await page.reload();
  await expect(title(page)).toHaveValue('Write a haiku');
});

test('a member imports a table of prompts, reviews and takes some rows, and finds them as drafts', async ({ page, baseURL }) => {
  await importing(page, baseURL!);
  await dialog(page).getByRole('radio', { name: 'File' }).check();
  await choose(page, 'my-prompts.csv', csv);
  await expect(dialog(page).getByText('prompts.chat table')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Make 3 drafts' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Show Sea stories' }).click();
  await expect(dialog(page).getByRole('region', { name: 'Text of the template' })).toContainText('about {{hero}} by the sea, {{tone}}.');
  await expect(dialog(page).getByText('One line · starts as “a crab”')).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Left out (1)' }).check();
  await expect(dialog(page).getByText('The title "Poet" is shorter than 5 characters.')).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Ready (3)' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Import Plain words' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Make 2 drafts' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText('2 private drafts are yours.');
  await dialog(page).getByRole('link', { name: 'Night posters' }).click();
  await expect(title(page)).toHaveValue('Night posters');
});

test('the report of a prompt import stays after a reload until the member discards it', async ({ page, baseURL }) => {
  await importing(page, baseURL!);
  await dialog(page).getByRole('radio', { name: 'File' }).check();
  await choose(page, 'my-prompts.csv', csv);
  await expect(dialog(page).getByRole('button', { name: 'Make 3 drafts' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Import/ }).click();
  await dialog(page).getByRole('button', { name: 'Look at my-prompts.csv' }).click();
  await dialog(page).getByText('Choose none').click();
  await expect(dialog(page).getByRole('button', { name: 'Make 0 drafts' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await dialog(page).getByRole('button', { name: 'Discard my-prompts.csv' }).click();
  await expect(dialog(page).getByText('Not finished yet')).toHaveCount(0);
});

test('a prompt import that fails says why, and continues with the chosen file after a broken connection', async ({ page, baseURL, context, problems }) => {
  await importing(page, baseURL!);
  await dialog(page).getByRole('radio', { name: 'File' }).check();
  await choose(page, 'broken.csv', 'act,prompt\n"Never closed,x');
  await expect(dialog(page).getByRole('alert')).toContainText('a quotation mark is not closed');
  await choose(page, 'picture.zip', Buffer.from('PK\u0003\u0004 and nothing else'));
  await expect(dialog(page).getByRole('alert')).toContainText('This ZIP is broken');
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') });
  await expect(dialog(page).getByRole('alert')).toContainText('This file type is not supported');
  await context.setOffline(true);
  await choose(page, 'my-prompts.csv', csv);
  await expect(dialog(page).getByRole('alert')).toContainText('The server cannot be reached');
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Make 3 drafts' })).toBeVisible();
  problems.splice(0, problems.length, ...problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(problem)));
});

for (const theme of ['light', 'dark'] as const) {
  test(`every step of a prompt import fits and is accessible, ${theme}`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 375, height: 800 });
    await importing(page, baseURL!);
    const look = async (): Promise<void> => {
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page, [1280, 320, 375])).toEqual([]);
    };
    await look();
    await dialog(page).getByRole('radio', { name: 'File' }).check();
    await choose(page, 'my-prompts.csv', csv);
    await dialog(page).getByRole('button', { name: 'Show Sea stories' }).click();
    await expect(dialog(page).getByRole('region', { name: 'Text of the template' })).toBeVisible();
    await look();
    await dialog(page).getByRole('radio', { name: 'Left out (1)' }).check();
    await expect(dialog(page).getByText('The title "Poet"')).toBeVisible();
    await look();
    await dialog(page).getByRole('button', { name: 'Make 3 drafts' }).click();
    await expect(dialog(page).getByRole('link', { name: 'Sea stories' })).toBeVisible();
    await look();
  });
}
