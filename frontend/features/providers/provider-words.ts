import type { ProviderState } from '#contracts/providers.ts';
import { dollars } from '#lib/money.ts';
import { PROVIDER_ROW } from './providers.words.ts';

/** Rates of fewer calls would say nothing. */
const FEWEST = 20;

/** Millionths of a dollar as dollars and cents, rounded up: what is spent never looks less than it is. */
export const moneyOf = (micros: number): string => dollars(Math.ceil(micros / 10_000));

/** Ms as seconds: "1.3 s", and "48 s" from ten on. */
export const seconds = (ms: number): string => `${ms < 10_000 ? Math.round(ms / 100) / 10 : Math.round(ms / 1_000)} s`;

/** How a provider was in the last 24 hours. */
export function healthWords({ hours }: Pick<ProviderState, 'hours'>): string {
  const worked = hours.reduce((sum, hour) => sum + hour.worked, 0);
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0);
  if (worked + failed === 0) return PROVIDER_ROW.noRuns;
  if (worked + failed < FEWEST || worked === 0) return PROVIDER_ROW.fewFigures(worked, failed);
  const slowest = Math.max(...hours.map(({ p95Ms }) => p95Ms ?? 0));
  return PROVIDER_ROW.figures(Math.round((100 * worked) / (worked + failed)), seconds(slowest));
}

/** What a provider cost this month. */
export const spendWords = ({ spentMicros, capMicros }: Pick<ProviderState, 'spentMicros' | 'capMicros'>): string =>
  capMicros === null ? PROVIDER_ROW.noCap(moneyOf(spentMicros)) : PROVIDER_ROW.capped(moneyOf(spentMicros), moneyOf(capMicros));
