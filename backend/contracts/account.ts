import * as z from 'zod/mini';
import { creationVisibility } from './creation-visibility.ts';
import { defineEndpoint } from './endpoint.ts';
import { appearance, currentUser, registerBody } from './identity.ts';
import { currentPassword, newPassword, secondFactorCode } from './password.ts';
import { id, idParams, isoTime, success, tidied } from './primitives.ts';

/** The largest avatar upload in bytes (docs/rules/server.md#body-limits). */
export const AVATAR_LIMIT_BYTES = 5 * 1024 * 1024;

const link = z.url({ protocol: /^https?$/, error: 'Enter an address that starts with https://' }).check(z.maxLength(200));

/** The fields of a person's public profile that they can change. */
export const profileBody = z.strictObject({
  displayName: z.string().check(tidied(), z.maxLength(60, 'Display name must be at most 60 characters')),
  bio: z.string().check(tidied(), z.maxLength(250, 'Bio must be at most 250 characters')),
  links: z.array(link).check(z.maxLength(4, 'You can add at most four links')),
});
export type ProfileBody = z.infer<typeof profileBody>;

export const privacy = z.object({
  /** Who sees a new creation by default. Showing its inputs is a separate choice. */
  creationVisibility,
  showLikes: z.boolean(),
  hideFromSearch: z.boolean(),
  showSensitive: z.boolean(),
});
export type Privacy = z.infer<typeof privacy>;

/** The account as its owner sees it on the settings page. */
export const account = z.object({
  profile: z.object({ displayName: z.string(), bio: z.string(), links: z.array(z.string()) }),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** The new email address that the account's owner has asked for and not confirmed yet. Emails go to `email` until it is confirmed. */
  newEmail: z.nullable(z.string()),
  /** False for accounts that only ever signed in socially. Their owner sets a first password by a reset email. */
  hasPassword: z.boolean(),
  passwordChangedAt: z.nullable(isoTime),
  secondFactor: z.object({
    enabled: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** From this time on, a sign-in by password switches the second factor off. Null while no recovery of the second factor is under way. */
    recoveryReadyAt: z.nullable(isoTime),
  }),
  socialLogins: z.array(z.object({ id, label: z.string(), linkedAt: isoTime })),
  appearance,
  privacy,
  /** True when the product set the default visibility of new creations back to private, and the person has not chosen since. */
  visibilityReset: z.boolean(),
  createdAt: isoTime,
});
export type Account = z.infer<typeof account>;

const accountAnswer = z.object({ account });

/** One browser in which the account is signed in. */
export const session = z.object({
  id,
  /** The browser and operating system of a session in plain words, e.g. `Firefox on Linux`. */
  device: z.string(),
  current: z.boolean(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
});
export type Session = z.infer<typeof session>;

export const changeEmailBody = z.strictObject({ email: registerBody.shape.email, password: currentPassword, code: z.optional(secondFactorCode) });
export type ChangeEmailBody = z.infer<typeof changeEmailBody>;
export const changePasswordBody = z.strictObject({ currentPassword, newPassword });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;
export const deleteAccountBody = z.strictObject({ password: z.optional(currentPassword), code: z.optional(secondFactorCode), username: z.string() });
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>;

export const getAccount = defineEndpoint({ method: 'GET', path: '/api/user/account', summary: 'Your account and its settings', response: accountAnswer });
export const updateProfile = defineEndpoint({ method: 'PUT', path: '/api/user/profile', summary: 'Change the public profile', body: profileBody, response: accountAnswer });
export const updateAppearance = defineEndpoint({ method: 'PUT', path: '/api/user/appearance', summary: 'Theme, motion and plain words', body: appearance, response: accountAnswer });
export const updatePrivacy = defineEndpoint({ method: 'PUT', path: '/api/user/privacy', summary: 'Change the privacy settings', body: privacy, response: accountAnswer });
/** Uploads an avatar: multipart with one part named `file`, PNG, JPG, GIF or WebP up to 5 MB. The server makes it a square WebP. */
export const uploadAvatar = defineEndpoint({ method: 'POST', path: '/api/user/avatar', summary: 'Upload a profile picture', response: z.object({ user: currentUser }) });
export const removeAvatar = defineEndpoint({ method: 'DELETE', path: '/api/user/avatar', summary: 'Remove the profile picture; the first letter is shown instead', response: z.object({ user: currentUser }) });
export const changeEmail = defineEndpoint({ method: 'POST', path: '/api/user/email', summary: 'Change the email address; it takes effect once it is confirmed, and the old address gets a notice', body: changeEmailBody, response: accountAnswer });
export const keepEmail = defineEndpoint({ method: 'DELETE', path: '/api/user/email', summary: 'Cancel a change of address that is not confirmed yet', response: accountAnswer });
export const changePassword = defineEndpoint({ method: 'POST', path: '/api/user/password', summary: 'Change the password; all other sessions end', body: changePasswordBody, response: success });

export const listSessions = defineEndpoint({ method: 'GET', path: '/api/user/sessions', summary: 'Sessions of this account, at most 100, latest first', response: z.object({ sessions: z.array(session) }) });
export const revokeSession = defineEndpoint({ method: 'DELETE', path: '/api/user/sessions/:id', summary: 'End one session', params: idParams, response: success });
export const revokeOtherSessions = defineEndpoint({ method: 'POST', path: '/api/user/sessions/revoke-others', summary: 'End all other sessions', response: success });

/** The address at which the owner downloads the ZIP of their personal data. */
export const EXPORT_PATH = '/api/user/export';
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/user/deletion',
  summary: 'Delete the account after 14 days; signing in before then cancels it',
  body: deleteAccountBody,
  response: z.extend(success, { deletesAt: isoTime }),
});
