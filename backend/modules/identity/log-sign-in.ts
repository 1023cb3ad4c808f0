import { AppError } from '#kernel/errors.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { IdentityContext } from './identity-context.ts';

/** The way in which a person signs in (docs/rules/identity.md#sign-in-log). */
export type WayIn = 'registration' | 'password' | 'administrators' | 'social' | 'social_link';

export interface SignInTry {
  way: WayIn;
  requestId: string;
  ip: string;
  /** The username that was typed at the sign-in; null if the person typed none. */
  account: string | null;
  /** Whether the request contained a code of a second factor, or a recovery code. */
  withCode: boolean;
}

/** The answer of a sign-in route: the signed-in person, or what the client must ask for next. */
type Answer = { success: true; user: { id: string } } | { success: false; code: string };

/**
 * Logs one line about each sign-in try, successful or refused: the person's id, or the typed name and the IP address as keyed hashes. The
 * line contains no password, code, name, email or address.
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
