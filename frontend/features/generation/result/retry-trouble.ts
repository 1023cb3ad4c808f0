import { spendingFailure } from '#lib/spending.ts';

/** The toast after a retry that did not begin. */
export function retryTrouble(error: unknown): { tone: 'destructive'; title: string; description: string } {
  const { title, text } = spendingFailure(error, { refused: 'Please try again.', silent: 'The run may or may not have started.' });
  return { tone: 'destructive', title, description: text };
}
