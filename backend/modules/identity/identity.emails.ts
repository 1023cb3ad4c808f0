import { MINUTE_MS } from '#contracts/durations.ts';
import { PRODUCT } from '#contracts/product.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Email } from '#kernel/email/email.ts';

/** The emails of the identity module. With `to` null the email has no recipient and takes as long as a real one. */

const minutes = (ms: number): string => `${Math.round(ms / MINUTE_MS)} minutes`;

/** Makes a link with the token in its fragment. Browsers do not send fragments to servers, so no log contains the token. */
const link = (publicUrl: string, name: string, token: string): string => `${publicUrl}/#${name}=${token}`;

export const resetEmail = (to: string | null, publicUrl: string, token: string, lifeMs: number): Email => ({
  to,
  subject: `Reset your ${PRODUCT} password`,
  text:
    `We received a request to reset the password of your ${PRODUCT} account. If it was you, choose a new one within ${minutes(lifeMs)}. ` +
    `If it was not, nothing has changed and you can ignore this email.\n\nAsked for a token? It is this: ${token}`,
  action: { label: 'Choose a new password', url: link(publicUrl, 'reset-token', token) },
});

export const passwordChangedEmail = (to: string): Email => ({
  to,
  subject: `Your ${PRODUCT} password was changed`,
  text: 'Your password was just changed, and every other browser was signed out. If it was not you, reset it now. That signs out every browser.',
});

export const confirmationEmail = (to: string, publicUrl: string, token: string): Email => ({
  to,
  subject: `Confirm your address for ${PRODUCT}`,
  text: `Press the button to confirm that this address is yours. You need it to reset a lost password and to get waiting rewards.`,
  action: { label: 'Confirm this address', url: link(publicUrl, 'confirm-email', token) },
});

export const addressAskedEmail = (to: string, next: string): Email => ({
  to,
  subject: `The address of your ${PRODUCT} account is about to change`,
  text: `${masked(next)} becomes the address of your account once its owner confirms it. Until then everything goes to this one. If it was not you, change your password now. That cancels the change.`,
});

export const addressChangedEmail = (to: string, next: string): Email => ({
  to,
  subject: `The address of your ${PRODUCT} account was changed`,
  text: `Your account now uses ${masked(next)}. If it was not you, sign in, change your password and change your address back. This address gets no more emails from us.`,
});

export const socialLinkedEmail = (to: string, label: string): Email => ({
  to,
  subject: `${label} can now sign in to your ${PRODUCT} account`,
  text: `A sign-in with ${label} was linked to your account, and every other browser was signed out. If it was not you, unlink it in your settings and change your password.`,
});

export const deletionEmail = (to: string, deletesAt: Date): Email => ({
  to,
  subject: `Your ${PRODUCT} account will be deleted`,
  text: `Your account will be deleted on ${utcDay(deletesAt)}. Until then nothing is renewed: Pro ends with the month that is paid. To keep it, sign in before then.`,
});

/** The email for an account that an administrator deletes at once, for example because its owner asked for it. */
export const erasureEmail = (to: string): Email => ({
  to,
  subject: `Your ${PRODUCT} account is being deleted`,
  text: `An administrator is deleting your account and everything in it. This takes some minutes and cannot be undone.`,
});

/** Shortens an email address: its owner recognises it, and no other person can use it. */
const masked = (email: string): string => email.replace(/^(.)[^@]*(@.)[^@]*?(\.[^.@]*)?$/, '$1…$2…$3');
