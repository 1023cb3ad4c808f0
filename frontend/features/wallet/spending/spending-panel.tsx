import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { column, flex, inlineStack, mutedText, wrap } from '#styled/patterns';
import type { Spending } from '#contracts/wallet.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { spendingQuery } from '../wallet.queries.ts';
import { SPENT_ON, totalOf } from './spent-on.ts';
import { SpendingTable } from './spending-table.tsx';
import { SPENDING_PANEL } from '../wallet.words.ts';

const Chart = lazyPart(() => import('./spending-chart.tsx'), 'SpendingChart');

const PERIODS = [{ value: '7', label: '7 days' }, { value: '30', label: '30 days' }, { value: '90', label: '90 days' }] as const;
export type SpendingPeriod = (typeof PERIODS)[number]['value'];
export const spendingPeriod = (text: string | null): SpendingPeriod => PERIODS.find(({ value }) => value === text)?.value ?? '30';

interface SpendingPanelProps {
  period: SpendingPeriod;
  onPeriod(period: SpendingPeriod): void;
}

/** Shows how many tokens the user's runs cost, by day and by output type. */
export function SpendingPanel({ period, onPeriod }: SpendingPanelProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(spendingQuery(Number(period)));
  return (
    <Card as="section" radius="lg" pad="md" aria-labelledby="spending-title">
      <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: '4' })}>
        <h2 id="spending-title" className={css({ textStyle: 'h4' })}>{SPENDING_PANEL.heading}</h2>
        <SegmentedControl label={SPENDING_PANEL.periodLabel} options={PERIODS} value={period} onValueChange={onPeriod} />
      </div>
      {error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[320px]' })} /></div>}
      {data && <div aria-busy={isPlaceholderData}><Spent data={data} /></div>}
    </Card>
  );
}

function Spent({ data }: { data: Spending }) {
  const { days, spent, runs, average, released } = data;
  const facts = (
    <dl className={factRow}>
      <Fact name={SPENDING_PANEL.averagePerRunName}>{average === null ? SPENDING_PANEL.noneYetText : average.toLocaleString('en-US', { maximumFractionDigits: 1 })}</Fact>
      <Fact name={pluralWord(runs, SPENDING_PANEL.runCostSomethingText, SPENDING_PANEL.runsCostSomethingText)}>{runs.toLocaleString('en-US')}</Fact>
      <Fact name={SPENDING_PANEL.releasedBackName}>{released.toLocaleString('en-US')}</Fact>
    </dl>
  );
  if (spent === 0) {
    return (
      <>
        <EmptyState size="sm" level="h3" art={<FrameScene />} title={SPENDING_PANEL.title} actions={<LinkButton to="/marketplace" variant="primary">{SPENDING_PANEL.button}</LinkButton>}>{SPENDING_PANEL.runPromptSpendText}</EmptyState>
        {facts}
      </>
    );
  }
  return (
    <div className={column({ gap: '4' })}>
      <p className={flex({ alignItems: 'baseline', gap: '2' })}><Sentence text={SPENDING_PANEL.inDaysText(spent, days.length)} parts={{ spent: <strong className={css({ textStyle: 'stat' })}>{spent.toLocaleString('en-US')}</strong> }} /></p>
      <figure aria-label={SPENDING_PANEL.chartTokensLabel}>
        <Suspense fallback={<Skeleton radius="md" className={css({ height: '[240px]' })} />}><Chart days={days} /></Suspense>
      </figure>
      <ul aria-label={SPENDING_PANEL.byTypeLabel} className={wrap({ columnGap: '4', rowGap: '1', textStyle: 'small', color: 'fg.muted' })}>
        {SPENT_ON.filter(({ name }) => totalOf(days, name) > 0).map(({ name, label, color }) => (
          <li key={name} className={inlineStack({ gap: '1.5' })}>
            <span aria-hidden className={css({ width: '2.5', height: '2.5', borderRadius: 'xs' })} style={{ backgroundColor: color }} />{label} <strong className={css({ color: 'fg', tabular: true })}>{totalOf(days, name).toLocaleString('en-US')}</strong>
          </li>
        ))}
      </ul>
      {facts}
      <SpendingTable days={days} />
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: '0' })}>
    <dt className={mutedText({ textStyle: 'meta' })}>{name}</dt>
    <dd className={css({ textStyle: 'h4', tabular: true })}>{children}</dd>
  </div>
);

const factRow = css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '4', borderBlock: 'soft', paddingBlock: '4' });
