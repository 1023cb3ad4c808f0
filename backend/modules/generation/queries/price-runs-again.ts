import { DAY_MS } from '#contracts/durations.ts';
import type { RateCardPrices, RatesPreview } from '#contracts/pricing-admin.ts';
import { PREVIEW_DAYS } from '#contracts/pricing-admin.ts';
import { LONG_TEXT_WORDS } from '#contracts/pricing.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';

/**
 * Every run stores the parameters of its quote, so its price by another rate card is computed exactly, by the rule of `quoteRun` for the
 * delivered outputs. A model that is gone keeps its runs' multiplier. Improvements keep their price, and review runs and free retries cost
 * nothing.
 */
const AGAIN = `
  with finished as (
    select
      case when content_type <> 'text' then content_type when length > :longText then 'longText' else 'shortText' end as rate,
      case when status = 'succeeded' then quantity else delivered end as outputs,
      (quote->>'unit')::int as unit,
      (quote->>'royalty')::int as royalty,
      coalesce((cast(:multipliers as jsonb)->>model_id)::numeric, (quote->>'multiplier')::numeric) as multiplier
    from generations
    where status in ('succeeded', 'partial') and created_at >= :from and created_at < :to and run_source not in ('improve', 'review', 'imported') and waived is null
  ), priced as (
    select rate, unit * outputs + royalty as before, ceil((cast(:base as jsonb)->>rate)::numeric * multiplier) * outputs + royalty as after
    from finished where outputs > 0
  )
  select rates.rate, count(before)::int as runs, coalesce(sum(before), 0)::int8 as before, coalesce(sum(after), 0)::int8 as after
  from unnest(array['shortText', 'longText', 'image', 'video']) with ordinality as rates (rate, place) left join priced using (rate)
  group by rates.rate, place order by place`;

/** The tokens that the finished runs of 30 days cost, and would have cost by another rate card, royalties included. */
export async function priceRunsAgain(connection: Connection, { clock, providers }: Pick<Deps, 'clock' | 'providers'>, { base, multipliers }: RateCardPrices): Promise<RatesPreview> {
  const to = clock.now();
  const from = new Date(to.getTime() - PREVIEW_DAYS * DAY_MS);
  const own = Object.fromEntries(providers.models().map(({ id, multiplier }) => [id, multiplier]));
  const bindings = { longText: LONG_TEXT_WORDS, base: JSON.stringify(base), multipliers: JSON.stringify({ ...own, ...multipliers }), from, to };
  const rates = await rows<RatesPreview['rates'][number]>(connection, AGAIN, bindings);
  return { from: from.toISOString(), to: to.toISOString(), rates };
}
