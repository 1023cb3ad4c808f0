import { AppError } from '#kernel/errors.ts';

/** 409: payouts are switched off, or their rate is not below the cheapest price of tokens. */
export const cashOutsClosed = (): AppError => new AppError('cash_outs_closed', 'conflict', 'Payouts are not open here yet. Earned tokens still run every prompt.');

/** 409: the member has an open payout request already, and only one at a time is allowed. */
export const cashOutOpen = (): AppError => new AppError('cash_out_open', 'conflict', 'You have a request that is not paid yet. You can ask again after it.');

export const cashOutUnconfirmed = (): AppError => new AppError('cash_out_unconfirmed', 'conflict', 'Confirm your email first. Then you can ask for a payout.');

/** 409: another administrator has decided the payout request meanwhile, or the step does not follow its state. */
export const cashOutDecided = (): AppError => new AppError('cash_out_decided', 'conflict', 'This request is in another state by now. Look at it again.');
