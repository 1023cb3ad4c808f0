import { SandboxError } from '../core/sandbox-error.ts';

export type CardBehaviour = 'succeeds' | 'declines' | 'authenticates' | 'insufficient_funds' | 'renewals_fail' | 'disputes';

export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

export const GOOD_CARD = '4242424242424242';

const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  '4000000000000002': 'declines',
  '4000002500003155': 'authenticates',
  '4000000000009995': 'insufficient_funds',
  '4000000000000341': 'renewals_fail',
  '4000000000000259': 'disputes',
};

/** Returns how a card number behaves in the payments sandbox: the listed ones as Stripe publishes its test cards; every other valid number succeeds. */
export const behaviourOf = (number: string): CardBehaviour => BEHAVIOURS[number] ?? 'succeeds';

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

export const DECLINED: Decline = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' };
const NO_FUNDS: Decline = { code: 'card_declined', declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' };

/** Returns why a test card declines a charge; null when it accepts it. `offSession` means a charge without the customer, as for renewals. */
export function declineOf(behaviour: CardBehaviour, offSession: boolean): Decline | null {
  if (behaviour === 'declines' || (behaviour === 'renewals_fail' && offSession)) return DECLINED;
  return behaviour === 'insufficient_funds' ? NO_FUNDS : null;
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return /^6(011|5)/.test(number) ? 'discover' : 'unknown';
}

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [place, sign] of [...number].reverse().entries()) {
    const digit = Number(sign) * (place % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

const wrong = (code: string, param: string, message: string): SandboxError => new SandboxError(402, { type: 'card_error', code, param, message });

/**
 * Checks the number, date and code of a card in the payments sandbox.
 * @param now seconds
 * @throws Stripe's error for a wrong number, date or code
 */
export function checkCard({ number, expMonth, expYear, cvc }: CardDetails, now: number): void {
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) throw wrong('incorrect_number', 'number', 'Your card number is incorrect.');
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  const today = new Date(now * 1_000);
  const year = expYear < 100 ? 2_000 + expYear : expYear;
  const thisYear = today.getUTCFullYear();
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 50) throw wrong('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  if (year === thisYear && expMonth < today.getUTCMonth() + 1) throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  if (!(brandOf(number) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) throw wrong('invalid_cvc', 'cvc', "Your card's security code is invalid.");
}
