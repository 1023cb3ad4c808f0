import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { findings, tooWide } from '../stack/axe.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { forgive, WIDTHS } from '../stack/settings.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const png = (): Promise<Buffer> => sharp({ create: { width: 320, height: 200, channels: 3, background: '#7c5cff' } }).png().toBuffer();

async function open(page: Page): Promise<void> {
  await seenDialog(page);
  await page.goto('/file-upload-test');
  await expect(page.getByRole('heading', { level: 1, name: 'File upload test' })).toBeVisible();
}
const drop = (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const result = (page: Page): Locator => page.getByRole('region', { name: /File (stored|checked|deleted)/ });
/** Returns the value of one fact about the uploaded file on the upload page. */
const fact = (page: Page, name: string): Locator => result(page).locator('dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) }).getByRole('definition');

for (const viewport of WIDTHS) {
  test(`the upload page measures a visitor's file and does not store it: ${viewport.width} px`, secondLook(viewport.width < 1280), async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await drop(page, 'hat.png', 'image/png', await png());
    await expect(result(page).getByRole('heading', { name: 'File checked, not stored' })).toBeFocused();
    await expect(result(page).getByText('Not stored', { exact: true })).toBeVisible();
    await expect(fact(page, 'Detected type')).toContainText('image/png');
    await expect(fact(page, 'Dimensions')).toHaveText('320 × 200 pixels');
    await expect(fact(page, 'Address')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete file' })).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Your picture, from your own machine' })).toBeVisible();
    expect(sent).toEqual(['/api/files/check']);
  });

  test(`the upload page stores and shows a member's file, copies its address and deletes it: ${viewport.width} px`, secondLook(viewport.width < 1280), async ({ page, baseURL, context, problems }) => {
    await page.setViewportSize(viewport);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await joined(page, baseURL!);
    await open(page);
    await drop(page, 'hat.png', 'image/png', await png());
    await expect(result(page).getByRole('heading', { name: 'File stored' })).toBeFocused();
    await expect(fact(page, 'Dimensions')).toHaveText('320 × 200 pixels');
    await expect(fact(page, 'Stored as')).toContainText('WebP picture, 320 × 200 pixels');
    const picture = page.getByRole('img', { name: 'Your picture, as stored' });
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
    const address = (await fact(page, 'Address').getByRole('link').textContent())!;
    expect((await page.request.get(address)).status()).toBe(200);
    await page.getByRole('button', { name: 'Copy address' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByRole('button', { name: 'Delete file' }).click();
    await expect(result(page).getByRole('heading', { name: 'File deleted' })).toBeFocused();
    await expect(picture).toHaveCount(0);
    expect((await page.request.get(address)).status()).toBe(404);
    forgive(problems, 404);
  });
}

test('the upload page refuses a text file that is named as PNG, with the reason', async ({ page, problems }) => {
  await open(page);
  await drop(page, 'words.png', 'image/png', Buffer.from('I am a picture, honestly.'));
  await expect(page.getByRole('alert')).toContainText('This file ends in .png, but it is not a picture.');
  await expect(result(page)).toHaveCount(0);
  forgive(problems, 400);
});

test('the upload page refuses a file of a wrong type or size before sending it', async ({ page }) => {
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const alert = page.getByRole('alert');
  await drop(page, 'drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(alert).toContainText('SVG pictures can contain scripts');
  await drop(page, 'huge.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 200_000));
  await expect(alert).toContainText('This picture has 10.2 MB: 10 MB is the limit.');
  await drop(page, 'empty.txt', 'text/plain', Buffer.alloc(0));
  await expect(alert).toContainText('This file is empty.');
  await drop(page, 'setup.exe', 'application/x-msdownload', Buffer.from('MZ'));
  await expect(alert).toContainText('Files that end in .exe cannot be used.');
  expect(sent).toEqual([]);
});

test('the upload page reports a file whose name contradicts its content', async ({ page }) => {
  await open(page);
  await drop(page, 'hat.jpg', 'image/jpeg', await png());
  await expect(result(page).getByText('Named .jpg, but its content is a PNG picture.')).toBeVisible();
});

test('a slow upload shows its progress and can be cancelled', async ({ page }) => {
  await open(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 });
  const noise = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 80 } } }).png().toBuffer();
  await drop(page, 'slow.png', 'image/png', noise);
  const bar = page.getByRole('progressbar', { name: 'Uploading slow.png' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('slow.png was not kept.')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('an upload that did not reach the server says so, and a press sends the file again', async ({ page, problems }) => {
  await open(page);
  await page.route('**/api/files/check', (route) => route.abort(), { times: 1 });
  await drop(page, 'hat.png', 'image/png', await png());
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toBeVisible();
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('ERR_FAILED')));
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of WIDTHS) {
    test(`axe finds nothing serious on the upload page: ${colorScheme}, ${viewport.width} px`, secondLook(colorScheme === 'dark' || viewport.width < 1280), async ({ page, baseURL, problems }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await open(page);
      expect(await findings(page), 'at first').toEqual([]);
      await drop(page, 'words.png', 'image/png', Buffer.from('words'));
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await findings(page), 'refused').toEqual([]);
      await joined(page, baseURL!);
      await page.reload();
      await drop(page, 'hat.png', 'image/png', await png());
      await expect(result(page)).toBeVisible();
      expect(await findings(page), 'stored').toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      forgive(problems, 400);
    });
  }
}
