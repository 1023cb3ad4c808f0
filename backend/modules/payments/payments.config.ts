import { z } from 'zod';
import { defineConfigPart, isProduction } from '#kernel/config/config-part.ts';
import type { ConfigProblem } from '#kernel/config/config-part.ts';
import { address, allowance, count, flag, list, ms, text } from '#kernel/config/variables.ts';

/** The settings of the payment provider: Stripe, or a server with the same API at `apiUrl`. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiUrl: string;
  /** The address of the provider's script that draws the card fields, and the origins of its frames. */
  scriptUrl: string;
  frameOrigins: readonly string[];
  /** The origin of the provider's hosted checkout page. */
  checkoutOrigin: string;
  /** The address of the provider's dashboard, where administrators look up payments. */
  dashboardUrl: string;
  callTimeoutMs: number;
  /** How many events of the provider one worker process handles at the same time. */
  eventConcurrency: number;
  /** Whether the provider's keys move real money. */
  live: boolean;
  /** Marks pages with "Sandbox payments"; nothing else depends on it. */
  sandbox: boolean;
}

const variables = {
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe').optional(),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_(test|live)_/, 'must be a publishable key of Stripe').optional(),
  STRIPE_WEBHOOK_SECRET: text.startsWith('whsec_', 'must be the signing secret of a webhook').optional(),
  STRIPE_API_URL: address.default('https://api.stripe.com'),
  STRIPE_SCRIPT_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).default('https://js.stripe.com/endive/stripe.js'),
  STRIPE_FRAME_ORIGINS: list('https://js.stripe.com,https://*.js.stripe.com,https://hooks.stripe.com'),
  STRIPE_CHECKOUT_ORIGIN: address.default('https://checkout.stripe.com'),
  STRIPE_DASHBOARD_URL: address.default('https://dashboard.stripe.com'),
  STRIPE_CALL_TIMEOUT_MS: ms(10_000),
  STRIPE_EVENT_CONCURRENCY: count(8),
  PAYMENTS_SANDBOX: flag(false),
  RATE_LIMIT_PAYMENT: allowance('60/600'),
};

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

export const paymentsConfig = defineConfigPart({
  variables,
  problems(env) {
    const problems: ConfigProblem[] = [];
    if (isProduction(env) && ['1', 'true', 'on'].includes(env['PAYMENTS_SANDBOX'] ?? '')) {
      problems.push({ name: 'PAYMENTS_SANDBOX', message: 'must not be on in production' });
    }
    if (isProduction(env) && env['STRIPE_API_URL'] && !isStripe(env['STRIPE_API_URL'])) {
      problems.push({ name: 'STRIPE_API_URL', message: 'must be at stripe.com in production' });
    }
    const [given] = KEYS.filter((name) => env[name]);
    if (given !== undefined) for (const name of KEYS) if (!env[name]) problems.push({ name, message: `is required with ${given}` });
    return problems;
  },
  settings: (env) => ({
    /** The settings of the payment provider; null without its keys, and then nothing can be bought. */
    stripe: stripeSettings(env),
    /** The rate limit of how many payments a person may begin. */
    rateLimits: { payment: env.RATE_LIMIT_PAYMENT },
  }),
});

function stripeSettings(env: z.output<z.ZodObject<typeof variables>>): StripeSettings | null {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_PUBLISHABLE_KEY || !env.STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiUrl: env.STRIPE_API_URL,
    scriptUrl: env.STRIPE_SCRIPT_URL,
    frameOrigins: env.STRIPE_FRAME_ORIGINS,
    checkoutOrigin: env.STRIPE_CHECKOUT_ORIGIN,
    dashboardUrl: env.STRIPE_DASHBOARD_URL,
    callTimeoutMs: env.STRIPE_CALL_TIMEOUT_MS,
    eventConcurrency: env.STRIPE_EVENT_CONCURRENCY,
    live: /^.k_live_/.test(env.STRIPE_SECRET_KEY),
    sandbox: env.PAYMENTS_SANDBOX,
  };
}

const isStripe = (written: string): boolean => URL.canParse(written) && /(^|\.)stripe\.com$/.test(new URL(written).hostname);
