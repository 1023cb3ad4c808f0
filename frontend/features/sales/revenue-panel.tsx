import { Suspense, useState } from 'react';
import { css } from '#styled/css';
import { mutedText, wrap } from '#styled/patterns';
import type { SalesSummary } from '#contracts/sales.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Card } from '#ui/card.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { groupDays, usualGrain } from './day-groups.ts';
import type { Grain } from './day-groups.ts';
import type { ChartPoint } from './revenue-chart.tsx';
import { RevenueTable } from './revenue-table.tsx';
import { REVENUE_PANEL } from './sales.words.ts';

const Chart = lazyPart(() => import('./revenue-chart.tsx'), 'RevenueChart');

const GRAINS = [{ value: 'day', label: REVENUE_PANEL.dayLabel }, { value: 'week', label: REVENUE_PANEL.weekLabel }, { value: 'month', label: REVENUE_PANEL.monthLabel }] as const;

/** Shows administrators the shop's sales over time, as a chart or as a table. */
export function RevenuePanel({ sales, before }: { sales: SalesSummary; before: SalesSummary | undefined }) {
  const [chosen, setGrain] = useState<Grain | null>(null);
  const grain = chosen ?? usualGrain(sales.days.length);
  const [numbers, setNumbers] = useState(false);
  // The chart compares only days with the period before, because its weeks and months start on other days.
  const earlier = grain === 'day' ? before?.days : undefined;
  const points: ChartPoint[] = groupDays(sales.days, grain).map((takings, index) => ({ ...takings, beforeCents: earlier?.[index]?.netCents ?? null }));
  const nothing = [...sales.days, sales.previous].every(({ grossCents, netCents }) => grossCents === 0 && netCents === 0);
  return (
    <Card as="section" pad="md" radius="lg" aria-labelledby="revenue-title">
      <div className={wrap({ gap: '3', justifyContent: 'space-between', alignItems: 'start', marginBlockEnd: '3' })}>
        <div>
          <h2 id="revenue-title" className={css({ textStyle: 'h4' })}>{REVENUE_PANEL.heading}</h2>
          <p className={mutedText({ textStyle: 'meta' })}>{REVENUE_PANEL.afterFeesRefundsText(sales.feeCents, sales.refundCents + sales.disputeCents)}</p>
        </div>
        {!nothing && <SegmentedControl label={REVENUE_PANEL.addUpByLabel} options={GRAINS} value={grain} onValueChange={setGrain} />}
      </div>
      {!nothing && <div className={wrap({ gap: '3', justifyContent: 'space-between', marginBlockEnd: '3', textStyle: 'meta', color: 'fg.muted' })}>
        <ul aria-label={REVENUE_PANEL.legendLabel} className={wrap({ columnGap: '4', rowGap: '1' })}>
          <Mark tone="net">{REVENUE_PANEL.heading}</Mark>
          <Mark tone="gross">{REVENUE_PANEL.grossText}</Mark>
          {earlier && <Mark tone="before">{REVENUE_PANEL.netPeriodBeforeText}</Mark>}
          <Mark tone="orders">{REVENUE_PANEL.ordersText}</Mark>
        </ul>
        <TextButton aria-pressed={numbers} onClick={() => setNumbers(!numbers)}>{REVENUE_PANEL.button}</TextButton>
      </div>}
      {nothing ? <p className={mutedText()}>{REVENUE_PANEL.empty}</p> : numbers ? <RevenueTable points={points} /> : (
        // The sales chart adapts to a narrower window a moment later, so the overflow is hidden to keep the page from widening.
        <figure className={css({ minWidth: '0', overflow: 'hidden' })} aria-label={REVENUE_PANEL.chartRevenueLabel(grain)}>
          <Suspense fallback={<Skeleton radius="md" className={css({ height: '[318px]' })} />}><Chart points={points} /></Suspense>
        </figure>
      )}
    </Card>
  );
}

const Mark = ({ tone, children }: { tone: 'net' | 'gross' | 'before' | 'orders'; children: string }) => <li data-tone={tone} className={mark}>{children}</li>;

const mark = css({
  display: 'inline-flex', alignItems: 'center', gap: '1.5',
  _before: { content: '""', width: '2.5', height: '2.5', borderRadius: 'xs', backgroundColor: 'chart.2' },
  '&[data-tone=gross]::before': { height: '0.5', backgroundColor: 'chart.4' },
  '&[data-tone=before]::before': { height: '0', borderRadius: 'none', backgroundColor: 'transparent', borderTop: '[1.5px dashed {colors.fg.subtle}]' },
  '&[data-tone=orders]::before': { backgroundColor: 'chart.1' },
});
