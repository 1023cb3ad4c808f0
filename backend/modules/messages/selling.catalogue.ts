import { pluralWord } from '#contracts/plural.ts';
import { creatorShare, RELEASE_DAYS } from '#contracts/selling.ts';
import { dayStart, shiftDay, utcDay } from '#contracts/utc-days.ts';
import { tokens } from './domain/token-words.ts';

interface Texts {
  subject: string;
  content: string;
}

/** Computes the first UTC day on which an earning of `soldAt` may be spent: "30 Nov". Earnings are released by whole UTC days. */
export function availableOn(soldAt: Date): string {
  const day = new Date(dayStart(shiftDay(utcDay(soldAt), RELEASE_DAYS + 1)));
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** Writes the message to a creator whose prompt was unlocked. It says "up to", because refunds, bonus tokens and rounding may lower the earning. */
export const promptUnlockedTexts = ({ title, paid }: { title: string; paid: number }, soldAt: Date): Texts => ({
  subject: `“${title}” was unlocked 🔓`,
  content: paid === 0
    ? 'The buyer’s runs had paid the full unlock price already, so this unlock adds no tokens.'
    : `You earn up to ${creatorShare(paid)} of ${tokens(paid)}, available on ${availableOn(soldAt)}.`,
});

/** Writes the message to a creator about a refunded unlock. */
export const unlockTakenBackTexts = ({ title, paid }: { title: string; paid: number }): Texts => ({
  subject: `An unlock of “${title}” was refunded`,
  content: paid === 0 ? 'Nothing was paid for it, so your earnings stay the same.' : `Its ${tokens(paid)} went back to the buyer and no longer count as your earnings.`,
});

/** Writes the message to the buyer of a refunded unlock. `granted`: a moderator granted the buyer's request. */
export const unlockRefundedTexts = ({ title, paid, granted = false }: { title: string; paid: number; granted?: boolean | undefined }): Texts => ({
  subject: granted ? `Your refund of “${title}” is granted` : `Your unlock of “${title}” is refunded`,
  content: paid === 0
    ? 'You had paid nothing for it, so your balance stays the same. The text is sealed again.'
    : `${tokens(paid)} went back to your wallet. The text is sealed again.${granted ? ' The moderator’s answer is under Unlocks in your wallet.' : ''}`,
});

/** Writes the message to a buyer whose refund request a moderator refused. */
export const refundRefusedTexts = ({ title }: { title: string }): Texts => ({
  subject: `Your refund of “${title}” was refused`,
  content: 'A moderator read your request and refused it. The reason is under Unlocks in your wallet. You keep the prompt and every later version.',
});

/** Writes the messages to buyers when a prompt that they unlocked is taken down, and when it is back. */
export const promptMovedTexts = ({ title, removed, paid }: { title: string; removed: boolean; paid: number }): Texts =>
  removed
    ? {
        subject: `“${title}”, which you unlocked, was taken down`,
        content: `It broke our rules, so it can no longer be run. ${paid === 0 ? 'You had paid nothing for it.' : `You can get your ${tokens(paid)} back at any time, however often you ran it: choose the refund under Unlocks in your wallet.`} What you made with it stays yours.`,
      }
    : { subject: `“${title}” is back`, content: 'The moderators restored it. You can read, run and remix it as before.' };

/** Writes the message to a creator on a day on which earnings became spendable. */
export const earningsReleasedTexts = ({ amount }: { amount: number }): Texts => ({
  subject: `${tokens(amount)} earned and ready to spend`,
  content: `The ${RELEASE_DAYS} days for refunds are over: ${tokens(amount)} from runs and unlocks of your prompts ${pluralWord(amount, 'is', 'are')} in your wallet.`,
});

/** Writes the message to a person who got a tip. Only they read the sender's note. */
export const tipTexts = ({ sender, amount, note }: { sender: { displayName: string }; amount: number; note: string }, sentAt: Date): Texts => ({
  subject: `${sender.displayName} tipped you ${tokens(amount)}`,
  content: `${note === '' ? '' : `“${note}” `}You earn up to ${creatorShare(amount)} of them, available on ${availableOn(sentAt)}.`,
});
