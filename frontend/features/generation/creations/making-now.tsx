import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { SECOND_MS } from '#contracts/durations.ts';
import { isTerminal } from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import { css } from '#styled/css';
import { coverImage, hstack, metaText, visuallyHidden } from '#styled/patterns';
import { connectedAtom } from '#lib/connection.ts';
import { newActionKey } from '#lib/call.ts';
import { useNow } from '#lib/use-now.ts';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { useCancelRun } from '../generation.mutations.ts';
import { liveTextQuery, recentRunsQuery } from '../generation.queries.ts';
import { statusLine } from '../result/status-words.ts';
import { runLabel } from '../run-label.ts';
import { costWords, countDown } from '../tray/tray-state.ts';
import { departure } from './fly-in.ts';
import { MAKING_NOW } from './creations.words.ts';

const MOST_SHOWN = 50;

/** The cards of queued and running runs above the creations. On My Creations they replace the job tray. */
export function MakingNow() {
  const runs = useQuery(recentRunsQuery({ state: 'active' }, MOST_SHOWN, useAtomValue(connectedAtom))).data ?? [];
  const active = runs.filter(({ status }) => !isTerminal(status));
  const now = useNow(SECOND_MS);
  const held = active.reduce((all, { quote, paidBy, waived }) => all + (paidBy != null || waived != null ? 0 : quote.total), 0);
  if (active.length === 0) return null;
  return (
    <section aria-labelledby="making-now" className={css({ marginBlockEnd: '6' })}>
      <div className={hstack({ gap: '2', marginBlockEnd: '3.5' })}>
        <h2 id="making-now" className={css({ textStyle: 'pane' })}>{MAKING_NOW.title}</h2>
        <span className={metaText({ tabular: true })}>{active.length}</span>
        {held > 0 && <span className={metaText({ marginInlineStart: 'auto', display: 'inline-flex', gap: '1.5', alignItems: 'center' })}><TokenAmount tokens={held} words size={15} />{MAKING_NOW.heldText}</span>}
      </div>
      <LiveRegion>{active.map((run) => `${runLabel(run)}: ${statusLine(run)}`).slice(0, 3).join('. ')}</LiveRegion>
      <ul className={strip}>{active.map((run) => <li key={run.id} ref={departure(run.id)}><MakingCard run={run} now={now} /></li>)}</ul>
    </section>
  );
}

function MakingCard({ run, now }: { run: Generation; now: number }) {
  const cancel = useCancelRun();
  const several = run.contentType === 'image' && run.quantity > 1 && run.delivered > 0;
  const label = runLabel(run);
  return (
    <article className={card} data-type={run.contentType}>
      <div className={preview}><Preview run={run} /></div>
      <div className={css({ display: 'grid', alignContent: 'start', gap: '0.5', minWidth: '0', padding: '3', paddingBlockEnd: '4' })}>
        <div className={hstack({ gap: '1.5', minHeight: '7', fontSize: '13', fontWeight: 'semibold', color: 'kind' })}>
          <TypeIcon type={run.contentType} size={14} />
          <span className={css({ truncate: true })}>{several ? MAKING_NOW.arrivedText(run.delivered, run.quantity) : statusLine(run)}</span>
          <Button size="sm" variant="ghost" className={css({ marginInlineStart: 'auto', marginBlock: '-0.5' })} busy={cancel.isPending} busyLabel={MAKING_NOW.stoppingLabel} onClick={() => cancel.mutate({ id: run.id, actionKey: newActionKey() })}>
            {MAKING_NOW.cancelButton}<span className={visuallyHidden()}>{MAKING_NOW.ofText(label)}</span>
          </Button>
        </div>
        <h3 className={css({ textStyle: 'cardTitle', fontSize: '14', truncate: true })}>{label}</h3>
        {run.contentType === 'text' && run.status === 'running' ? <LastWords run={run} /> : <p className={metaText({ tabular: true, truncate: true })}>{[costWords(run), countDown(run, now)].filter(Boolean).join(' · ')}</p>}
      </div>
      <ProgressBar value={run.status === 'queued' ? null : run.progress} label={MAKING_NOW.progressLabel(label)} className={edge} />
    </article>
  );
}

/** The end of a text that a run is writing, cut at its beginning. */
function LastWords({ run }: { run: Generation }) {
  const live = useQuery(liveTextQuery(run.id)).data?.text ?? run.excerpt ?? '';
  return <p className={said}><bdi>{live.replace(/\s+/g, ' ').slice(-90)}</bdi></p>;
}

function Preview({ run }: { run: Generation }) {
  const arrived = run.outputs.flatMap((output) => (output.kind === 'text' ? [] : [output.posterUrl ?? output.url]));
  if (run.contentType === 'image' && run.quantity > 1) {
    return <div className={four}>{Array.from({ length: Math.min(run.quantity, 4) }, (_, at) => <span key={at} className={css({ position: 'relative', overflow: 'hidden' })}>{arrived[at] && <img src={arrived[at]} alt="" className={fill} />}</span>)}</div>;
  }
  const cover = run.prompt?.coverUrl;
  return (
    <>
      {arrived[0] ? <img src={arrived[0]} alt="" className={fill} /> : cover && <CoverPicture url={cover} type={run.contentType} className={fill} />}
      {run.status === 'running' && run.contentType !== 'text' && <span className={veil}>{run.progress}%</span>}
    </>
  );
}

const strip = css({ display: 'grid', gap: { base: '3', md: '4' }, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }, mdDown: { gridAutoFlow: 'column', gridAutoColumns: '[84%]', overflowX: 'auto', scrollSnapType: 'x', '& > *': { scrollSnapAlign: 'center' } } });
const card = css({ position: 'relative', display: 'grid', gridTemplateColumns: { base: '80px minmax(0, 1fr)', md: '92px minmax(0, 1fr)' }, minHeight: '[104px]', layerStyle: 'card', overflow: 'hidden' });
const preview = css({ position: 'relative', overflow: 'hidden', backgroundColor: 'kind.soft' });
const fill = coverImage({ position: 'absolute', inset: '0' });
const four = css({ position: 'absolute', inset: '0', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.5', backgroundColor: 'surface', '& > *': { backgroundColor: 'raised' } });
const veil = css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center', backgroundColor: '[oklch(.15 .03 292 / .62)]', color: 'white', fontFamily: 'display', fontWeight: 'heavy', fontSize: '17', tabular: true });
const said = css({ textStyle: 'meta', color: 'fg.muted', truncate: true, direction: 'rtl', textAlign: 'left', '& bdi': { direction: 'ltr', borderInlineEnd: '[6px solid {colors.kind.fill}]', paddingInlineEnd: '0.5' } });
const edge = css({ position: 'absolute', insetInline: '0', insetBlockEnd: '0', height: '[3px]', borderRadius: 'none' });
