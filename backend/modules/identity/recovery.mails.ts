import { PRODUCT } from '#contracts/product.ts';
import type { Mail } from '#kernel/mail/mail.ts';

const day = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const recoverFactorMail = (to: string, publicUrl: string, token: string): Mail => ({
  to,
  subject: `Lost the second factor of your ${PRODUCT} account?`,
  text:
    'A sign-in with your password asked to take the second factor off. If it was you, press the button: after 7 days your password alone opens the account, once. ' +
    'If it was not you, do not press it, and change your password now: it is known to another person.',
  action: { label: 'Begin the 7 days', url: `${publicUrl}/#recover-factor=${token}` },
});

export const recoveryStartedMail = (to: string, publicUrl: string, token: string, readyAt: Date): Mail => ({
  to,
  subject: `The second factor of your ${PRODUCT} account will come off`,
  text: `The recovery of your second factor has begun. From ${day(readyAt)} the next sign-in with your password takes it off. If it was not you, call it off with the button and change your password.`,
  action: { label: 'Keep my second factor', url: `${publicUrl}/#keep-factor=${token}` },
});

export const recoveryShortenedMail = (to: string): Mail => ({
  to,
  subject: `An administrator ended the wait for your ${PRODUCT} account`,
  text: 'The next sign-in with your password takes the second factor off. If it was not you who asked for this, change your password now.',
});

export const recoveryCancelledMail = (to: string): Mail => ({
  to,
  subject: `Your ${PRODUCT} account keeps its second factor`,
  text: 'The recovery was called off: signing in needs the code as before. If it was not you who called it off, change your password.',
});

export const factorRecoveredMail = (to: string): Mail => ({
  to,
  subject: `The second factor of your ${PRODUCT} account came off`,
  text: 'A recovery ended: your password alone opened the account, and every other browser was signed out. Set up a new second factor in your settings. If it was not you, reset your password now.',
});
