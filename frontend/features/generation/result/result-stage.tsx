import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { RotateCcw, Share2, Sparkles, Square } from 'lucide-react';
import { css } from '#styled/css';
import { countWords, isTerminal, stoppedPrice } from '#contracts/generation.ts';
import type { GenerationDetail } from '#contracts/generation.ts';
import { sharePath } from '#contracts/sharing.ts';
import { messageOf } from '#lib/api-error.ts';
import { newActionKey } from '#lib/call.ts';
import { connectedAtom } from '#lib/connection.ts';
import { priceNow } from '#lib/spending.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import { toast } from '#ui/toast.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useCancelRun, useRetryRun } from '../generation.mutations.ts';
import { liveTextQuery, runQuery } from '../generation.queries.ts';
import { shownText } from '../live-text.ts';
import { isOfPrompt } from '../run-address.ts';
import { retryTrouble } from './retry-trouble.ts';
import { FreeRetry } from './free-retry.tsx';
import { MediaOutputs } from './media-outputs.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import { RunThumbs } from './run-thumbs.tsx';
import { useSettledRun } from '../tray/use-settled-runs.ts';
import { statusLine, timeLeft } from './status-words.ts';
import { TextActions } from './text-actions.tsx';

interface ResultStageProps {
  runId: string;
  /** Offers the page by which it is sent to others. */
  share?: boolean;
  /** Offers the same once more; left out where that begins elsewhere. */
  onRetried?: ((runId: string) => void) | undefined;
}

/** One run from the moment it is accepted: line, words or pictures as they come, receipt. */
export function ResultStage({ runId, share = false, onRetried }: ResultStageProps) {
  const run = useQuery(runQuery(runId, useAtomValue(connectedAtom)));
  const live = useQuery(liveTextQuery(runId));
  const burst = useBurst(run.data);
  useSettledRun(run.data !== undefined && isTerminal(run.data.status));
  if (run.isPending) return <Skeleton className={css({ height: '[280px]', borderRadius: 'xl' })} />;
  if (run.isError) {
    return <Alert tone="bad" title="The run could not be fetched" action={<Button size="sm" onClick={() => void run.refetch()}>Try again</Button>}>{messageOf(run.error, 'It goes on without you watching.')}</Alert>;
  }
  const detail = run.data;
  const done = isTerminal(detail.status);
  const text = detail.contentType === 'text' ? (detail.outputs.find((output) => output.kind === 'text')?.text ?? shownText(live.data, detail)) : '';
  return (
    <div className={css({ position: 'relative' })}>
      <SparkBurst play={burst ? runId : null} />
      <Card as="section" magic={burst} aria-label="Result" data-type={detail.contentType} className={css({ overflow: 'hidden' })}>
        <Head run={detail} done={done} words={countWords(text)} onRetried={onRetried} />
        <div className={css({ padding: { base: '4', md: '6' }, display: 'grid', gap: '4' })}>
          {detail.error && <Alert tone="bad">{detail.error.message}</Alert>}
          {detail.contentType === 'text' && text && <ProseText text={text} streaming={!done} />}
          {!text && !done && detail.outputs.length === 0 && <Waiting run={detail} />}
          <MediaOutputs outputs={detail.outputs} title={detail.title} />
          {text && done && <div className={css({ display: 'flex', gap: '2', flexWrap: 'wrap' })}><TextActions text={text} title={detail.title} /></div>}
        </div>
        <Foot run={detail} done={done} words={countWords(text)} share={share} onRetried={onRetried} />
      </Card>
    </div>
  );
}

/** True once, when a run that was watched turns out well. */
function useBurst(run: GenerationDetail | undefined): boolean {
  const watched = useRef(false);
  const [burst, setBurst] = useState(false);
  const status = run?.status;
  useEffect(() => {
    if (status === 'queued' || status === 'running') watched.current = true;
    if (!watched.current || (status !== 'succeeded' && status !== 'partial')) return;
    watched.current = false;
    setBurst(true);
  }, [status]);
  return burst;
}

interface PartProps {
  run: GenerationDetail;
  done: boolean;
  words: number;
}

function Head({ run, done, words, onRetried }: PartProps & Pick<ResultStageProps, 'onRetried'>) {
  const cancel = useCancelRun();
  const retry = useRetryRun();
  const again = priceNow(retry.error)?.total ?? run.againPrice ?? null;
  const rerun = (): void =>
    retry.mutate({ id: run.id, expectedTotal: again ?? 0, actionKey: newActionKey() }, {
      onSuccess: (next) => onRetried?.(next.id),
      onError: (error) => toast(retryTrouble(error)),
    });
  const price = again === null ? '' : ` · ${tokenWords(again)}`;
  return (
    <header className={head}>
      {done ? <Sparkles aria-hidden className={css({ width: '4', height: '4', color: 'kind' })} /> : <span aria-hidden className={dot} />}
      <span className={facts}>
        <strong>{statusLine(run)}</strong>
        {run.contentType === 'text' && words > 0 && <span className={css({ color: 'fg.subtle', textStyle: 'meta', tabular: true })}>{words} of about {run.length} words</span>}
      </span>
      <LiveRegion>{`${run.title}: ${statusLine(run)}`}</LiveRegion>
      <span className={css({ flex: 'none', marginInlineStart: 'auto' })}>
        {done
          ? onRetried && <Button size="sm" icon={<RotateCcw aria-hidden />} busy={retry.isPending} busyLabel="Starting…" onClick={rerun}>{`${run.status === 'succeeded' ? 'Regenerate' : 'Try again'}${price}`}</Button>
          : <Button size="sm" icon={<Square aria-hidden />} busy={cancel.isPending} busyLabel="Stopping…" onClick={() => cancel.mutate({ id: run.id, actionKey: newActionKey() })}>Stop</Button>}
      </span>
    </header>
  );
}

function Waiting({ run }: { run: GenerationDetail }) {
  const tall = run.contentType === 'text';
  return (
    <div className={css({ display: 'grid', gap: '3' })} aria-hidden>
      {tall ? [92, 100, 84, 96, 60].map((width) => <Skeleton key={width} className={css({ height: '4' })} style={{ width: `${width}%` }} />) : <Skeleton className={css({ width: 'full', aspectRatio: '[3 / 2]', borderRadius: 'md' })} />}
    </div>
  );
}

function Foot({ run, done, words, share, onRetried }: PartProps & Omit<ResultStageProps, 'runId'>) {
  if (done) {
    return (
      <footer className={foot}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' })}>
          <ReceiptLine run={run} />
          <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' })}>
            {onRetried && <FreeRetry run={run} onRetried={onRetried} />}
            {(run.status === 'succeeded' || run.status === 'partial') && <>
              {share && run.prompt && isOfPrompt(run) && <LinkButton size="sm" variant="ghost" to={sharePath(run.prompt.slug, null, run.id)} icon={<Share2 aria-hidden />}>Share</LinkButton>}
              {run.surface !== 'review' && <RunThumbs run={run} />}
            </>}
          </span>
        </div>
        {run.credit && (words > 0 || run.outputs.length > 0) && <p className={css({ textStyle: 'meta', color: 'fg.subtle' })}>{run.credit}</p>}
      </footer>
    );
  }
  const percent = run.contentType === 'text' && run.length ? Math.min(99, Math.round((words / run.length) * 100)) : run.progress;
  return (
    <footer className={foot}>
      <ProgressBar value={run.status === 'queued' ? null : percent} label="Progress" />
      <p className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'meta', color: 'fg.subtle', tabular: true })}>
        <span>{stopWords(run, words)}</span>
        <span>{timeLeft(run)}</span>
      </p>
    </footer>
  );
}

/** What stopping means now: what is on the screen stays, and is paid for or uses a free retry up. */
function stopWords(run: GenerationDetail, words: number): string {
  if (run.waived != null && (words > 0 || run.delivered > 0)) return 'Stop now and what is here is yours: your free retry is used.';
  const price = stoppedPrice(run, words);
  return price > 0 ? `Stop now and you pay for what is here: ${tokenWords(price)}` : 'Stopping now costs nothing.';
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5', minHeight: '14', paddingInline: { base: '4', md: '6' }, paddingBlock: '2', borderBottom: 'soft', '& > svg': { flex: 'none' } });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', flex: '[1 1 160px]', minWidth: '0' });
const dot = css({ width: '2', height: '2', borderRadius: 'full', backgroundColor: 'kind.fill', animation: 'caret' });
const foot = css({ display: 'grid', gap: '2', paddingInline: { base: '4', md: '6' }, paddingBlock: '4', borderTop: 'soft' });
