import { AppError } from '#kernel/errors.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { PacksContext } from './packs-context.ts';
import type { Person } from './packs.policy.ts';

/** A person, null for a visitor, who typed a code from an address. */
export interface CodeTry {
  viewer: Person | null;
  ip: string;
}

type Limits = Pick<PacksContext, 'limits'>;
const WRONG = new Set(['coupon_invalid', 'not_found']);

/**
 * Counts a try before it is known whether the code is right, so that tries at the same moment do not pass the limit together
 * (docs/rules/packs.md#codes). @throws TooMany with Retry-After
 */
export async function takeTry({ limits }: Limits, { viewer, ip }: CodeTry): Promise<void> {
  // The account first: one that tries on takes nothing from the others behind its address.
  if (viewer) await limits.take('codeAccount', viewer.userId);
  await limits.take('codeAddress', addressKey(ip));
}

async function giveTryBack({ limits }: Limits, { viewer, ip }: CodeTry): Promise<void> {
  await limits.giveBack('codeAddress', addressKey(ip));
  if (viewer) await limits.giveBack('codeAccount', viewer.userId);
}

/** Does what a typed code is for. The try that was taken for it comes back unless the code was wrong. */
export async function withTry<Answer>(context: Limits, tried: CodeTry, work: () => Promise<Answer>): Promise<Answer> {
  // Not awaited: an open transaction must not wait for Redis.
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
