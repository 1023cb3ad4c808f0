import { css, cx } from '#styled/css';
import { flex, strongText } from '#styled/patterns';
import { SCORE_SHARES } from '#contracts/challenges.ts';
import { rubricFill, voteFill } from '../medals.ts';
import { PODIUM } from '../challenge-winners.words.ts';

interface ScoreBarProps {
  /** The entry's score from the votes, 0 to 100. */
  votes: number;
  /** The entry's score from the judges, 0 to 100; null when the votes decided alone. */
  rubric: number | null;
  /** True shows both scores, and the points that each gave, as numbers under the bar. A score that decided alone stands there once. */
  legend?: boolean;
  size?: 'sm' | 'md';
}

const share = (score: number, percent: number): string => ((score * percent) / 100).toFixed(1);

/** The score of an entry as two bars, for votes and judges, each as wide as its share and filled by its score. */
export function ScoreBar({ votes, rubric, legend = false, size = 'md' }: ScoreBarProps) {
  const weights = rubric === null ? { votes: 100, rubric: 0 } : SCORE_SHARES;
  return (
    <div>
      <div role="img" aria-label={PODIUM.barLabel(Math.round(votes), rubric === null ? null : Math.round(rubric))} className={flex({ gap: '[3px]' })}>
        <span className={cx(track, voteFill)} data-size={size} style={{ flex: weights.votes }}><i className={fill} style={{ width: `${votes}%` }} /></span>
        {rubric !== null && <span className={cx(track, rubricFill)} data-size={size} style={{ flex: weights.rubric }}><i className={fill} style={{ width: `${rubric}%` }} /></span>}
      </div>
      {legend && (
        <p aria-hidden className={css({ display: 'flex', gap: '[3px]', marginBlockStart: '[7px]', textStyle: 'meta', color: 'fg.subtle', tabular: true })}>
          <span style={{ flex: weights.votes }}>{PODIUM.votes} {rubric !== null && `${Math.round(votes)} `}<b className={strongText()}>{share(votes, weights.votes)}</b></span>
          {rubric !== null && <span style={{ flex: weights.rubric }}>{PODIUM.rubric} {Math.round(rubric)} <b className={strongText()}>{share(rubric, weights.rubric)}</b></span>}
        </p>
      )}
    </div>
  );
}

const track = css({ display: 'block', height: '2', borderRadius: '[3px]', overflow: 'hidden', backgroundColor: '[color-mix(in oklch, var(--c), transparent 74%)]', '&[data-size=sm]': { height: '[5px]' }, _first: { borderStartStartRadius: '[8px]', borderEndStartRadius: '[8px]' }, _last: { borderStartEndRadius: '[8px]', borderEndEndRadius: '[8px]' } });
const fill = css({ display: 'block', height: 'full', backgroundColor: '[var(--c)]' });
