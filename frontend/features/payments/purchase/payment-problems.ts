import { ApiError, messageOf, NetworkError, TimeoutError } from '#lib/api-error.ts';

/* Fixed messages about payments that failed (docs/rules/payments.md#payment-messages). */
export const CARD_INCOMPLETE = 'Please complete your card information.';
export const NOT_READY = 'Payment system is not ready. Please try again.';
export const NO_CARD = 'Card information is not available.';
export const DECLINED = 'Payment was declined. Please check your card details and try again.';
export const NO_SESSION = 'No payment session created. Please try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

export const statusProblem = (status: string): string => `Payment status: ${status}`;

const isOurs = (error: unknown): boolean => error instanceof ApiError || error instanceof NetworkError || error instanceof TimeoutError;

/** Returns the message when no payment could start: the server's words, or that its answer held no session. */
export const beginProblem = (error: unknown): string => (isOurs(error) ? messageOf(error, UNEXPECTED) : NO_SESSION);

/** Returns the message when the provider's script threw an error while it confirmed a payment: the error's own text, if it has one. */
export const confirmProblem = (error: unknown): string => (error instanceof Error && error.message ? error.message : UNEXPECTED);
