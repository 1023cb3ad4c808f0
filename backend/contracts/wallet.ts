import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, tokens } from './primitives.ts';

/** What one run held, captured and gave back (quality.md 3a): captured + released = held once it is settled. */
export const receipt = z.object({
  held: tokens,
  captured: tokens,
  released: tokens,
  status: z.enum(['open', 'settled', 'expired']),
  heldAt: isoTime,
  settledAt: z.nullable(isoTime),
});
export type Receipt = z.infer<typeof receipt>;

export const getBalance = defineEndpoint({
  method: 'GET',
  path: '/api/user/balance',
  summary: 'Tokens spendable now',
  response: tokens,
});
