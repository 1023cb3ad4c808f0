import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FETCH_PROBLEM } from './ui.words.ts';

interface FetchProblemProps {
  error: unknown;
  onRetry(): void;
}

/** A message in place of a list that did not load, with a button that tries again. */
export const FetchProblem = ({ error, onRetry }: FetchProblemProps) => (
  <Alert tone="bad" title={FETCH_PROBLEM.title} action={<Button size="sm" onClick={onRetry}>{FETCH_PROBLEM.button}</Button>}>
    {messageOf(error, FETCH_PROBLEM.text)}
  </Alert>
);
