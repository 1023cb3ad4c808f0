import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { tokens } from './primitives.ts';

/** Apart from the rest of the wallet: every first visit needs it, and nothing else of it. */
export const getBalance = defineEndpoint({
  method: 'GET',
  path: '/api/user/balance',
  summary: 'Spendable tokens',
  staleMs: 10 * MINUTE_MS,
  response: tokens,
});
