import type { CashOutState } from '#contracts/cash-outs.ts';

/** The badge colour of each state of a payout request. The badge's text says the same. */
export const CASH_OUT_TONES = { requested: 'brand', approved: 'warn', paid: 'good', rejected: 'bad' } as const satisfies Record<CashOutState, string>;
