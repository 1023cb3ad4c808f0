import type { Page } from '@playwright/test';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { startTcpProxy } from '#testing/tcp-proxy.ts';
import { linesOf } from '../stack/ledger.ts';
import { look } from '../stack/look.ts';
import { startOwnStack } from '../stack/own-stack.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

/** The words of the chat reply, for which the provider needs about 80 s: so one attempt lasts longer than the minute offline. */
const WORDS = Array.from({ length: 320 }, (_, n) => `word${n}. `);
const DELAY_MS = 250;
const TEXT = WORDS.join('').trim();
const WORD = /word\d+\./g;

const reply = (page: Page) => page.getByRole('article', { name: /^(?!You said).* said$/ }).last();
/** Returns the words of the newest chat reply on this page, in order. */
const shown = async (page: Page): Promise<string> => ((await reply(page).textContent().catch(() => '')) ?? '').match(WORD)?.join(' ') ?? '';
const wordCount = async (page: Page): Promise<number> => (await shown(page)).split(' ').filter(Boolean).length;

let own: OwnStack;
let double: OpenAiDouble;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  double = await startOpenAiDouble();
  double.always({ do: 'chat', words: WORDS, delayMs: DELAY_MS });
  own = await startOwnStack({ STUDIO_ENABLED: 'off', TEXT_PROVIDER_URL: double.baseUrl, TEXT_PROVIDER_KEY: 'a-key-of-a-double', TEXT_PROVIDER_MODEL: 'double' });
});
test.afterAll(async () => {
  await own.stop();
  await double.close();
});

test('after two killed processes, a minute offline and reloads, two tabs and a third device show the same chat reply, and it is charged once', secondLook(true), async ({ page, context, browser, problems }) => {
  test.setTimeout(420_000);
  const wire = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(own.url).port) });
  await seenDialog(page);
  await joined(page, own.url);
  await page.goto(`${own.url}/chat`);
  const composer = page.getByRole('textbox', { name: 'Message' }).or(page.getByRole('combobox', { name: 'Message' }));
  await composer.fill('Tell me about ropes');
  await expect(page.getByRole('button', { name: /^Send · / })).toBeEnabled({ timeout: 40_000 });
  await composer.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  const path = new URL(page.url()).pathname;
  const [tab, device] = [await context.newPage(), await (await browser.newContext({ storageState: await context.storageState() })).newPage()];
  await tab.goto(own.url + path);
  await device.goto(`http://127.0.0.1:${wire.port}${path}`);
  const everywhere = [page, tab, device];
  for (const each of everywhere) await expect.poll(() => wordCount(each), { timeout: 40_000 }).toBeGreaterThan(5);

  await own.restartApi();
  const known = await wordCount(page);
  for (const each of everywhere) await expect.poll(() => wordCount(each), { timeout: 40_000 }).toBeGreaterThan(known + 5);

  await own.restartWorker();
  // Waits until the next worker starts the chat reply again, after the killed worker has been silent for long enough.
  await expect.poll(() => double.calls.length, { timeout: 120_000 }).toBe(2);
  await expect.poll(() => wordCount(page), { timeout: 20_000 }).toBeGreaterThan(5);

  wire.freeze();
  for (let reload = 0; reload < 6; reload += 1) {
    await tab.waitForTimeout(10_000);
    await tab.reload();
    await expect.poll(() => wordCount(tab), { timeout: 20_000 }).toBeGreaterThan(5);
  }
  await look(device, 'chat-offline');
  wire.mend();

  for (const each of everywhere) {
    await expect(reply(each).getByText(/1 token · [\d.]+ (m?s|min)/)).toBeVisible({ timeout: 90_000 });
    expect(await shown(each)).toBe(TEXT);
  }
  await page.reload();
  await expect.poll(() => shown(page), { timeout: 20_000 }).toBe(TEXT);
  expect((await linesOf(page, own.url)).filter(({ amount }) => amount < 0)).toMatchObject([{ amount: -1 }]);
  problems.length = 0;
  await device.context().close();
  await wire.close();
});
