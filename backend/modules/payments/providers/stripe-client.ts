import Stripe from 'stripe';
import type { StripeSettings } from '../payments.config.ts';
import { AppError } from '#kernel/errors.ts';
import { customerMissing, paymentRefused, providerUnavailable } from '../payments.errors.ts';

/** The version of Stripe's API for which this code is written. Another version could move fields and break it. */
const API_VERSION = '2026-10-28.endive';
const NETWORK_RETRIES = 2;

/** Makes a client of Stripe's own SDK for the configured address. */
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
 * Runs a call to Stripe and translates its failure. A declined card or a refused request keeps Stripe's message; every other failure means
 * that Stripe is unreachable.
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

/** Whether an error means that Stripe understood a request and refused it. */
export const isRefusal = (error: unknown): error is Error => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Whether an error means that Stripe has no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (error.code === 'resource_missing' || error.statusCode === 404);

/** Waits for a call that deletes or ends an object at Stripe. If Stripe has no such object, the call counts as done. */
export async function unlessMissing(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** The id of an object, which Stripe sends either as its id or as the whole object. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  reference == null ? null : typeof reference === 'string' ? reference : reference.id;

/** Converts a Stripe time, which is in whole seconds, into a Date. */
export const dateOf = (seconds: number): Date => new Date(seconds * 1_000);
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1_000);
