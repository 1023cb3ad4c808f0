import { AppError } from '#kernel/errors.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { PacksContext } from './packs-context.ts';
import type { Person } from './packs.policy.ts';

/** A try to use a coupon or gift code: by which person, null for a visitor, and from which IP address. */
export interface CodeTry {
  viewer: Person | null;
  ip: string;
}

type Limits = Pick<PacksContext, 'limits'>;
const WRONG = new Set(['coupon_invalid', 'not_found']);

/**
 * Counts a try of a coupon or gift code before the code is looked up, so that tries at the same moment cannot exceed the limit together
 * (docs/rules/packs.md#codes).
 * @throws TooMany with Retry-After
 */
export async function takeTry({ limits }: Limits, { viewer, ip }: CodeTry): Promise<void> {
  // The account's limit comes first. An account that keeps trying codes then uses up no tries of other people at its IP address.
  if (viewer) await limits.take('codeAccount', viewer.userId);
  await limits.take('codeAddress', addressKey(ip));
}

async function giveTryBack({ limits }: Limits, { viewer, ip }: CodeTry): Promise<void> {
  await limits.giveBack('codeAddress', addressKey(ip));
  if (viewer) await limits.giveBack('codeAccount', viewer.userId);
}

/** Handles a request with a typed coupon or gift code. The counted try is given back unless the code was wrong. */
export async function withTry<Answer>(context: Limits, tried: CodeTry, work: () => Promise<Answer>): Promise<Answer> {
  // The counted try is given back without waiting, because an open transaction must not wait for Redis.
  const right = (): void => void giveTryBack(context, tried);
  try {
    const answer = await work();
    right();
    return answer;
  } catch (error) {
    if (!(error instanceof AppError && WRONG.has(error.code))) right();
    throw error;
  }
}
