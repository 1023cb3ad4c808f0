import * as oidc from 'openid-client';
import { z } from 'zod';
import { must } from '#contracts/must.ts';
import { SOCIAL_CALLBACK_PATH } from '#contracts/social-login.ts';
import type { SocialProvider } from '../identity.options.ts';
import { socialFailed, socialUnavailable } from '../credentials.errors.ts';
import type { SocialChecks, SocialClaims, SocialClient } from './social-client.ts';

const TIMEOUT_S = 5;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const words = z.string().trim().min(1).max(400).nullable().catch(null);
const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).nullable().catch(null),
  // Whether the provider says that it confirmed the email address. Some providers send the text 'true'. All other values count as unconfirmed.
  email_verified: z.unknown().transform((said) => said === true || said === 'true'),
  name: words,
  preferred_username: words,
});

const headerShape = z.object({ typ: z.string().optional() });

/**
 * Builds a client for OpenID Connect: authorization code flow, PKCE, state and nonce, with signature checks of ID tokens. The provider's
 * metadata is read at the first sign-in, and again after a failure.
 * @throws Error when the issuer is neither https nor on loopback
 */
export function createOidcClient({ issuer, clientId, clientSecret, label }: SocialProvider, publicUrl: string): SocialClient {
  const server = new URL(issuer);
  const insecure = server.protocol === 'http:' && LOOPBACK.has(server.hostname);
  if (server.protocol !== 'https:' && !insecure) throw new Error('OIDC_ISSUER must be an https address, or http on loopback.');
  const redirectUri = publicUrl + SOCIAL_CALLBACK_PATH;
  const guard = guarded(label);
  let discovered: Promise<oidc.Configuration> | null = null;

  function configuration(): Promise<oidc.Configuration> {
    discovered ??= guard(() =>
      oidc.discovery(server, clientId, undefined, clientSecret === null ? oidc.None() : withSecret(clientSecret), {
        timeout: TIMEOUT_S,
        execute: [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])],
      }),
    ).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  }

  return {
    label,
    async begin() {
      const config = await configuration();
      const checks: SocialChecks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        state: checks.state,
        nonce: checks.nonce,
      });
      return { url: url.href, checks };
    },
    async finish(checks, code) {
      const config = await configuration();
      const metadata = config.serverMetadata();
      const answer = new URL(redirectUri);
      // This server uses one provider only, so the answer gets that provider's issuer (RFC 9207).
      answer.search = new URLSearchParams({ code, state: checks.state, iss: metadata.issuer }).toString();
      return guard(async () => {
        const tokens = await oidc.authorizationCodeGrant(config, answer, {
          pkceCodeVerifier: checks.verifier,
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          idTokenExpected: true,
        });
        const idToken = must(tokens.claims(), 'the identity token');
        refuseOtherKinds(must(tokens.id_token, 'the identity token'));
        const asks = idToken['email'] === undefined && metadata.userinfo_endpoint !== undefined;
        // The email address and whether it was confirmed are always taken from the same answer.
        return toClaims(metadata.issuer, asks ? await oidc.fetchUserInfo(config, tokens.access_token, idToken.sub) : idToken);
      });
    },
  };
}

/**
 * Refuses tokens of other kinds, which the provider signs with the same key: they do not say who signs in.
 * @throws Error
 */
function refuseOtherKinds(token: string): void {
  const { typ } = headerShape.parse(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()));
  if (typ !== undefined && typ.toUpperCase() !== 'JWT') throw new Error(`The provider sent a token of the kind ${typ}.`);
}

function toClaims(issuer: string, said: unknown): SocialClaims {
  const { sub, email, email_verified: verified, name, preferred_username: preferredUsername } = claimsShape.parse(said);
  return { issuer, subject: sub, email, emailVerified: email !== null && verified, name, preferredUsername };
}

/** Sends the client secret in the body if the provider asks for that, else in a header, which all providers must accept (RFC 6749, 2.3.1). */
const withSecret = (secret: string): oidc.ClientAuth => (server, ...rest) => {
  const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
  (inBody ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret))(server, ...rest);
};

/** Turns errors of the provider into two kinds: it cannot be reached, or it refuses the sign-in. */
const guarded = (label: string) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw isAway(error) ? socialUnavailable(label, error) : socialFailed(label, error);
    }
  };

function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (error instanceof oidc.ClientError) return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  // `fetch` throws a TypeError when no server answered.
  return error instanceof TypeError;
}
