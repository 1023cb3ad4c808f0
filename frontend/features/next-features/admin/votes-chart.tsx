import { css } from '#styled/css';
import { longWords, mutedText, stack } from '#styled/patterns';
import type { AdminFeature } from '#contracts/next-features.ts';
import { percentWords } from '#lib/percent-words.ts';
import { voteShare, voteWords } from '../vote-share.ts';
import { VOTES_CHART } from '../next-features.words.ts';

/** Bar chart of the votes for each next feature, most votes first. Each bar shows its number. */
export function VotesChart({ features }: { features: readonly AdminFeature[] }) {
  const sorted = [...features].sort((a, b) => b.votes - a.votes);
  const most = sorted[0]?.votes ?? 0;
  const total = features.reduce((sum, { votes }) => sum + votes, 0);
  if (total === 0) return <p className={mutedText()}>{VOTES_CHART.emptyText}</p>;
  return (
    <ul aria-label={VOTES_CHART.label} className={stack({ gap: '4' })}>
      {sorted.map(({ id, title, votes, votesThisWeek }) => (
        <li key={id} className={stack({ gap: '1.5' })}>
          <p className={line}><strong className={longWords({ minWidth: '0' })}>{title}</strong><strong className={css({ flex: 'none' })}>{voteWords(votes)}</strong></p>
          <div aria-hidden="true" className={css({ height: '2', borderRadius: 'xs', backgroundColor: 'raised', overflow: 'hidden' })}>
            <div className={css({ height: 'full', borderRadius: 'xs', backgroundColor: 'chart.2' })} style={{ width: `${voteShare(votes, most)}%` }} />
          </div>
          <p className={line} data-quiet><span>{VOTES_CHART.weekCount(votesThisWeek)}</span><span>{percentWords(voteShare(votes, total))}</span></p>
        </li>
      ))}
    </ul>
  );
}

const line = css({ display: 'flex', gap: '2', justifyContent: 'space-between', textStyle: 'small', fontVariantNumeric: 'tabular-nums', '&[data-quiet]': { textStyle: 'meta', color: 'fg.subtle' } });
