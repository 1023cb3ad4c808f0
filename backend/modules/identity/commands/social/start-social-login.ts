import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { IdentityContext } from '../../identity-context.ts';
import type { SocialClient } from '../../providers/social-client.ts';
import { openFlow } from './social-flow.ts';

/**
 * Starts a social sign-in, or links a social login to the signed-in account. Only this browser gets the secret `flow`, so no other browser
 * can finish it.
 * @throws AppError social_unavailable when the provider cannot be reached
 */
export async function startSocialLogin(context: IdentityContext, client: SocialClient, viewer: Viewer | null): Promise<{ url: string; flow: string }> {
  const { url, checks } = await client.begin();
  return { url, flow: await openFlow(context.db.knex, context, 'start', viewer?.userId ?? null, checks) };
}
