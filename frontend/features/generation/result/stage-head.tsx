import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CircleAlert, RotateCcw, Sparkles, Square } from 'lucide-react';
import { css } from '#styled/css';
import { keepSize, metaText, stack, wrap } from '#styled/patterns';
import { stoppedPrice } from '#contracts/generation.ts';
import type { GenerationDetail } from '#contracts/generation.ts';
import { newActionKey } from '#lib/call.ts';
import { priceNow } from '#shared/spending/spending-failure.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useCancelRun, useRetryRun } from '../generation.mutations.ts';
import { retryTrouble } from './retry-trouble.ts';
import { statusLine, timeLeft } from './status-words.ts';
import { STAGE_HEAD } from '../generation.words.ts';

interface StageHeadProps {
  run: GenerationDetail;
  done: boolean;
  /** Number of words of the run's text that the page shows so far. */
  words: number;
  /** When the first of these words arrived, by this browser's clock; undefined when the page was opened later. */
  begunAt?: number | undefined;
  /** Called with the id of the new run after a retry. Left out where retries start elsewhere, which hides the button. */
  onRetried?: ((runId: string) => void) | undefined;
}

/** The head above a run's output: what the run is doing, its progress and remaining time, and at the end how it ended. */
export function StageHead({ run, done, words, begunAt, onRetried }: StageHeadProps) {
  const head = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // The head, not the button that replaces "Stop", gets the focus: a second press of Enter would start a run that costs tokens.
  useLayoutEffect(() => {
    if (hadFocus.current) head.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [done]);
  return (
    <header ref={head} tabIndex={-1} className={box}>
      <div className={line}>
        {!done ? <span aria-hidden className={dot} /> : run.status === 'failed' || run.status === 'blocked' ? <CircleAlert aria-hidden className={css({ width: '4', height: '4', color: 'bad' })} /> : <Sparkles aria-hidden className={css({ width: '4', height: '4', color: 'kind' })} />}
        <span className={facts}>
          <strong data-keep-clear="">{statusLine(run)}</strong>
          {run.contentType === 'text' && words > 0 && <span className={fact}>{STAGE_HEAD.ofAboutText(words)} {run.length} {STAGE_HEAD.wordsText}</span>}
          {!done && <TimeLeft run={run} words={words} begunAt={begunAt} />}
        </span>
        <LiveRegion>{`${run.title}: ${statusLine(run)}`}</LiveRegion>
        <span className={keepSize({ marginInlineStart: 'auto' })}>{done ? onRetried && <Again run={run} onRetried={onRetried} /> : <Stop runId={run.id} onGone={(focused) => { hadFocus.current = focused; }} />}</span>
      </div>
      {!done && (
        <>
          <ProgressBar value={run.status === 'queued' ? null : percentOf(run, words)} label={STAGE_HEAD.label} />
          <p className={small}>{stopWords(run, words)}</p>
        </>
      )}
    </header>
  );
}

/** The remaining time of a run, counted down between the server's estimates. */
function TimeLeft({ run, words, begunAt }: Pick<StageHeadProps, 'run' | 'words' | 'begunAt'>) {
  const left = timeLeft(run, useNow(1_000), words, begunAt);
  return left === null ? null : <span className={fact}>{left}</span>;
}

/** The button that stops a run. It calls `onGone` when it leaves the page, with true when it had the focus. */
function Stop({ runId, onGone }: { runId: string; onGone(focused: boolean): void }) {
  const cancel = useCancelRun();
  const button = useRef<HTMLButtonElement>(null);
  const leave = useEffectEvent(() => onGone(button.current !== null && button.current === document.activeElement));
  useLayoutEffect(() => () => leave(), []);
  return <Button ref={button} size="sm" icon={<Square aria-hidden />} busy={cancel.isPending} busyLabel={STAGE_HEAD.stoppingBusyLabel} onClick={() => cancel.mutate({ id: runId, actionKey: newActionKey() })}>{STAGE_HEAD.stopButton}</Button>;
}

function Again({ run, onRetried }: { run: GenerationDetail; onRetried(runId: string): void }) {
  const retry = useRetryRun();
  const again = priceNow(retry.error)?.total ?? run.againPrice ?? null;
  const rerun = (): void =>
    retry.mutate({ id: run.id, expectedTotal: again ?? 0 }, {
      onSuccess: (next) => onRetried(next.id),
      onError: (error) => toast(retryTrouble(error)),
    });
  const price = again === null ? '' : ` · ${tokenWords(again)}`;
  return <Button size="sm" icon={<RotateCcw aria-hidden />} busy={retry.isPending} busyLabel={STAGE_HEAD.startingBusyLabel} onClick={rerun}>{`${run.status === 'succeeded' ? 'Regenerate' : STAGE_HEAD.tryAgainButton}${price}`}</Button>;
}

const percentOf = (run: GenerationDetail, words: number): number | null =>
  run.contentType === 'text' && run.length ? Math.min(99, Math.round((words / run.length) * 100)) : run.progress;

/** Returns what stopping the run now would cost. The text so far stays, and is charged or uses up a free retry. */
function stopWords(run: GenerationDetail, words: number): string {
  if (run.waived != null && (words > 0 || run.delivered > 0)) return STAGE_HEAD.stopKeepsRetry;
  const price = stoppedPrice(run, words);
  return price > 0 ? STAGE_HEAD.stopPrice(price) : STAGE_HEAD.stopIsFree;
}

const box = stack({ gap: '2', paddingInline: { base: '4', md: '6' }, paddingBlock: '2.5', borderBottom: 'soft', outline: 'none' });
const line = wrap({ alignItems: 'center', columnGap: '3', rowGap: '1.5', minHeight: '9', '& > svg': { flex: 'none' } });
const facts = wrap({ alignItems: 'baseline', columnGap: '3', flex: '[1 1 160px]', minWidth: '0' });
const small = metaText({ tabular: true });
// Keeps a number and its unit on one line, so that the facts about a run wrap only between each other.
const fact = metaText({ tabular: true, whiteSpace: 'nowrap' });
const dot = css({ flex: 'none', width: '2', height: '2', borderRadius: 'full', backgroundColor: 'kind.fill', animation: 'caret' });
