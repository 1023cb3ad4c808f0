import type { Page } from '@playwright/test';
import { expectBalance, expectUnread, fillRegistration, newPerson } from '../stack/people.ts';
import { expectDone, resultOf, runPanel, runSample, wordsWritten } from '../stack/runs.ts';
import { choose } from '../stack/choose.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const NETWORKS = [
  { name: 'live connection', blocked: false },
  { name: 'socket.io blocked, websocket and polling alike', blocked: true },
] as const;

for (const { name, blocked } of NETWORKS) {
  test(`a visitor gets from the first visit to three creations: ${name}`, secondLook(blocked), async ({ page, baseURL, problems }) => {
    test.setTimeout(120_000);
    if (blocked) await page.route('**/socket.io/**', (route) => route.abort());
    await test.step('the visitor registers in the dialog that opens by itself', () => register(page));
    await test.step('the new member finds a prompt in the marketplace', () => findHookFactory(page));
    await test.step('the new member runs a text prompt, whose words are streamed', () => runText(page));
    await test.step('the new member runs an image prompt', async () => {
      await runSample(page, 'quote-card-set', 'Generate · 2 tokens');
      await expectDone(page, 'Ta-da. Your image is here', 20);
      const image = resultOf(page).getByRole('img').first();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(500);
      await expectBalance(page, 17);
      await expectUnread(page, 3);
    });
    await test.step('the new member runs a video prompt', () => runVideo(page, baseURL!));
    await test.step('My Creations shows all three results', async () => {
      await page.getByRole('link', { name: 'My Creations' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'My Creations' })).toBeVisible();
      for (const title of [/Hook Factory/, /Quote Card Set/, /Looping Mascot/]) {
        await expect(page.getByRole('main').getByRole('article').filter({ hasText: title })).toBeVisible();
      }
    });
    // Removes errors about blocked requests from the test's problems, because the browser itself writes one for each to its console.
    if (blocked) problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('socket.io')));
  });
}

async function register(page: Page): Promise<void> {
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expect(dialog.getByText('Join the creative community')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Already one of us? Beam yourself back in!' })).toBeVisible();
  await fillRegistration(page, newPerson());
  await expect(page.getByText('Welcome to Conjure! 🚀✨')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectBalance(page, 20);
  await expectUnread(page, 1);
}

async function findHookFactory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Marketplace' }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await choose(page.getByRole('radiogroup', { name: 'Content type' }).getByRole('radio', { name: 'Text' }));
  await expect(page).toHaveURL(/contentType=text/);
  await expect(page.getByRole('button', { name: 'Concept art' })).toBeHidden();
  await page.getByRole('button', { name: 'Social media', exact: true }).click();
  await expect(page).toHaveURL(/category=social-media/);
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: /Hook Factory/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hook Factory/ })).toBeVisible();
}

async function runText(page: Page): Promise<void> {
  const panel = runPanel(page);
  await panel.getByRole('button', { name: 'Generate · 1 token' }).click();
  await expect(panel.getByRole('textbox', { name: 'What is the post about?' })).toHaveAttribute('aria-invalid', 'true');
  await panel.getByRole('button', { name: 'Surprise me' }).click();
  await panel.getByRole('textbox', { name: 'What is the post about?' }).fill('Why rabbits like top hats');
  await panel.getByRole('button', { name: 'Generate · 1 token' }).click();
  const seen = new Set<number>();
  await expect.poll(async () => seen.add(await wordsWritten(page)).size, { intervals: [250], timeout: 20_000 }).toBeGreaterThan(4);
  await expect(resultOf(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectDone(page, 'Ta-da. Your text is here', 40);
  await expect(resultOf(page)).toContainText(/rabbit/i);
  await expect(resultOf(page).getByText(/Price 1 token · charged 1 · returned 0 at /)).toBeVisible();
  await expect(resultOf(page).getByText('Made by Studio, the built-in demo provider')).toBeVisible();
  await expectBalance(page, 19);
  await expectUnread(page, 2);
}

async function runVideo(page: Page, baseURL: string): Promise<void> {
  const ranges: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'media') ranges.push(response.status());
  });
  await runSample(page, 'looping-mascot', 'Generate · 5 tokens');
  await expectDone(page, 'Ta-da. Your video is here', 40);
  const video = resultOf(page).locator('video');
  const played = await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    await new Promise((resolve) => setTimeout(resolve, 700));
    const at = element.currentTime;
    element.pause();
    const seeked = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.currentTime = 3;
    await seeked;
    return { at, after: element.currentTime, duration: element.duration, width: element.videoWidth };
  });
  expect(played.at).toBeGreaterThan(0.2);
  expect(played.after).toBe(3);
  expect(played.duration).toBeGreaterThan(3.5);
  expect(played.width).toBeGreaterThan(300);
  expect(ranges.length).toBeGreaterThan(0);
  expect(new Set(ranges)).toEqual(new Set([206]));
  const part = await page.request.get(new URL((await video.getAttribute('src'))!, baseURL).href, { headers: { range: 'bytes=10-19' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(10);
  await expectBalance(page, 12);
  await expectUnread(page, 4);
}
