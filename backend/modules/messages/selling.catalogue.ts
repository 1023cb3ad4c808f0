interface Texts {
  subject: string;
  content: string;
}

const tokens = (count: number): string => `${count} ${count === 1 ? 'token' : 'tokens'}`;

/** What a creator reads when somebody unlocked a prompt of theirs. */
export const promptUnlockedTexts = ({ title, paid }: { title: string; paid: number }): Texts => ({
  subject: `Somebody unlocked “${title}” 🔓`,
  content: paid === 0
    ? 'Their runs had paid for it already. You have made something worth keeping.'
    : `${tokens(paid)} ${paid === 1 ? 'is' : 'are'} on the way: after seven days your part is yours to spend. You have made something worth keeping.`,
});

/** What a creator reads when an unlock was given back. */
export const unlockTakenBackTexts = ({ title, paid }: { title: string; paid: number }): Texts => ({
  subject: `An unlock of “${title}” was given back`,
  content: `${paid === 0 ? 'Nothing was paid for it.' : `Its ${tokens(paid)} went back with it.`} It happens to the best recipes; the next taste may be the one that stays.`,
});

/** What the buyer reads then; `granted` where they had asked a moderator. */
export const unlockRefundedTexts = ({ title, paid, granted = false }: { title: string; paid: number; granted?: boolean | undefined }): Texts => ({
  subject: granted ? `Your refund of “${title}” is granted` : `“${title}” is given back`,
  content: paid === 0
    ? 'Nothing had been paid for it, so your wallet stays as it is.'
    : `${tokens(paid)} went back into your wallet. ${granted ? 'What the moderator wrote stands among your unlocks.' : 'No hard feelings: there is a lot more to try.'}`,
});

/** What the buyer reads whom a moderator refused a refund. */
export const refundRefusedTexts = ({ title }: { title: string }): Texts => ({
  subject: `No refund for “${title}” this time`,
  content: 'A moderator looked at what you wrote and said no. Why stands among your unlocks. The text stays yours, with every later version.',
});

/** What buyers read when a prompt that they unlocked is taken down, and when it is back. */
export const promptMovedTexts = ({ title, removed, paid }: { title: string; removed: boolean; paid: number }): Texts =>
  removed
    ? {
        subject: `“${title}”, which you unlocked, was taken down`,
        content: `It broke a rule of this place, so nobody can run it any more. ${paid === 0 ? 'You had paid nothing for it, so there is nothing to give back.' : `Your ${tokens(paid)} ${paid === 1 ? 'is' : 'are'} yours again if you want: give it back among your unlocks, whenever you like, however often you ran it.`} What you made with it stays yours.`,
      }
    : { subject: `“${title}” is back 🎉`, content: 'The moderators looked again and brought it back. It is yours as before: read it, run it, remix it.' };

/** What a creator reads on a day on which earnings became theirs. */
export const earningsReleasedTexts = ({ amount }: { amount: number }): Texts => ({
  subject: `${tokens(amount)} earned: yours to spend 🌱`,
  content: `People ran and unlocked what you made, and the seven days are over: ${tokens(amount)} ${amount === 1 ? 'is' : 'are'} in your wallet now.`,
});
