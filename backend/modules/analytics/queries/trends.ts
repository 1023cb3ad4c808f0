import type { Trends } from '#contracts/admin-analytics.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { AnalyticsContext } from '../analytics-context.ts';
import type { Span } from '../shop-figures.port.ts';

/** The figures of runs in a range, in a number of statements that does not grow with the range. */
export async function trends(tx: Tx, { figures }: Pick<AnalyticsContext, 'figures'>, span: Span): Promise<Trends> {
  const { runs } = figures;
  const [people, days, models, failures, prompts] = [await runs.people(tx, span), await runs.days(tx, span), await runs.models(tx, span), await runs.failures(tx, span), await runs.prompts(tx, span)];
  const named = await figures.prompts.named(tx, [...new Set(prompts.map(({ promptId }) => promptId))]);
  const categories = new Map<string | null, { runs: number; worked: number }>();
  for (const prompt of prompts) {
    const category = named.get(prompt.promptId)?.category ?? null;
    const known = categories.get(category) ?? { runs: 0, worked: 0 };
    categories.set(category, { runs: known.runs + prompt.runs, worked: known.worked + prompt.worked });
  }
  return {
    people, days, models, failures,
    categories: [...categories].map(([category, counts]) => ({ category, ...counts })).sort((a, b) => b.runs - a.runs),
  };
}
