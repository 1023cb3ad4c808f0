import { pluralWord } from '#contracts/plural.ts';
import { tokens } from './domain/token-words.ts';

interface Texts {
  subject: string;
  content: string;
}

const are = (count: number): string => pluralWord(count, 'is', 'are');

/** Writes the message about a purchase. It is sent after the tokens are in the ledger. */
export const orderPaidTexts = ({ kind, productName, tokens: count }: { kind: 'tokens' | 'subscription'; productName: string; tokens: number }): Texts =>
  kind === 'tokens'
    ? { subject: `${tokens(count)} added to your wallet`, content: `${productName} is paid. Its ${tokens(count)} ${are(count)} in your wallet.` }
    : { subject: `${productName}: ${tokens(count)} for this month ✨`, content: `Your month of ${productName} is paid, and its ${tokens(count)} are in your wallet.` };

interface TakenBack {
  productName: string;
  cause: 'refund' | 'dispute';
  /** The tokens that an order's refund or dispute takes back, and the part that became debt because it was spent. */
  tokens: number;
  owed: number;
}

/** Writes the message about a refund or dispute: the tokens that left the wallet, and the spent ones that are now debt. */
export function orderTakenBackTexts({ productName, cause, tokens: count, owed }: TakenBack): Texts {
  const why = cause === 'refund' ? `${productName} was refunded.` : `Your bank disputes the payment for ${productName}. Until this is decided its tokens are taken back.`;
  const taken = count - owed;
  if (owed === 0) return { subject: `${productName}: ${tokens(count)} taken back`, content: `${why} ${tokens(count)} left your wallet.` };
  const left = taken === 0 ? `Its ${tokens(count)} ${are(count)} no longer in your wallet` : `${tokens(taken)} left your wallet; the other ${owed} ${are(owed)} spent or set aside for runs`;
  return { subject: `${productName}: ${taken === 0 ? '' : `${tokens(taken)} taken back, `}${tokens(owed)} owed`, content: `${why} ${left}. You owe ${tokens(owed)}: the next tokens you receive pay this debt first.` };
}

interface Restored {
  productName: string;
  cause?: 'refund' | 'dispute' | undefined;
  /** The tokens that returned to the buyer, and the part that paid a debt. */
  tokens: number;
  settled?: number | undefined;
}

/** Writes the message about a dispute that the shop won, or a cancelled refund: the tokens that returned, and those that can be spent. */
export function orderRestoredTexts({ productName, cause = 'dispute', tokens: count, settled = 0 }: Restored): Texts {
  const why = cause === 'dispute' ? `The dispute about your payment for ${productName} is over, and the payment stands.` : `The refund of ${productName} did not go through.`;
  const left = count - settled;
  if (settled === 0) return { subject: `${tokens(count)} ${are(count)} back in your wallet`, content: `${why} Its ${tokens(count)} ${are(count)} yours again.` };
  const rest = left === 0 ? 'None of them is left to spend, because that many were spent before.' : `${tokens(left)} ${are(left)} back in your wallet.`;
  return { subject: left === 0 ? `${tokens(settled)} settled what you owed` : `${tokens(left)} ${are(left)} back in your wallet`, content: `${why} ${tokens(settled)} of ${count} settled what you owed for tokens that were spent. ${rest}` };
}

/** Writes the message about a failed renewal of a subscription. */
export const renewalFailedTexts = (): Texts => ({
  subject: 'Your Pro renewal did not go through',
  content: 'Your card was not charged. Pro stays on while we try again. Check your card under Wallet, Billing.',
});
