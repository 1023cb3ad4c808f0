import type { ProviderTest } from '#contracts/providers.ts';
import { Alert } from '#ui/alert.tsx';
import { seconds } from './provider-words.ts';
import { TEST_OUTCOME } from './providers.words.ts';

/** Shows the result of the last test call of a provider in the provider's words. */
export function TestOutcome({ outcome, problem }: { outcome: ProviderTest | undefined; problem: string | null }) {
  if (problem !== null) return <Alert tone="bad" title={TEST_OUTCOME.fails}>{problem}</Alert>;
  if (!outcome) return null;
  return <Alert tone={outcome.worked ? 'good' : 'bad'} title={outcome.worked ? TEST_OUTCOME.works(seconds(outcome.ms)) : TEST_OUTCOME.fails}>{outcome.words}</Alert>;
}
