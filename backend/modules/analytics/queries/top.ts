import type { Top } from '#contracts/admin-analytics.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AnalyticsContext } from '../analytics-context.ts';
import type { Span } from '../shop-figures.port.ts';

/** How many rows each list of top prompts, creators, packs or searches has. */
const SHOWN = 20;

const SEARCHES = `
  select words, sum(searches)::int as searches, sum(missed)::int as missed from search_days
  where day >= (cast(:from as timestamptz) at time zone 'UTC')::date and day < (cast(:to as timestamptz) at time zone 'UTC')::date and (not cast(:missedOnly as boolean) or missed > 0)
  group by words order by case when :missedOnly then sum(missed) else sum(searches) end desc, words limit :limit`;

interface Search {
  words: string;
  searches: number;
  missed: number;
}

/** The prompts and creators with the most runs, the packs that sold most, and the most frequent searches. Runs of creators' own prompts count too. */
export async function top(tx: Tx, { figures, identity }: Pick<AnalyticsContext, 'figures' | 'identity'>, span: Span): Promise<Top> {
  const ran = await figures.runs.prompts(tx, span);
  const sold = await figures.packs.mostSold(tx, span, SHOWN);
  const searches = (missedOnly: boolean): Promise<Search[]> => rows<Search>(tx, SEARCHES, { from: span.from, to: span.to, missedOnly, limit: SHOWN });
  const [all, missed] = [await searches(false), await searches(true)];
  const byCreator = new Map<string, { runs: number; worked: number; prompts: number }>();
  for (const { creatorId, runs, worked } of ran) {
    if (creatorId === null) continue;
    const known = byCreator.get(creatorId) ?? { runs: 0, worked: 0, prompts: 0 };
    byCreator.set(creatorId, { runs: known.runs + runs, worked: known.worked + worked, prompts: known.prompts + 1 });
  }
  const creators = [...byCreator].sort(([, a], [, b]) => b.runs - a.runs).slice(0, SHOWN);
  const prompts = ran.slice(0, SHOWN);
  const named = await figures.prompts.named(tx, prompts.map(({ promptId }) => promptId));
  const faces = await identity.creators(tx, [...new Set([...prompts.flatMap(({ creatorId }) => creatorId ?? []), ...creators.map(([id]) => id), ...sold.map(({ creatorId }) => creatorId)])]);
  const nameOf = (id: string | null): string | null => (id === null ? null : faces.get(id)?.username ?? null);
  return {
    prompts: prompts.map(({ promptId, creatorId, runs, worked, people }) => {
      const prompt = named.get(promptId);
      return { id: promptId, title: prompt?.title ?? '', slug: prompt?.slug ?? null, creator: nameOf(creatorId), runs, worked, people };
    }),
    creators: creators.map(([id, counts]) => ({ id, username: nameOf(id) ?? '', ...counts })),
    packs: sold.map(({ creatorId, ...pack }) => ({ ...pack, creator: nameOf(creatorId) })),
    searches: all,
    missed,
  };
}
