interface Texts {
  subject: string;
  content: string;
}

const tokens = (count: number): string => `${count} ${count === 1 ? 'token' : 'tokens'}`;

/** What a purchase says once its tokens are in the ledger. */
export const orderPaidTexts = ({ kind, productName, tokens: count }: { kind: 'tokens' | 'subscription'; productName: string; tokens: number }): Texts =>
  kind === 'tokens'
    ? { subject: `${tokens(count)} landed in your wallet 🪙`, content: `${productName} is paid and its ${tokens(count)} are yours. Go and make something marvellous.` }
    : { subject: `${productName}: ${tokens(count)} for this month ✨`, content: `Your month of ${productName} is paid, and its ${tokens(count)} are in your wallet.` };

/** What a refund or a dispute says about the tokens that went back with it. */
export function orderTakenBackTexts({ productName, cause, tokens: count, owed }: { productName: string; cause: 'refund' | 'dispute'; tokens: number; owed: number }): Texts {
  const why = cause === 'refund' ? `${productName} was refunded` : `Your bank took back the payment for ${productName}`;
  const debt = owed === 0 ? '' : ` ${tokens(owed)} of them were spent already: the next tokens that come in settle that first.`;
  return { subject: `${productName}: ${tokens(count)} went back`, content: `${why}, so its ${tokens(count)} left your wallet.${debt}` };
}

/** What a dispute that was decided for us says. */
export const orderRestoredTexts = ({ productName, tokens: count }: { productName: string; tokens: number }): Texts => ({
  subject: `${tokens(count)} are back in your wallet`,
  content: `The question about your payment for ${productName} is settled, and its ${tokens(count)} are yours again.`,
});

/** What a renewal that failed says. */
export const renewalFailedTexts = (): Texts => ({
  subject: 'Your Pro renewal did not go through',
  content: 'Your card did not work this time. Pro goes on while we try again; a look at your card under Wallet, Billing helps.',
});
