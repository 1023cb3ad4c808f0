import { must } from '#contracts/must.ts';
import * as contract from '#contracts/social-login.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { newSecret } from '#kernel/ids.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { completeSignIn } from '../commands/complete-sign-in.ts';
import type { Admission } from '../commands/social/admit-social.ts';
import { proveEither } from '../commands/prove-owner.ts';
import { confirmLink } from '../commands/social/confirm-link.ts';
import { finishSocialLogin } from '../commands/social/finish-social-login.ts';
import { startSocialLogin } from '../commands/social/start-social-login.ts';
import { unlinkSocialLogin } from '../commands/social/unlink-social-login.ts';
import type { IdentityContext } from '../identity-context.ts';
import { loggedSignIn } from '../log-sign-in.ts';
import { createOidcClient } from '../providers/oidc-client.ts';
import type { SocialClient } from '../providers/social-client.ts';
import { socialOff } from '../credentials.errors.ts';
import { secondFactorWanted, signedIn } from './auth.routes.ts';

const passwordWanted = (label: string, { linkToken, username }: Extract<Admission, { kind: 'password' }>) => ({
  success: false as const,
  code: 'link_required' as const,
  message: `An account with this address exists. Enter its password once. From then on ${label} signs you in to it.`,
  linkToken,
  username,
});

/** Routes for social logins. All are session routes: they start sessions, and their answers contain secrets. */
export function socialRoutes(routes: Routes, context: IdentityContext): void {
  const { limits, options } = context;
  const provider = options.social && createOidcClient(options.social, options.publicUrl);
  const enter = async (ip: string): Promise<SocialClient> => {
    if (!provider) throw socialOff();
    await limits.take('social', addressKey(ip));
    return provider;
  };

  routes.session(contract.startSocialLogin, 'open', async ({ viewer, ip, body }) => {
    const client = await enter(ip);
    if (viewer) await proveEither(context, viewer.userId, body);
    return startSocialLogin(context, client, viewer);
  });

  routes.session(contract.finishSocialLogin, 'open', ({ body, viewer, ip, requestId }, auth) =>
    loggedSignIn(context, { way: 'social', requestId, ip, account: viewer?.username ?? null, withCode: false }, async () => {
      const client = await enter(ip);
      const device = auth.device ?? newSecret();
      const admission = await finishSocialLogin(context, client, viewer, { ...body, arrival: { note: auth.arrivalNote, device, ip } });
      if (admission.kind === 'factor') return { ...secondFactorWanted(), linkToken: admission.linkToken };
      if (admission.kind === 'password') return passwordWanted(client.label, admission);
      if (admission.kind === 'linked') {
        const { userId, elevatedUntil } = must(viewer, 'the person who links a login');
        return signedIn(context, userId, elevatedUntil === null ? null : new Date(elevatedUntil));
      }
      await completeSignIn(context, admission.userId, auth, device);
      return signedIn(context, admission.userId);
    }));

  routes.session(contract.linkSocialLogin, 'open', ({ body, ip, requestId }, auth) =>
    loggedSignIn(context, { way: 'social_link', requestId, ip, account: null, withCode: body.code !== undefined }, async () => {
      const { label } = await enter(ip);
      const found = await confirmLink({ ...context, label }, body, addressKey(ip));
      if (found === 'second_factor') return secondFactorWanted();
      await completeSignIn(context, found.userId, auth);
      return signedIn(context, found.userId);
    }));

  routes.session(contract.unlinkSocialLogin, 'member', async ({ viewer, params }) => {
    await unlinkSocialLogin(context, viewer, params.id);
    return { success: true as const };
  });
}

/**
 * Mounts the address to which the provider sends browsers back. It only redirects to the client, with code and state in the fragment, which
 * no log and no `Referer` contains. The client then sends them with the secret of this browser.
 */
export function socialCallback(mount: RawRoutes): void {
  mount.get(contract.SOCIAL_CALLBACK_PATH, async ({ ctx }) => {
    const said = (name: string): string | null => {
      const value = ctx.query[name];
      return typeof value === 'string' && value.length <= 2_000 ? encodeURIComponent(value) : null;
    };
    const [code, state, error] = [said('code'), said('state'), said('error')];
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 303;
    ctx.set('Location', code && state && !error ? `/#social-code=${code}&social-state=${state}` : `/#social-error=${error ?? 'failed'}`);
    ctx.body = '';
  });
}
