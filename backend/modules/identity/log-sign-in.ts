import { AppError } from '#kernel/errors.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { IdentityContext } from './identity-context.ts';

/** How a person proves who they are (docs/rules/identity.md#sign-in-log). */
export type WayIn = 'registration' | 'password' | 'administrators' | 'social' | 'social_link';

export interface SignInTry {
  way: WayIn;
  requestId: string;
  ip: string;
  /** The name that was typed. Null where the person typed none. */
  account: string | null;
  /** Whether a code of a second factor, or a recovery code, came with it. */
  withCode: boolean;
}

/** What a route answers: a person who is signed in, or the next question. */
type Answer = { success: true; user: { id: string } } | { success: false; code: string };

/**
 * Writes one line about each try to sign in, right or refused: who by id, or the typed name and the address as keyed hashes. Neither
 * passwords nor codes, names, emails or addresses stand in it.
 */
export async function loggedSignIn<A extends Answer>({ log, logHash }: Pick<IdentityContext, 'log' | 'logHash'>, { way, requestId, ip, account, withCode }: SignInTry, work: () => Promise<A>): Promise<A> {
  const about = { way, requestId, from: logHash(addressKey(ip)), account: account === null ? undefined : logHash(account.toLowerCase()), withCode };
  try {
    const answer = await work();
    if (answer.success) log.info({ ...about, outcome: 'signed_in', userId: answer.user.id }, 'sign-in');
    else log.info({ ...about, outcome: answer.code }, 'sign-in');
    return answer;
  } catch (error) {
    log.warn({ ...about, outcome: error instanceof AppError ? error.code : 'failed' }, 'sign-in');
    throw error;
  }
}
