import { COOLDOWN_DAYS, REFUND_HOURS, REFUND_RUNS, REFUNDS_BEFORE_COOLDOWN } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';

/** The rule for refunds of an unlock, in the words that buyers read before they buy. */
export const REFUND_RULE = `You can get a refund within ${REFUND_HOURS} hours if you made fewer than ${REFUND_RUNS} runs since. If none of your runs worked, there is no time limit.`;

/** Returns why an unlock cannot be refunded now, as text; null where it can. */
export function refusalWords(refusal: Unlock['refusal']): string | null {
  switch (refusal) {
    case null:
      return null;
    case 'too_late':
      return `The ${REFUND_HOURS} hours for a refund are over.`;
    case 'too_many_runs':
      return `You ran it ${REFUND_RUNS} times or more since, so it cannot be refunded.`;
    case 'cooldown':
      return `After ${REFUNDS_BEFORE_COOLDOWN} refunds, the next one is possible after ${COOLDOWN_DAYS} days.`;
    case 'already_refunded':
      return 'It was refunded already.';
  }
}
