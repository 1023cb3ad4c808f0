import { Alert } from '#ui/alert.tsx';
import { spendingFailure } from './spending-failure.ts';
import type { SpendingWords } from './spending-failure.ts';

/** A message on why a request that spends tokens failed, and whether it was charged. */
export function SpendingAlert({ error, words }: { error: unknown; words: SpendingWords }) {
  const { text, ...alert } = spendingFailure(error, words);
  return <Alert {...alert}>{text}</Alert>;
}
