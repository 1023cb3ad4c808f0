import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getPricing } from '#contracts/pricing.ts';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { priceNow, refreshPrices, spendingFailure } from './spending-failure.ts';

const quote = { total: 4, base: 2, baseLabel: 'Image', multiplier: 1, unit: 2, quantity: 2, royalty: 0 };
const answer = (code: string, details?: Record<string, unknown>) =>
  new ApiError('/api/ai/generate', 409, code, { success: false, message: 'The price is 4 tokens now.', code, requestId: 'r', ...(details && { details }) });
const words = { refused: 'Please try again.', silent: 'It may or may not have started.' };

it('the new quote is read from a refused price, and is null for other errors', () => {
  expect(priceNow(answer('price_changed', { quote }))).toEqual(quote);
  expect([answer('free_trial_run_gone', { quote }), answer('price_changed'), new NetworkError('/x', 'gone')].map(priceNow)).toEqual([null, null, null]);
});

it("the page's prices are refetched only after a refused price, and no request is repeated", async () => {
  const client = new QueryClient();
  const stale = () => client.getQueryState([getPricing.path])?.isInvalidated;
  client.setQueryData([getPricing.path], {});
  client.setQueryData(['/api/messages'], {});
  await refreshPrices(client, answer('insufficient_tokens'));
  expect(stale()).toBe(false);
  await refreshPrices(client, answer('price_changed', { quote }));
  expect([stale(), client.getQueryState(['/api/messages'])?.isInvalidated]).toEqual([true, false]);
});

it('the message says whether a new price, a refusal or a missing answer stopped the purchase', () => {
  expect(spendingFailure(answer('price_changed', { quote }), words)).toEqual({ tone: 'warn', title: 'The price has changed', text: 'The price is 4 tokens now.' });
  expect(spendingFailure(answer('free_trial_run_gone'), words)).toMatchObject({ tone: 'bad', title: 'Nothing was started or charged' });
  expect(spendingFailure(new Error('?'), words)).toMatchObject({ title: 'No answer arrived', text: expect.stringMatching(/^It may or may not have started\. You can press the button again/) as string });
});
