import type { Clock } from '#kernel/clock.ts';

interface Life {
  clock: Clock;
  options: { factorRecoveryMs: number };
}

/**
 * Recoveries that became ready at this time or before have lapsed: they were unused for as long as they had to wait. Statements compare
 * `ready_at > :lapsed`, because a lapsed row may still wait for its deletion.
 */
export const lapsedAt = ({ clock, options }: Life): Date => new Date(clock.now().getTime() - options.factorRecoveryMs);
