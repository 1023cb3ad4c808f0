import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { IdentityContext } from '../../identity-context.ts';
import type { SocialClient } from '../../providers/social-client.ts';
import { openFlow } from './social-flow.ts';

/**
 * Begins a social sign-in, or the linking to the account of whoever is signed in. `flow` is for this browser alone: without
 * it nobody can finish what was begun here.
 * @throws AppError social_unavailable
 */
export async function startSocialLogin(context: IdentityContext, client: SocialClient, viewer: Viewer | null): Promise<{ url: string; flow: string }> {
  const { url, checks } = await client.begin();
  return { url, flow: await openFlow(context.db.knex, context, 'start', viewer?.userId ?? null, checks) };
}
