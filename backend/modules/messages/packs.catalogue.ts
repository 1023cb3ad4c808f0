import { pluralWord } from '#contracts/plural.ts';
import { creatorShare } from '#contracts/selling.ts';
import { tokens } from './domain/token-words.ts';
import { availableOn } from './selling.catalogue.ts';

interface Texts {
  subject: string;
  content: string;
}

interface Named {
  title: string;
}

/** Writes the message to the maker of a pack that was sold. It says "up to", because refunds, bonus tokens and rounding may lower the earning. */
export const packSoldTexts = ({ title, earned, gift }: Named & { earned: number; gift: boolean }, soldAt: Date): Texts => ({
  subject: gift ? `“${title}” was bought as a gift` : `“${title}” was bought`,
  content: earned === 0 ? 'The buyer paid nothing, so this sale adds no tokens.' : `You earn up to ${creatorShare(earned)} of ${tokens(earned)}, available on ${availableOn(soldAt)}.`,
});

/** Writes the message to a pack's maker about a refunded purchase, or a refunded part of one. */
export const packTakenBackTexts = ({ title, paid }: Named & { paid: number }): Texts => ({
  subject: `A sale of “${title}” was refunded`,
  content: paid === 0 ? 'Nothing was paid for it, so your earnings stay the same.' : `${tokens(paid)} went back to the buyer and no longer count as your earnings.`,
});

/** Writes the message to a pack's payer about a refund of the whole pack, or of one removed part. */
export const packRefundedTexts = ({ title, paid, whole }: Named & { paid: number; whole: boolean }): Texts => ({
  subject: whole ? `Your pack “${title}” is refunded` : `A part of “${title}” is refunded`,
  content: `${paid === 0 ? 'You had paid nothing for it, so your balance stays the same.' : `${tokens(paid)} went back to your wallet.`} ${whole ? 'Its prompts are sealed again.' : 'You keep the other parts.'}`,
});

/** Writes the message to the holder of a gift that its payer took back. */
export const giftTakenBackTexts = ({ title }: Named): Texts => ({ subject: `The gift “${title}” was taken back`, content: 'The person who gave it to you had it refunded. What you made with its prompts stays yours.' });

export const giftReceivedTexts = ({ title, from }: Named & { from: string }): Texts => ({ subject: `${from} gives you the pack “${title}” 🎁`, content: 'Claim it within 30 days. It costs you nothing.' });
export const giftClaimedTexts = ({ title, by }: Named & { by: string }): Texts => ({ subject: `${by} claimed your gift`, content: `The pack “${title}” is theirs now.` });
export const giftReturnedTexts = ({ title, paid }: Named & { paid: number }): Texts => ({ subject: `Your gift “${title}” came back`, content: `It was not claimed within 30 days, so ${tokens(paid)} went back to your wallet.` });

/** Writes the message to the holders of a pack that has new parts. */
export const packGrewTexts = ({ title, added }: Named & { added: number }): Texts => ({
  subject: `${added} ${pluralWord(added, 'prompt was', 'prompts were')} added to “${title}”`,
  content: `You have the pack, so ${pluralWord(added, 'it is', 'they are')} yours at no cost.`,
});

/** Writes the message to the maker of a pack about a moderator's decision. */
export const packReviewedTexts = ({ title, outcome, note }: Named & { outcome: 'approved' | 'changes_requested' | 'rejected'; note: string }): Texts => {
  if (outcome === 'approved') return { subject: `“${title}” is approved`, content: 'Your pack is on the market as you submitted it.' };
  return outcome === 'rejected'
    ? { subject: `“${title}” was rejected`, content: `The moderator wrote: ${note}` }
    : { subject: `“${title}” needs a change`, content: `Change it and submit it again. The moderator wrote: ${note}` };
};
