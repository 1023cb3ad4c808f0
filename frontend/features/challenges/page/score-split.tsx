import { css, cx } from '#styled/css';
import { SCORE_SHARES } from '#contracts/challenges.ts';
import { rubricFill, voteFill } from '../medals.ts';
import { JUDGED } from '../challenge-page.words.ts';

/** A bar that shows how the final score in a challenge is made up: votes, then judges' scores, each as wide as its share. */
export const ScoreSplit = ({ alone = false }: { /** True when no judge scores the challenge, so that votes alone decide. */ alone?: boolean }) => (
  <p className={css({ display: 'flex', gap: '[3px]', textStyle: 'micro', fontWeight: 'bold', color: 'ink' })}>
    <span className={cx(part, voteFill, css({ borderRadius: '[7px 3px 3px 7px]' }))} style={{ flex: alone ? 100 : SCORE_SHARES.votes }}>{JUDGED.votes(alone ? 100 : SCORE_SHARES.votes)}</span>
    {!alone && <span className={cx(part, rubricFill, css({ borderRadius: '[3px 7px 7px 3px]' }))} style={{ flex: SCORE_SHARES.rubric }}>{JUDGED.rubric(SCORE_SHARES.rubric)}</span>}
  </p>
);

const part = css({ paddingBlock: '[5px]', paddingInline: '2.5', backgroundColor: '[var(--c)]', minWidth: '0' });
