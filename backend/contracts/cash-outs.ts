import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, pageLimit, tidied, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/* Cash-outs: creators exchange earned tokens for money. Staff check, approve and pay each request by hand. */

/** The fewest tokens of one cash-out request. */
export const LEAST_CASH_OUT = 500;
/** Tokens can be cashed out when they were earned at least this many days ago. */
export const CASH_OUT_AGE_DAYS = 60;

export const cashOutState = z.enum(['requested', 'approved', 'paid', 'rejected']);
export type CashOutState = z.infer<typeof cashOutState>;

const cents = z.int().check(z.nonnegative());

export const cashOut = z.object({
  id,
  state: cashOutState,
  tokens,
  amountCents: cents,
  /** Where the cash-out's money goes, as its creator wrote it; null once this was deleted. */
  payTo: z.nullable(z.string()),
  requestedAt: isoTime,
  decidedAt: z.nullable(isoTime),
  paidAt: z.nullable(isoTime),
  /** Why staff rejected the cash-out, or the reference of its payment. */
  note: z.nullable(z.string()),
});
export type CashOut = z.infer<typeof cashOut>;

export const getCashOuts = defineEndpoint({
  method: 'GET',
  path: '/api/cash-outs',
  summary: 'What the caller has earned, how much of it can be paid out, and their requests, latest first',
  query: z.strictObject({ limit: z._default(pageLimit(100), 24), cursor: z.optional(z.string().check(z.maxLength(200))) }),
  staleMs: 0,
  response: z.object({
    /** Whether creators can request cash-outs now. */
    open: z.boolean(),
    earned: tokens,
    payable: tokens,
    least: tokens,
    ageDays: z.int(),
    /** The payout rate of cash-outs: cents for 100 tokens. */
    centsPer100: cents,
    items: z.array(cashOut),
    nextCursor: z.nullable(z.string()),
  }),
});
export type CashOuts = z.infer<typeof getCashOuts.response>;

/** Requests a cash-out. 409 `cash_outs_closed`, `cash_out_open` while an earlier one is open, `cash_out_short` with too few tokens. */
export const requestCashOut = defineEndpoint({
  method: 'POST',
  path: '/api/cash-outs',
  summary: 'Ask to be paid money for earned tokens, which are set aside',
  status: 201,
  body: z.strictObject({
    tokens: z.int().check(z.gte(LEAST_CASH_OUT, `At least ${LEAST_CASH_OUT} tokens`), z.lte(1_000_000)),
    payTo: z.string().check(tidied(), z.minLength(5, 'Say where the money goes'), z.maxLength(200)),
  }),
  response: z.object({ cashOut }),
});

export const adminCashOut = z.object({ ...cashOut.shape, person: z.nullable(creator), userId: id });
export type AdminCashOut = z.infer<typeof adminCashOut>;

export const listCashOuts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/cash-outs',
  summary: 'Requests for payouts; those that wait oldest first, others latest first',
  query: z.strictObject({ state: z._default(cashOutState, 'requested'), limit: z._default(pageLimit(100), 24), cursor: z.optional(z.string().check(z.maxLength(200))) }),
  staleMs: 0,
  response: z.object({ items: z.array(adminCashOut), nextCursor: z.nullable(z.string()) }),
});

/** Staff decide about a cash-out. 409 `cash_out_decided` when its state changed before. */
export const decideCashOut = defineEndpoint({
  method: 'POST',
  path: '/api/admin/cash-outs/:id/decision',
  summary: 'Approve a request, reject it (its owner reads the note), or note that it was paid',
  params: idParams,
  body: z.strictObject({ decision: z.enum(['approve', 'reject', 'paid']), note: z.string().check(tidied(), z.minLength(3, 'Give the reason or the reference in a few words'), z.maxLength(500)) }),
  response: z.object({ cashOut: adminCashOut }),
});
