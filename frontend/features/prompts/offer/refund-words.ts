import { COOLDOWN_DAYS, REFUND_HOURS, REFUND_RUNS, REFUNDS_BEFORE_COOLDOWN } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';

/** The rule before anybody buys. */
export const REFUND_RULE = `Changed your mind? Give it back within ${REFUND_HOURS} hours with fewer than ${REFUND_RUNS} runs after it, and every token returns. If no run of yours ever worked, there is no time limit.`;

/** Why an unlock cannot be given back now, in plain words; null where it can. */
export function refusalWords(refusal: Unlock['refusal']): string | null {
  switch (refusal) {
    case null:
      return null;
    case 'too_late':
      return `The ${REFUND_HOURS} hours to give it back are over.`;
    case 'too_many_runs':
      return `It was run ${REFUND_RUNS} times or more since, so it stays yours.`;
    case 'cooldown':
      return `After ${REFUNDS_BEFORE_COOLDOWN} refunds the next one waits ${COOLDOWN_DAYS} days.`;
    case 'already_refunded':
      return 'It was given back already.';
  }
}
