import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { expectedTotal } from './expected-total.ts';
import { id, idParams, isoTime, tidied, tokens } from './primitives.ts';

/* Tips: tokens that one person gives to another (docs/rules/selling.md#tips). */

export const TIP_MAX = 200;
/** The most tokens that one person can give as tips in a UTC day. */
export const TIPS_PER_DAY = 200;
export const TIP_NOTE_MAX = 140;

export const tip = z.object({ id, amount: tokens, note: z.string(), sentAt: isoTime });
export type Tip = z.infer<typeof tip>;

/** Gives a tip. 409: `tipping_oneself`, `platform_tip`, `tip_limit` (details.left), `price_changed`; 403 `blocked`. */
export const sendTip = defineEndpoint({
  method: 'POST',
  path: '/api/people/:id/tips',
  summary: 'Tip a person. Bonus tokens cannot tip',
  status: 201,
  params: idParams,
  body: z.strictObject({
    amount: z.int('Enter a whole number of tokens').check(z.gte(1, 'A tip is at least 1 token'), z.lte(TIP_MAX, `A tip is at most ${TIP_MAX} tokens`)),
    expectedTotal,
    note: z._default(z.string().check(tidied(), z.maxLength(TIP_NOTE_MAX, `A note has at most ${TIP_NOTE_MAX} characters`), z.regex(/^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, 'A note is one line of text')), ''),
  }),
  response: z.object({ tip }),
});

export const getTipAllowance = defineEndpoint({
  method: 'GET',
  path: '/api/tips/allowance',
  summary: 'Tokens that you may still tip today, and tokens that you have for tips',
  response: z.object({ left: tokens, spendable: tokens }),
});
