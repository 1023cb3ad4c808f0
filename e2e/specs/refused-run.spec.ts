import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { findings, tooWide } from '../stack/axe.ts';
import { look } from '../stack/look.ts';
import { startOwnStack } from '../stack/own-stack.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { resultOf, runPanel } from '../stack/runs.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

// This spec starts a product of its own, because its provider refuses every request by its content rules.
let stack: OwnStack;
let double: OpenAiDouble;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  double = await startOpenAiDouble();
  double.always({ do: 'status', status: 400, code: 'content_policy_violation', message: 'Your request was rejected as a result of our safety system.' });
  stack = await startOwnStack({ STUDIO_ENABLED: 'off', TEXT_PROVIDER_URL: double.baseUrl, TEXT_PROVIDER_KEY: 'a-key-of-a-double', TEXT_PROVIDER_MODEL: 'double' });
});
test.afterAll(async () => {
  await stack.stop();
  await double.close();
});

test('a run that the content rules of the model refuse says so, that nothing was charged, and what to change', secondLook(true), async ({ page }) => {
  test.setTimeout(120_000);
  await seenDialog(page);
  await joined(page, stack.url);
  await page.goto(`${stack.url}/prompt/hook-factory`);
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await runPanel(page).getByRole('button', { name: /^Generate · / }).click();
  const result = resultOf(page);
  await expect(result.getByText('Not allowed', { exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(result.getByRole('alert')).toHaveText('The content rules of the text model do not allow this. Nothing was charged. Change the wording and run it again.');
  // A run that brought nothing shows a warning, and not the sparks of a result.
  await expect(result.locator('header svg.lucide-sparkles')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  await look(page, 'run-blocked');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${stack.url}/history`);
  await expect(page.getByRole('table', { name: 'Runs' }).getByText('Not allowed')).toBeVisible();
  await look(page, 'history-blocked');
});
