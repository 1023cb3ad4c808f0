import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface FetchProblemProps {
  error: unknown;
  onRetry(): void;
}

/** A list that could not be fetched, and another go. */
export const FetchProblem = ({ error, onRetry }: FetchProblemProps) => (
  <Alert tone="bad" title="This could not be fetched" action={<Button size="sm" onClick={onRetry}>Try again</Button>}>
    {messageOf(error, 'Nothing was changed. Please try again.')}
  </Alert>
);
