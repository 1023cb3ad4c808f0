import { tokens } from './domain/token-words.ts';

interface Texts {
  subject: string;
  content: string;
}

type Kind = 'referrer' | 'newcomer' | 'milestone';

/** The reason for a reward of a referral, as a text. `friend` is the other person's name, or null if their account is deleted. */
function cause(kind: Kind, friend: string | null, friends: number | null): string {
  if (kind === 'milestone') return friends === null ? 'A milestone of invited friends' : `${friends} of your friends are settled`;
  if (kind === 'newcomer') return friend === null ? 'You came by a friend’s link' : `You came by the link of ${friend}`;
  return friend === null ? 'A friend whom you invited has stayed' : `${friend} came by your link and has stayed`;
}

export const referralSettledTexts = ({ kind, amount, friend, friends }: { kind: Kind; amount: number; friend: string | null; friends: number | null }): Texts => ({
  subject: `${tokens(amount)} for an invitation`,
  content: `${cause(kind, friend, friends)}: ${tokens(amount)} are in your wallet.`,
});

/**
 * Writes the message about tokens of a referral that were taken back: `taken` were in the wallet, and `owed` were spent and became debt. Both
 * are 0 for a reward that was not paid yet.
 */
export function referralRevokedTexts({ kind, amount, taken, owed, friend, reason }: { kind: Kind; amount: number; taken: number; owed: number; friend: string | null; reason: string }): Texts {
  const why = `${reason}.`.replace(/\.\.$/, '.');
  const about = kind === 'milestone' ? 'a milestone of invited friends' : friend === null ? 'an invitation' : `the invitation with ${friend}`;
  const debt = owed === 0 ? '' : ` ${tokens(owed)} of them were spent: your next tokens pay them first.`;
  return {
    subject: taken + owed === 0 ? 'A reward for an invitation will not come' : `${tokens(taken + owed)} for an invitation were taken back`,
    content: taken + owed === 0 ? `The ${tokens(amount)} for ${about} will not come. ${why}` : `The ${tokens(taken + owed)} for ${about} were taken back. ${why}${debt}`,
  };
}
