import { PRODUCT } from '#contracts/product.ts';
import type { Email } from '#kernel/email/email.ts';

const IF_NOT = 'Every other browser was signed out. If it was not you, change your password now.';

/** Emails that tell the owner of an account when one of its credentials changes. */
const notice = (subject: string, text: string) => (to: string): Email => ({ to, subject, text: `${text} ${IF_NOT}` });

export const secondFactorOnEmail = notice(
  `Your ${PRODUCT} account now asks for a second factor`,
  'An authenticator app was added to your account: signing in now needs its code too. Keep your recovery codes in a place you can reach without your phone.',
);

export const secondFactorOffEmail = notice(
  `The second factor of your ${PRODUCT} account was switched off`,
  'From now on your password alone is enough to sign in.',
);

export const recoveryCodesEmail = notice(
  `New recovery codes for your ${PRODUCT} account`,
  'New recovery codes were made, and the old ones stopped working.',
);

export const socialUnlinkedEmail = (label: string): ((to: string) => Email) =>
  notice(`${label} was unlinked from your ${PRODUCT} account`, `Signing in with ${label} no longer signs in to your account.`);
