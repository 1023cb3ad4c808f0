import { utcMinute } from '#contracts/utc-days.ts';
import type { credentialsChanged } from '#modules/identity/identity.events.ts';
import type { z } from 'zod';

export type CredentialsChange = z.infer<typeof credentialsChanged.payload>['what'];

interface Texts {
  subject: string;
  content: string;
}

const OTHERS_OUT = 'Every other browser was signed out.';
const IF_NOT = 'If it was not you, change your password now, under Settings.';

/** Writes the message to an account's owner about changed credentials. It names no provider and no address, which the settings show. */
const TEXTS: Record<CredentialsChange, Texts> = {
  password: { subject: 'Your password was changed', content: `${OTHERS_OUT} If it was not you, reset your password now. That signs out every browser.` },
  email: { subject: 'The address of your account was changed', content: 'Emails and password resets now go to the new address. If it was not you, change your password and your address under Settings.' },
  second_factor_on: { subject: 'Signing in now asks for a second factor', content: `Signing in now needs a code from your authenticator app. ${OTHERS_OUT} Keep your recovery codes in a place you can reach without your phone. ${IF_NOT}` },
  second_factor_off: { subject: 'Your second factor was switched off', content: `From now on your password alone is enough to sign in. ${OTHERS_OUT} ${IF_NOT}` },
  recovery_codes: { subject: 'You have new recovery codes', content: `The old ones stopped working. ${OTHERS_OUT} ${IF_NOT}` },
  social_linked: { subject: 'Another way to sign in was added', content: `One more account can now sign in to yours. ${OTHERS_OUT} If it was not you, unlink it under Settings and change your password.` },
  social_unlinked: { subject: 'A way to sign in was removed', content: `The linked account can no longer sign in to yours. ${OTHERS_OUT} ${IF_NOT}` },
  factor_recovery_started: { subject: 'Your second factor will be removed in 7 days', content: 'A recovery was started by email. In 7 days, the next sign-in with your password removes the second factor. If it was not you, cancel it under Settings and change your password.' },
  factor_recovery_shortened: { subject: 'An administrator ended the wait of your recovery', content: `The next sign-in with your password removes the second factor. ${IF_NOT}` },
  factor_recovery_cancelled: { subject: 'Your second factor stays', content: `The recovery is cancelled. Signing in still needs the code. ${IF_NOT}` },
  factor_recovered: { subject: 'Your second factor was removed', content: `A recovery ended with a sign-in by password alone. ${OTHERS_OUT} Set up a new second factor under Settings. ${IF_NOT}` },
};

/** Writes the message to a person whom an administrator muted until a time, or whose mute was ended (`until` is null). */
export const muteTexts = ({ until, reason }: { until: string | null; reason: string }): Texts =>
  until === null
    ? { subject: 'You can write to others again', content: 'An administrator ended your mute. Comments, reviews and publishing are open to you again.' }
    : { subject: `You are muted until ${utcMinute(new Date(until))}`, content: `Until then you can read, run and save. Comments, reviews, notes and publishing are closed to you. Reason: ${reason}` };

export const credentialsTexts = (what: CredentialsChange): Texts => TEXTS[what];
