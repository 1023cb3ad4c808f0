import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { CircleCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, metaText, strongText } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { BENCH } from '#features/challenges/challenge-page.words.ts';
import { PromptTiles } from '#features/challenges/enter/prompt-tiles.tsx';
import { runQuery } from '#features/generation/generation.queries.ts';
import { ResultStage } from '#features/generation/result/result-stage.tsx';
import { connectedAtom } from '#lib/connection.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { searchNow } from '#lib/search-now.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { SubmitForm } from '#shared/challenges/submit-form.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { ChallengeRun } from './challenge-run.tsx';

/**
 * The place on a challenge's page where a member makes an entry: chooses a prompt or the challenge's form, runs it, and sends the result. The
 * address holds prompt and run.
 */
export function Bench({ challenge }: { challenge: ChallengeDetail }) {
  const [params, setParams] = useSearchParams();
  const slug = params.get('prompt');
  const runId = params.get('run');
  const put = (part: Record<string, string | null>): void => {
    const next = searchNow();
    for (const [name, value] of Object.entries(part)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  return (
    <Card as="section" aria-labelledby="bench" data-type={challenge.contentType}>
      <header className={head}>
        <h2 id="bench" className={css({ textStyle: 'pane' })}>{BENCH.title}</h2>
        <span className={metaText({ hideBelow: 'md' })}>{BENCH.note}</span>
      </header>
      <div className={css({ padding: { base: '4', md: '[16px 20px 20px]' }, borderBottom: 'soft' })}>
        <PromptTiles challenge={challenge} chosen={slug} onChoose={(chosen) => put({ prompt: chosen })} />
      </div>
      <div className={columns}>
        <div className={css({ minWidth: '0', '& > form': { border: 'none', borderRadius: 'none', padding: { base: '4', md: '5' } }, '& form > footer': { position: 'static', marginBlockEnd: '0', paddingBlockEnd: '0' } })}><ChallengeRun challenge={challenge} slug={slug} onStarted={(run) => put({ run })} /></div>
        <div className={result}>
          {runId === null
            ? <EmptyState size="sm" level="h3" art={<FrameScene />} title={BENCH.emptyTitle}>{BENCH.waitingText}</EmptyState>
            : <div className={column({ gap: '4' })}><ResultStage key={runId} runId={runId} /><Send challenge={challenge} runId={runId} /></div>}
        </div>
      </div>
    </Card>
  );
}

/** A button that submits the run's result to the challenge, or a note that it is already submitted. Nothing before the run has a result. */
function Send({ challenge, runId }: { challenge: ChallengeDetail; runId: string }) {
  const { now, timeZone } = useReaderClock();
  const place = useRef<HTMLDivElement>(null);
  const run = useQuery(runQuery(runId, useAtomValue(connectedAtom))).data;
  const isSent = challenge.ownEntries.some(({ generationId, status }) => generationId === runId && status === 'submitted');
  const wasSent = useRef(isSent);
  useEffect(() => {
    // The form goes away with the button that was pressed, so the place where the note appears takes focus.
    if (isSent && !wasSent.current && document.activeElement === document.body) place.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  if (!run || (run.status !== 'succeeded' && run.status !== 'partial')) return null;
  return (
    <div ref={place} tabIndex={-1} className={css({ outline: 'none' })}>
      {isSent
        ? <p role="status" className={sent}><CircleCheck size={18} aria-hidden /><span><b className={strongText()}>{BENCH.sentTitle}.</b> {BENCH.sentText}</span></p>
        : (
          <div className={column({ gap: '3', paddingBlockStart: '4', borderTop: 'soft' })}>
            <SubmitForm
              key={runId} challenge={challenge} generationId={runId} outputs={run.outputs} title={run.name ?? run.title} standing={challenge.ownEntries.filter(({ status }) => status === 'submitted')} most={challenge.maxEntriesPerPerson} closes={shortMoment(challenge.closesAt, now, timeZone)}
            />
          </div>
        )}
    </div>
  );
}

const head = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3', padding: { base: '[14px 16px]', md: '[16px 20px]' }, borderBottom: 'soft' });
const columns = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 320px) minmax(0, 1fr)]' } });
const result = css({ minWidth: '0', padding: { base: '4', md: '5' }, borderInlineStart: { md: 'soft' }, borderBlockStart: { base: 'soft', md: 'none' } });
const sent = css({ display: 'flex', gap: '2.5', padding: '3', borderRadius: 'md', backgroundColor: 'good.soft', textStyle: 'small', color: 'fg.muted', '& > svg': { color: 'good' } });
