import { Check } from 'lucide-react';
import { css } from '#styled/css';
import { strongText, visuallyHidden } from '#styled/patterns';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { styleVariables } from '#shared/packs/style-variables.ts';
import { PHASES } from '../challenges-stage.words.ts';

interface PhaseLineProps {
  /** ISO times at which the challenge opens, closes, ends voting and shows its results. */
  opensAt: string;
  closesAt: string;
  votingEndsAt: string;
  resultsAt: string;
  /** The server's time in ms since the epoch, which decides which of the times have passed. */
  now: number;
}

/** A line with the four times of a challenge: opening, closing, end of voting, results. Past ones are checked, and the current part fills as time passes. */
export function PhaseLine({ opensAt, closesAt, votingEndsAt, resultsAt, now }: PhaseLineProps) {
  const { timeZone } = useReaderClock();
  const moments = [opensAt, closesAt, votingEndsAt, resultsAt];
  const times = moments.map((at) => Date.parse(at));
  const next = times.findIndex((time) => time > now);
  return (
    <ol aria-label={PHASES.label} className={line}>
      {PHASES.steps.map(({ before, after }, index) => {
        const done = next === -1 || index < next;
        const state = done ? 'done' : index === next ? 'next' : 'later';
        return (
          <li key={before} data-state={state} className={step}>
            <span aria-hidden className={node}>{done && <Check size={11} strokeWidth={3} />}</span>
            {index < 3 && <span aria-hidden className={leg} style={styleVariables({ '--p': `${legShare(times[index] ?? 0, times[index + 1] ?? 0, now)}%` })} />}
            <b className={name}>{done ? after : before}</b>
            {state !== 'later' && <span className={visuallyHidden()}>{PHASES.states[state]}</span>}
            <time dateTime={moments[index]} className={css({ color: 'fg.muted' })}>{shortMoment(moments[index] ?? '', now, timeZone)}</time>
          </li>
        );
      })}
    </ol>
  );
}

/** Returns how much of the time between two moments has passed, in percent from 0 to 100. */
const legShare = (from: number, to: number, now: number): number => (to <= from ? (now >= to ? 100 : 0) : Math.round(Math.min(1, Math.max(0, (now - from) / (to - from))) * 1_000) / 10);

const line = css({ display: 'grid', gridTemplateColumns: { base: 'repeat(4, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr)) auto' }, tabular: true });
const step = css({ position: 'relative', display: 'grid', justifyItems: 'start', alignContent: 'start', paddingBlockStart: '[26px]', textStyle: { base: 'micro', md: 'meta' }, minWidth: '0', paddingInlineEnd: { base: '1.5', md: '0' }, _last: { minWidth: { md: '[84px]' } } });
const node = css({
  position: 'absolute', insetInlineStart: '0', insetBlockStart: '0', display: 'grid', placeItems: 'center', width: '[18px]', height: '[18px]', borderRadius: 'full', border: '[2px solid {colors.line.field}]', backgroundColor: 'bg',
  '[data-state=done] > &': { backgroundColor: 'brand', borderColor: 'brand', color: 'bg' },
  '[data-state=next] > &': { borderColor: 'brand', boxShadow: '[0 0 0 4px {colors.brand.ring}]' },
});
const leg = css({ position: 'absolute', insetInlineStart: '6', insetInlineEnd: '1.5', insetBlockStart: '[8px]', height: '[3px]', borderRadius: '[3px]', background: '[linear-gradient(90deg, {colors.brand} var(--p), {colors.line} 0)]' });
const name = strongText({ '[data-state=later] > &': { color: 'fg.muted', fontWeight: 'semibold' } });
