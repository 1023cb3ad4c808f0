import type { Clock } from '#kernel/clock.ts';

interface Life {
  clock: Clock;
  options: { factorRecoveryMs: number };
}

/**
 * A recovery that became ready at this time or before has lapsed: unused for as long again as it waited. A lapsed one is
 * over, also while its row waits for the next purge; statements compare `ready_at > :lapsed`.
 */
export const lapsedAt = ({ clock, options }: Life): Date => new Date(clock.now().getTime() - options.factorRecoveryMs);
