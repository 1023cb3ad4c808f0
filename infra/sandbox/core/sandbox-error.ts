import type Stripe from 'stripe';

export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
}

/** An error of the payments sandbox, which its API answers in Stripe's shape. */
export class SandboxError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, extra: { code?: string; param?: string } = {}): SandboxError =>
  new SandboxError(400, { type: 'invalid_request_error', message, ...extra });

/** Returns the payments sandbox's error for an id that does not exist. @param status 404 where the address names the object, 400 where a parameter does */
export const missing = (kind: string, id: string, param = 'id', status = param === 'id' ? 404 : 400): SandboxError =>
  new SandboxError(status, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'`, param });
