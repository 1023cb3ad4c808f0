import { AppError } from '#kernel/errors.ts';

/** 503: this server has no keys of a payment provider (docs/rules/payments.md#unavailable). */
export const paymentsUnavailable = (): AppError =>
  new AppError('payment_unavailable', 'unavailable', 'Payments are not set up on this server, so nothing can be bought here.');

export const providerUnavailable = (cause: unknown): AppError =>
  new AppError('payment_provider_unavailable', 'unavailable', 'The payment provider cannot be reached. Nothing was charged. Please try again in a moment.', { retryAfterSeconds: 2, cause });

/** 402: the payment provider understood the request and refused it. The message is written for people. */
export const paymentRefused = (message: string, cause: unknown): AppError => new AppError('payment_refused', 'payment_required', message, { cause });

/** Whether an error means that the payment provider refused the request. */
export const isRefused = (error: unknown): boolean => error instanceof AppError && error.code === 'payment_refused';

export const CUSTOMER_MISSING = 'payment_customer_missing';
/** 409: the customer was deleted at the payment provider. */
export const customerMissing = (cause: unknown): AppError =>
  new AppError(CUSTOMER_MISSING, 'conflict', 'The payment provider no longer knows your account. Please try again.', { cause });

export const badSignature = (cause?: unknown): AppError => new AppError('bad_signature', 'invalid', 'The payment provider did not sign this.', { cause });

/** The price is not on sale, or it does not buy these tokens (docs/rules/payments.md#price-from-the-database). */
export const wrongPrice = (): AppError =>
  new AppError('unknown_price', 'invalid', 'This package is no longer on sale. Please choose a current one.');

export const alreadyPro = (): AppError => new AppError('already_pro', 'conflict', 'You have Pro already.');
export const notPro = (): AppError => new AppError('not_pro', 'conflict', 'There is no Pro subscription to change.');
export const noPayments = (): AppError => new AppError('no_payments', 'not_found', 'You have not paid for anything here yet.');
export const orderNotFound = (): AppError => new AppError('order_not_found', 'not_found', 'This payment is not one of yours.');
export const requestKeyReused = (): AppError => new AppError('idempotency_key_reused', 'unprocessable', 'This Idempotency-Key was used for another request.');

export const notRefundable = (refundableCents: number): AppError =>
  new AppError('not_refundable', 'conflict', 'This is more than can still be refunded.', { details: { refundableCents } });

/** The provider charged an amount or customer that differs from the order, so an administrator has to look. */
export const paymentMismatch = (what: string): AppError => new AppError('payment_mismatch', 'conflict', `The payment does not match its order: ${what}.`);

/** Another process wrote the row during the call to the provider, so the fetched answer may be older than the row. */
export class StaleSnapshot extends Error {
  override readonly name = 'StaleSnapshot';
}
