import { tokens } from './domain/token-words.ts';

interface Decided {
  status: 'approved' | 'paid' | 'rejected';
  tokens: number;
  amountCents: number;
  note: string;
}

/** Formats the cents digit by digit, so that an amount never becomes a floating point number (docs/rules/pricing.md#money-digits). */
function dollars(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `$${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Writes the message to a creator about a step of a payout request. `note` is the reason of a rejection, or the reference of the payment. */
export function cashOutTexts({ status, tokens: amount, amountCents, note }: Decided): { subject: string; content: string } {
  const money = dollars(amountCents);
  switch (status) {
    case 'approved': return { subject: `Your payout of ${money} is approved`, content: `It is paid within a few days. ${tokens(amount)} stay set aside until then.` };
    case 'paid': return { subject: `Your payout of ${money} is paid`, content: `${tokens(amount)} left your wallet for it. Reference: ${note}` };
    case 'rejected': return { subject: `Your payout of ${money} was rejected`, content: `${tokens(amount)} are back among your earned tokens. Reason: ${note}` };
  }
}
