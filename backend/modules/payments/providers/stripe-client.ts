import Stripe from 'stripe';
import type { StripeSettings } from '../payments.config.ts';
import { AppError } from '#kernel/errors.ts';
import { customerMissing, paymentRefused, providerUnavailable } from '../payments.errors.ts';

/** The version of Stripe's API for which this code is written. Fields move between versions, so another one would break it. */
const API_VERSION = '2026-10-28.endive';
const NETWORK_RETRIES = 2;

/** Stripe's own SDK, pointed at the configured address. */
export function createStripe({ secretKey, apiUrl, callTimeoutMs }: Pick<StripeSettings, 'secretKey' | 'apiUrl' | 'callTimeoutMs'>): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: callTimeoutMs,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
  });
}

/**
 * Runs a call and translates its failure: a declined card or a refused request keeps the provider's message. Every other failure
 * means that the provider cannot be reached.
 */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Stripe.errors.StripeCardError) throw paymentRefused(error.message, error);
    if (isMissing(error) && (error as Stripe.errors.StripeError).param === 'customer') throw customerMissing(error);
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw paymentRefused('The payment provider did not accept this. Please reload the page and try again.', error);
    }
    throw providerUnavailable(error);
  }
}

/** Whether the provider understood a request and refused it. */
export const isRefusal = (error: unknown): error is Error => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Whether the provider says that there is no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (error.code === 'resource_missing' || error.statusCode === 404);

/** Waits for a call that deletes or ends an object. It counts as done when the provider has no such object. */
export async function unlessMissing(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** The id of an object that the provider names by its id or sends whole. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  reference == null ? null : typeof reference === 'string' ? reference : reference.id;

/** Provider times are whole seconds. */
export const dateOf = (seconds: number): Date => new Date(seconds * 1_000);
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1_000);
