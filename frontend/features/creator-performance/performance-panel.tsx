import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { column, longWords, metaText, spaceBetween, wrap } from '#styled/patterns';
import { button } from '#styled/recipes';
import type { Performance } from '#contracts/selling.ts';
import { searchNow } from '#lib/search-now.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EarningBars } from './earning-bars.tsx';
import { Payouts } from './payouts.tsx';
import { performanceCsv, performanceQuery } from './creator-performance.queries.ts';
import type { PerformanceDays } from './creator-performance.queries.ts';
import { PerformanceTiles } from './performance-tiles.tsx';
import { rateWords } from './performance-words.ts';
import { PromptsTable } from './prompts-table.tsx';
import { SaleLines } from './sale-lines.tsx';
import { PERFORMANCE_PANEL } from './creator-performance.words.ts';

const RANGES = [{ value: '7', label: '7 days' }, { value: '30', label: '30 days' }, { value: '90', label: '90 days' }] as const satisfies readonly { value: PerformanceDays; label: string }[];
const isId = (text: string | null): text is string => text !== null && /^[0-9a-f-]{36}$/i.test(text);

/** The panel with views, runs and earnings of a creator's prompts. Its address holds range and prompt (docs/rules/pages.md#view-in-address). */
export function PerformancePanel() {
  const [params, setParams] = useSearchParams();
  const days = RANGES.find(({ value }) => value === params.get('days'))?.value ?? '30';
  const asked = params.get('prompt');
  const promptId = isId(asked) ? asked : null;
  const found = useQuery(performanceQuery(days, promptId));
  const address = (changes: Record<string, string | null>, now = params): string => {
    const next = new URLSearchParams(now);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
  if (found.isPending) return <div aria-busy="true" className={stack}><Skeleton radius="md" className={css({ height: '10', width: '[280px]' })} /><Skeleton radius="lg" className={css({ height: '[120px]' })} /><Skeleton radius="lg" className={css({ height: '[240px]' })} /></div>;
  if (found.isError && !found.data) return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
  const performance = found.data;
  if (promptId === null && isNew(performance)) return <NothingYet />;
  const only = promptId === null ? undefined : (performance.prompts[0]?.title ?? PERFORMANCE_PANEL.onePrompt);
  return (
    <div className={stack} aria-busy={found.isPlaceholderData || undefined}>
      <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
        <SegmentedControl label={PERFORMANCE_PANEL.label} options={RANGES} value={days} onValueChange={(value) => setParams(new URLSearchParams(address({ days: value }, searchNow())), { replace: true })} />
        {/* The link that downloads the CSV file is a plain one and not one of the router, because the server makes the file. */}
        <a href={performanceCsv(days, promptId)} download className={cx(button({ size: 'sm' }))}><Download aria-hidden />{PERFORMANCE_PANEL.link}</a>
      </div>
      {only && <p className={wrap({ alignItems: 'center', gap: '2' })}><span><Sentence text={PERFORMANCE_PANEL.onlyText} parts={{ only: <strong>{only}</strong> }} /></span><LinkButton size="sm" variant="ghost" icon={<X aria-hidden />} to={address({ prompt: null })}>{PERFORMANCE_PANEL.showAllPromptsButton}</LinkButton></p>}
      <PerformanceTiles performance={performance} />
      <Part title={PERFORMANCE_PANEL.dayByDayTitle}><EarningBars days={performance.days} /></Part>
      {promptId === null && <Part title={PERFORMANCE_PANEL.earningsTitle}><Payouts performance={performance} /></Part>}
      {promptId === null && performance.sales.length > 0 && <Part title={PERFORMANCE_PANEL.latestSalesTitle}><SaleLines sales={performance.sales} /></Part>}
      <Part title={PERFORMANCE_PANEL.promptByPromptTitle}>
        {performance.prompts.length === 0 ? <p className={css({ color: 'fg.muted' })}>{PERFORMANCE_PANEL.emptyPeriod}</p> : <PromptsTable prompts={performance.prompts} only={(id) => address({ prompt: id })} />}
        <p className={metaText()}>{PERFORMANCE_PANEL.countingNote}</p>
      </Part>
      {performance.models.length > 0 && (
        <Part title={PERFORMANCE_PANEL.modelByModelTitle}>
          <ul className={css({ display: 'grid', gap: '1', textStyle: 'small', tabular: true })}>
            {performance.models.map(({ label, runs, works }) => <li key={label} className={spaceBetween({ gap: '3' })}><span>{label}</span><span>{PERFORMANCE_PANEL.worksText(runs, rateWords(works))}</span></li>)}
          </ul>
        </Part>
      )}
      {performance.referrers.length > 0 && (
        <Part title={PERFORMANCE_PANEL.referrersTitle}>
          <ul className={css({ display: 'grid', gap: '1', textStyle: 'small', tabular: true })}>
            {performance.referrers.map(({ host, visits }) => <li key={host} className={spaceBetween({ gap: '3' })}><span className={longWords()}>{host}</span><span>{PERFORMANCE_PANEL.visitsText(visits)}</span></li>)}
          </ul>
          <p className={metaText()}>{PERFORMANCE_PANEL.referrersNote}</p>
        </Part>
      )}
    </div>
  );
}

/** Tells whether no prompt of the creator was ever seen, run or paid for; the panel then explains how to sell one. */
const isNew = ({ prompts, pending, released, views, gross }: Performance): boolean => prompts.length === 0 && pending + released === 0 && views.before + gross.before === 0;

const NothingYet = () => (
  <EmptyState
    size="sm" level="h3" art={<FrameScene />} title={PERFORMANCE_PANEL.noFiguresYetTitle}
    actions={<LinkButton to="/create?sell=1" variant="primary">{PERFORMANCE_PANEL.sellPromptButton}</LinkButton>}
  >{PERFORMANCE_PANEL.emptyText}</EmptyState>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={stackOfPart}><h3 className={css({ textStyle: 'h4' })}>{title}</h3>{children}</section>
);

const stack = column({ gap: '6' });
const stackOfPart = column({ gap: '3' });
