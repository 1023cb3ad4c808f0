import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import { countWords, isTerminal } from '#contracts/generation.ts';
import type { GenerationDetail } from '#contracts/generation.ts';
import { messageOf } from '#lib/api-error.ts';
import { connectedAtom } from '#lib/connection.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import { liveTextQuery, runQuery } from '../generation.queries.ts';
import { shownText } from '../live-text.ts';
import { MediaOutputs } from './media-outputs.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import { ResultActions } from './result-actions.tsx';
import { RunThumbs } from './run-thumbs.tsx';
import { StageHead } from './stage-head.tsx';
import { useSettledRun } from '../tray/use-settled-runs.ts';
import { RESULT_STAGE } from '../generation.words.ts';

interface ResultStageProps {
  runId: string;
  /** True shows the button that opens the share page of the result. */
  share?: boolean;
  /** Called with the id of the new run after a retry. Left out where retries start elsewhere, which hides the button. */
  onRetried?: ((runId: string) => void) | undefined;
}

/** Shows a run from its acceptance on: state, text or pictures as they arrive, and the receipt. */
export function ResultStage({ runId, share = false, onRetried }: ResultStageProps) {
  const run = useQuery(runQuery(runId, useAtomValue(connectedAtom)));
  const live = useQuery(liveTextQuery(runId));
  const burst = useBurst(run.data);
  useSettledRun(run.data !== undefined && isTerminal(run.data.status), run.data?.prompt?.id);
  if (run.isPending) return <Skeleton radius="xl" className={css({ height: '[280px]' })} />;
  if (run.isError) {
    return <Alert tone="bad" title={RESULT_STAGE.loadFailedTitle} action={<Button size="sm" onClick={() => void run.refetch()}>{RESULT_STAGE.button}</Button>}>{messageOf(run.error, RESULT_STAGE.loadFailed)}</Alert>;
  }
  const detail = run.data;
  const done = isTerminal(detail.status);
  // What a blocked run wrote before it was stopped is not shown: the server keeps none of it, and it may be what was not allowed.
  const text = detail.contentType === 'text' && detail.status !== 'blocked' ? (detail.outputs.find((output) => output.kind === 'text')?.text ?? shownText(live.data, detail)) : '';
  return (
    <div className={css({ position: 'relative' })}>
      <SparkBurst play={burst ? runId : null} />
      <Card as="section" magic={burst} aria-label={RESULT_STAGE.label} data-type={detail.contentType} className={css({ overflow: 'hidden' })}>
        <StageHead run={detail} done={done} words={countWords(text)} begunAt={live.data?.begunAt} onRetried={onRetried} />
        <div className={stack({ padding: { base: '4', md: '6' }, gap: '4' })}>
          {detail.error && <Alert tone="bad">{detail.error.message}</Alert>}
          {done && <ResultActions run={detail} text={text} share={share} onRetried={onRetried} />}
          {text && <ProseText text={text} streaming={!done} />}
          {!text && !done && detail.outputs.length === 0 && <Waiting run={detail} />}
          <MediaOutputs outputs={detail.outputs} title={detail.title} />
        </div>
        {done && <Foot run={detail} />}
      </Card>
    </div>
  );
}

/** Returns true after a run that the user watched has delivered, which plays a short animation once. */
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

/** The lines below a result: the cost of the run, a note on the provider that made it, and on phones the thumbs. */
function Foot({ run }: { run: GenerationDetail }) {
  return (
    <footer className={foot}>
      <ReceiptLine run={run} />
      {run.credit && run.outputs.length > 0 && <p className={metaText()}>{run.credit}</p>}
      <RunThumbs run={run} className={css({ hideFrom: 'md' })} />
    </footer>
  );
}

function Waiting({ run }: { run: GenerationDetail }) {
  const tall = run.contentType === 'text';
  return (
    <div className={stack({ gap: '3' })} aria-hidden>
      {tall ? [92, 100, 84, 96, 60].map((width) => <Skeleton key={width} className={css({ height: '4' })} style={{ width: `${width}%` }} />) : <Skeleton radius="md" className={css({ width: 'full', aspectRatio: '[3 / 2]' })} />}
    </div>
  );
}

const foot = stack({ gap: '2', paddingInline: { base: '4', md: '6' }, paddingBlock: '4', borderTop: 'soft' });
