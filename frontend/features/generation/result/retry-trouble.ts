import { spendingFailure } from '#shared/spending/spending-failure.ts';
import { RETRY_TROUBLE } from '../generation.words.ts';

/** Returns the toast after a retry of a run that could not start. */
export function retryTrouble(error: unknown): { tone: 'destructive'; title: string; description: string } {
  const { title, text } = spendingFailure(error, { refused: 'Please try again.', silent: RETRY_TROUBLE.startUncertain });
  return { tone: 'destructive', title, description: text };
}
