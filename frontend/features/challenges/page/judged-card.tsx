import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { JUDGED } from '../challenge-page.words.ts';
import { rubricFill } from '../medals.ts';
import { ScoreSplit } from './score-split.tsx';
import { SideCard } from './side-card.tsx';

/**
 * The card on how a challenge is judged: the shares of votes and judges' scores, the criteria with their weights, and the judges. Where votes
 * decide alone, the criteria have no weights.
 */
export function JudgedCard({ challenge: { criteria, judge }, onMethod }: { challenge: Pick<ChallengeDetail, 'criteria' | 'judge'>; onMethod(): void }) {
  const alone = judge === 'none';
  return (
    <SideCard title={JUDGED.title} note={<TextButton className={css({ textStyle: 'meta' })} onClick={onMethod}>{JUDGED.methodButton}</TextButton>}>
      <ScoreSplit alone={alone} />
      {alone && <p className={words}>{JUDGED.judges.none} {criteria.length > 0 && JUDGED.askedText}</p>}
      <ul className={stack({ gap: '3', marginBlockStart: '3.5' })}>
        {criteria.map(({ key, label, weight, hint }) => (
          <li key={key} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '2.5', rowGap: '0.5', textStyle: 'small' })}>
            <b className={css({ fontWeight: 'semibold' })}>{label}</b>
            {!alone && (
              <>
                <span className={css({ fontWeight: 'bold', tabular: true })}>{weight}</span>
                <span className={`${rubricFill} ${bar}`}><ProgressBar label={JUDGED.weightLabel(label)} value={weight} className={css({ height: '1' })} /></span>
              </>
            )}
            <p className={metaText({ gridColumn: '1 / -1' })}>{hint}</p>
          </li>
        ))}
      </ul>
      {!alone && <p className={words}>{JUDGED.judges[judge]}</p>}
    </SideCard>
  );
}

const words = css({ marginBlockStart: '3.5', textStyle: 'meta', color: 'fg.muted' });
const bar = css({ gridColumn: '1 / -1', marginBlock: '0.5', '& [role=progressbar] > div': { background: '[var(--c)]' } });
