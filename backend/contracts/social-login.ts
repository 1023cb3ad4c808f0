import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { authResponse, secondFactorWanted } from './identity.ts';
import { currentPassword, secondFactorCode } from './password.ts';
import { id, success } from './primitives.ts';

const secret = z.string().check(z.minLength(20), z.maxLength(200));

/** The address to which a social login provider sends people back. The page hands code and state to the client in the fragment. */
export const SOCIAL_CALLBACK_PATH = '/api/auth/social/callback';

/** The answer to a social sign-in when an account with the same, unconfirmed email address exists. The client asks for that account's password, once. */
export const linkWanted = z.object({
  success: z.literal(false),
  code: z.literal('link_required'),
  message: z.string(),
  linkToken: z.string(),
  username: z.string(),
});

/**
 * The answer to a social sign-in when the account also needs its second factor. The client sends the code with this token to
 * `linkSocialLogin`, without a password.
 */
export const socialFactorWanted = z.extend(secondFactorWanted, { linkToken: z.string() });

export const startSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/social/start',
  summary: 'Begin a social sign-in (OpenID Connect with PKCE); a signed-in account links it, against its code or password',
  body: z.strictObject({ password: z.optional(currentPassword), code: z.optional(secondFactorCode) }),
  /** `flow` is a secret of this browser for one social sign-in. The client keeps it until the return and sends it with `finish`. */
  response: z.object({ url: z.string(), flow: z.string() }),
});
export const finishSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/social/finish',
  summary: 'Sign in with what the provider sent back; links to the signed-in account when there is one',
  body: z.strictObject({ flow: secret, code: z.string().check(z.minLength(1), z.maxLength(2_000)), state: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.union([authResponse, linkWanted, socialFactorWanted]),
});
export const linkSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/social/link',
  summary: 'End a social sign-in that asked for the password of the account with the same address, or for its second factor',
  body: z.strictObject({ linkToken: secret, password: z.optional(currentPassword), code: z.optional(secondFactorCode) }),
  response: z.union([authResponse, secondFactorWanted]),
});
export const unlinkSocialLogin = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/social-logins/:id',
  summary: 'Unlink a social login; refused for the last credential',
  params: z.strictObject({ id }),
  response: success,
});
