import { PRODUCT } from '#contracts/product.ts';
import type { Email } from '#kernel/email/email.ts';

const day = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const recoverFactorEmail = (to: string, publicUrl: string, token: string): Email => ({
  to,
  subject: `Lost the second factor of your ${PRODUCT} account?`,
  text:
    'A sign-in with your password asked to remove the second factor. If it was you, press the button: after 7 days you can sign in once with your password alone. ' +
    'If it was not you, do not press it, and change your password now, because another person knows it.',
  action: { label: 'Start the 7 days', url: `${publicUrl}/#recover-factor=${token}` },
});

export const recoveryStartedEmail = (to: string, publicUrl: string, token: string, readyAt: Date): Email => ({
  to,
  subject: `The second factor of your ${PRODUCT} account will be removed`,
  text: `The recovery of your second factor has begun. From ${day(readyAt)} the next sign-in with your password removes it. If it was not you, cancel it with the button and change your password.`,
  action: { label: 'Keep my second factor', url: `${publicUrl}/#keep-factor=${token}` },
});

export const recoveryShortenedEmail = (to: string): Email => ({
  to,
  subject: `An administrator ended the wait for your ${PRODUCT} account`,
  text: 'The next sign-in with your password removes the second factor. If it was not you who asked for this, change your password now.',
});

export const recoveryCancelledEmail = (to: string): Email => ({
  to,
  subject: `Your ${PRODUCT} account keeps its second factor`,
  text: 'The recovery is cancelled. Signing in still needs the code. If it was not you who cancelled it, change your password.',
});

export const factorRecoveredEmail = (to: string): Email => ({
  to,
  subject: `The second factor of your ${PRODUCT} account was removed`,
  text: 'A recovery ended with a sign-in by password alone, and every other browser was signed out. Set up a new second factor in your settings. If it was not you, reset your password now.',
});
