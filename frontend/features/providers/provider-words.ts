import type { ProviderState } from '#contracts/providers.ts';
import { durationWords } from '#lib/duration-words.ts';
import { dollars } from '#lib/money.ts';
import { PROVIDER_ROW } from './providers.words.ts';

/** Fewest calls of a provider for which its success rate is shown, because rates of fewer calls mean little. */
const FEWEST = 20;

/** Converts millionths of a dollar to dollars and cents, rounded up, so that a cost never looks lower than it is. */
export const moneyOf = (micros: number): string => dollars(Math.ceil(micros / 10_000));

/** Returns the health of a provider in the last 24 hours as text. */
export function healthWords({ hours }: Pick<ProviderState, 'hours'>): string {
  const worked = hours.reduce((sum, hour) => sum + hour.worked, 0);
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0);
  if (worked + failed === 0) return PROVIDER_ROW.noRuns;
  if (worked + failed < FEWEST || worked === 0) return PROVIDER_ROW.fewFigures(worked, failed);
  const slowest = Math.max(...hours.map(({ p95Ms }) => p95Ms ?? 0));
  return PROVIDER_ROW.figures(Math.round((100 * worked) / (worked + failed)), durationWords(slowest));
}

/** Returns the cost of a provider this month as text. */
export const spendWords = ({ spentMicros, capMicros }: Pick<ProviderState, 'spentMicros' | 'capMicros'>): string =>
  capMicros === null ? PROVIDER_ROW.noCap(moneyOf(spentMicros)) : PROVIDER_ROW.capped(moneyOf(spentMicros), moneyOf(capMicros));
