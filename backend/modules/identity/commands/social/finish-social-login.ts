import { createHash, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { IdentityContext } from '../../identity-context.ts';
import type { SocialClient } from '../../providers/social-client.ts';
import type { Arrival } from '../../newcomers.port.ts';
import { socialFailed, socialFlowOver } from '../../credentials.errors.ts';
import { admitSocial } from './admit-social.ts';
import type { Admission } from './admit-social.ts';
import { startPayload } from './flow-payloads.ts';
import { takeFlow } from './social-flow.ts';

export interface SocialAnswer {
  flow: string;
  code: string;
  state: string;
  /** How the browser first came to the product; stored with an account that the login creates. */
  arrival: Arrival;
}

/**
 * Handles the provider's answer to a social login. Each try uses the flow up. A flow works only in the browser that began it: otherwise an
 * attacker could link their own social login to another person's account.
 * @throws AppError social_flow_over, social_failed, social_unavailable, and as admitSocial
 */
export async function finishSocialLogin(context: IdentityContext, client: SocialClient, viewer: Viewer | null, { flow, code, state, arrival }: SocialAnswer): Promise<Admission> {
  const begun = await takeFlow(context.db.knex, context, 'start', flow, startPayload);
  if (!begun || begun.userId !== (viewer?.userId ?? null)) throw socialFlowOver();
  if (!isSame(begun.payload.state, state)) throw socialFailed(client.label);
  const claims = await client.finish(begun.payload, code);
  return admitSocial({ ...context, label: client.label }, claims, viewer, arrival);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
