import type { CashOutState } from '#contracts/cash-outs.ts';

/** The colour of a request's state; the label beside it says the same. */
export const CASH_OUT_TONES = { requested: 'brand', approved: 'warn', paid: 'good', rejected: 'bad' } as const satisfies Record<CashOutState, string>;
