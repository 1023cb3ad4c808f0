import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText, stack } from '#styled/patterns';
import type { Reconciliation } from '#contracts/stripe-sync.ts';
import { spanWords } from '#lib/day-span.ts';
import { Alert } from '#ui/alert.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FindingsList } from './findings-list.tsx';
import { daysOfPeriod, resultWords } from './reconciliation-words.ts';
import { isRunning, reconciliationQuery } from './stripe-sync.queries.ts';
import { RECONCILIATION_VIEW } from './stripe-sync.words.ts';

interface ReconciliationViewProps {
  id: string;
  orderPath(orderId: string): string;
}

/** Shows one reconciliation with Stripe: its progress and what it found. */
export function ReconciliationView({ id, orderPath }: ReconciliationViewProps) {
  const found = useQuery(reconciliationQuery(id));
  if (found.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[90px]' })} /></div>;
  if (!found.data) return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
  const { data } = found;
  return (
    <section aria-label={RECONCILIATION_VIEW.comparisonLabel} className={column({ gap: '4', borderTop: 'soft', paddingBlockStart: '4' })}>
      <h3 className={css({ textStyle: 'h4' })}>{spanWords(daysOfPeriod(data))}{data.dryRun && RECONCILIATION_VIEW.heading}</h3>
      {found.isError && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
      <Outcome data={data} />
      <LiveRegion>{isRunning(data) ? '' : resultWords(data)}</LiveRegion>
      <FindingsList findings={data.findings} orderPath={orderPath} />
    </section>
  );
}

function Outcome({ data }: { data: Reconciliation }) {
  if (isRunning(data)) {
    return (
      <div className={stack({ gap: '2' })}>
        <ProgressBar value={null} label={RECONCILIATION_VIEW.comparingWithStripeLabel} />
        <p className={mutedText({ fontVariantNumeric: 'tabular-nums' })}>{data.status === 'queued' ? RECONCILIATION_VIEW.queued : RECONCILIATION_VIEW.progress(data.compared, data.findings.length)}</p>
      </div>
    );
  }
  if (data.status === 'failed') return <Alert tone="bad" title={RECONCILIATION_VIEW.title}>{RECONCILIATION_VIEW.failedText(data.error)}</Alert>;
  return <Alert tone={data.findings.length === 0 || data.findings.every(({ outcome }) => outcome === 'repaired') ? 'good' : 'warn'} title={resultWords(data)}>{RECONCILIATION_VIEW.comparedText(data.compared)}</Alert>;
}
