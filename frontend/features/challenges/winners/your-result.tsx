import { Coins, Moon, Scale } from 'lucide-react';
import { css } from '#styled/css';
import { longWords, metaText, strongText } from '#styled/patterns';
import { SEASON_POINTS } from '#contracts/challenge-seasons.ts';
import type { ChallengeResult } from '#contracts/challenge-votes.ts';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { duelPath } from '#shared/challenges/challenge-address.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { placeWords } from '#shared/challenges/place-words.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { TextLink } from '#ui/text-link.tsx';
import { seenPairs } from '../challenge-vote.words.ts';
import { YOUR_RESULT } from '../challenge-winners.words.ts';
import { SideCard } from '../page/side-card.tsx';

interface YourResultProps {
  challenge: ChallengeDetail;
  /** The viewer's best entry in the challenge; null when they have none. */
  you: ChallengeResult | null;
  /** Pairs that the viewer saw, how many of them can be compared with the results, and how many agree; null without results. */
  judged: { seen: number; pairs: number; agreed: number } | null;
}

/** The card with the viewer's place, prize and season points in a challenge, and how their votes agree with the results. */
export function YourResult({ challenge, you, judged }: YourResultProps) {
  const { now, timeZone } = useReaderClock();
  if (!you && !judged?.seen) return null;
  return (
    <SideCard title={YOUR_RESULT.title} note={you ? YOUR_RESULT.placeOf(placeWords(you.place), challenge.entries) : undefined}>
      {you && (
        <>
          <div className={css({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '3', alignItems: 'center' })}>
            <span className={css({ height: '[54px]', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'raised' })}><EntryMedia output={you.entry.output} alt="" /></span>
            <span className={css({ minWidth: '0' })}><b className={longWords({ display: 'block', textStyle: 'small', fontWeight: 'semibold' })}>{you.entry.title}</b><span className={metaText()}>{YOUR_RESULT.score(you.final.toFixed(1))}</span></span>
          </div>
          <ul className={got}>
            {you.prize !== null && you.prize > 0 && <li><Coins size={18} aria-hidden /><span>{YOUR_RESULT.prize}{Date.parse(challenge.paidAt) > now && ` (${YOUR_RESULT.prizeLater(shortMoment(challenge.paidAt, now, timeZone))})`}</span><b>+{you.prize}</b></li>}
            <li><Moon size={18} aria-hidden /><span>{YOUR_RESULT.points}</span><b>+{(SEASON_POINTS.places[you.place - 1] ?? 0) + SEASON_POINTS.entry * Math.max(1, challenge.you?.entries ?? 1)}</b></li>
          </ul>
        </>
      )}
      {judged !== null && judged.seen > 0 && (
        <p className={note}><Scale size={16} aria-hidden /><span>{seenPairs(judged)} {judged.pairs > 0 && <><b className={strongText()}>{YOUR_RESULT.agree(judged.agreed)}</b> {YOUR_RESULT.agreeRest} </>}<TextLink to={duelPath(challenge)}>{YOUR_RESULT.seeThem}</TextLink></span></p>
      )}
    </SideCard>
  );
}

const got = css({ marginBlockStart: '3.5', paddingBlockStart: '1.5', borderTop: 'soft', '& > li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr) auto', gap: '2.5', alignItems: 'center', minHeight: '9', textStyle: 'small', color: 'fg.muted' }, '& b': { fontWeight: 'bold', color: 'fg', tabular: true }, '& svg': { color: 'fg.subtle' } });
const note = css({ display: 'flex', gap: '2.5', marginBlockStart: '3.5', padding: '[10px 12px]', borderRadius: 'md', backgroundColor: 'brand.soft', textStyle: 'meta', color: 'fg.muted', '& > svg': { color: 'brand' } });
