import type { waysInChanged } from '#modules/identity/identity.events.ts';
import type { z } from 'zod';

export type WaysInChange = z.infer<typeof waysInChanged.payload>['what'];

interface Texts {
  subject: string;
  content: string;
}

const OTHERS_OUT = 'Every other browser was signed out.';
const IF_NOT = 'If it was not you, change your password now, under Settings.';

/** What the owner of an account reads when something changes about who can open it. No name of a provider, no address: these stand in the settings. */
const TEXTS: Record<WaysInChange, Texts> = {
  password: { subject: 'Your password was changed', content: `${OTHERS_OUT} If it was you, all is well. If it was not, reset your password now: whoever did it is then out as well.` },
  email: { subject: 'The address of your account was changed', content: 'From now on letters go to the new one, and links to reset a password too. If it was not you, change your password and put your address back, under Settings.' },
  second_factor_on: { subject: 'Signing in now asks for a second factor', content: `An authenticator app guards your account from now on. ${OTHERS_OUT} Keep your recovery codes where you find them without your phone. ${IF_NOT}` },
  second_factor_off: { subject: 'Your second factor was switched off', content: `From now on your password alone is enough to sign in. ${OTHERS_OUT} ${IF_NOT}` },
  recovery_codes: { subject: 'You have new recovery codes', content: `The old ones stopped working. ${OTHERS_OUT} ${IF_NOT}` },
  social_linked: { subject: 'Another way to sign in was added', content: `One more account can now open yours. ${OTHERS_OUT} If it was not you, unlink it under Settings and change your password.` },
  social_unlinked: { subject: 'A way to sign in was taken away', content: `The linked account does not open yours any more. ${OTHERS_OUT} ${IF_NOT}` },
  factor_recovery_started: { subject: 'Your second factor will come off in 7 days', content: 'A recovery was begun by mail: after the wait, the next sign-in with your password takes the second factor off. If it was not you, call it off under Settings and change your password.' },
  factor_recovery_shortened: { subject: 'An administrator ended the wait of your recovery', content: `The next sign-in with your password takes the second factor off. ${IF_NOT}` },
  factor_recovery_cancelled: { subject: 'Your second factor stays', content: `The recovery was called off: signing in needs the code as before. ${IF_NOT}` },
  factor_recovered: { subject: 'Your second factor came off', content: `A recovery ended, and your password alone opened the account. ${OTHERS_OUT} Set up a new second factor under Settings. ${IF_NOT}` },
};

export const waysInTexts = (what: WaysInChange): Texts => TEXTS[what];
