import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { tokens } from './primitives.ts';

/** The token balance has a file of its own, because every first visit loads it but nothing else of the wallet. */
export const getBalance = defineEndpoint({
  method: 'GET',
  path: '/api/user/balance',
  summary: 'Spendable tokens',
  staleMs: 10 * MINUTE_MS,
  response: tokens,
});
