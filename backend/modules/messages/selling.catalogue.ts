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

/** What the buyer reads then. */
export const unlockRefundedTexts = ({ title, paid }: { title: string; paid: number }): Texts => ({
  subject: `“${title}” is given back`,
  content: paid === 0
    ? 'Nothing had been paid for it, so your wallet stays as it is.'
    : `${tokens(paid)} went back into your wallet. No hard feelings: there is a lot more to try.`,
});

/** What a creator reads on a day on which earnings became theirs. */
export const earningsReleasedTexts = ({ amount }: { amount: number }): Texts => ({
  subject: `${tokens(amount)} earned: yours to spend 🌱`,
  content: `People ran and unlocked what you made, and the seven days are over: ${tokens(amount)} ${amount === 1 ? 'is' : 'are'} in your wallet now.`,
});
