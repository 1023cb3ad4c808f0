import { Sparkles, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { centered, column, dividedList, metaText } from '#styled/patterns';
import { FEWEST_ENTRANTS, FEW_PRIZE, FULL_ENTRANTS, NEWCOMER_CHALLENGES, NEWCOMERS_NEEDED, VOTES_FOR_TAKING_PART, WINNER_COOLDOWN_DAYS } from '#contracts/challenges.ts';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { TokenAmount } from '#ui/token-amount.tsx';
import { PRIZES } from '../challenge-page.words.ts';
import { disc } from '../medals.ts';
import { SideCard } from './side-card.tsx';

/** The card with the prize of each place in a challenge, other prizes, and the conditions for them, shown before people enter. */
export function PrizesCard({ challenge: { prizes, paidAt } }: { challenge: Pick<ChallengeDetail, 'prizes' | 'paidAt'> }) {
  const { now, timeZone } = useReaderClock();
  const { places, newcomer, takingPart, pool } = prizes;
  if (places.length === 0 && newcomer === null && takingPart === null) return <SideCard title={PRIZES.title}><p className={small}>{PRIZES.none}</p></SideCard>;
  return (
    <SideCard title={PRIZES.title} note={PRIZES.note(shortMoment(paidAt, now, timeZone))}>
      <ul className={dividedList()}>
        {places.map((tokens, index) => <Line key={index} sign={<span aria-hidden className={disc(index + 1)}>{index + 1}</span>} name={PRIZES.places[index] ?? PRIZES.place(index + 1)} tokens={tokens} />)}
        {newcomer !== null && <Line sign={<span className={round}><Sparkles size={14} aria-hidden /></span>} name={PRIZES.newcomer} note={PRIZES.newcomerText(NEWCOMER_CHALLENGES, NEWCOMERS_NEEDED)} tokens={newcomer} />}
        {takingPart !== null && <Line sign={<span className={round}><Ticket size={14} aria-hidden /></span>} name={PRIZES.takingPart} note={PRIZES.takingPartText(VOTES_FOR_TAKING_PART)} tokens={takingPart} />}
      </ul>
      <div className={column({ gap: '1.5', marginBlockStart: '3' })}>
        {pool !== null ? <p className={small}>{PRIZES.pool(pool)}</p> : <p className={small}>{PRIZES.few(FULL_ENTRANTS, FEW_PRIZE, FEWEST_ENTRANTS)}</p>}
        <p className={small}>{PRIZES.resting(WINNER_COOLDOWN_DAYS)}</p>
      </div>
    </SideCard>
  );
}

const Line = ({ sign, name, note, tokens }: { sign: ReactNode; name: string; note?: string; tokens: number }) => (
  <li className={line}>
    {sign}
    <span className={css({ minWidth: '0', fontWeight: 'semibold' })}>{name}{note !== undefined && <span className={metaText({ display: 'block', fontWeight: 'book' })}>{note}</span>}</span>
    <TokenAmount tokens={tokens} size={17} className={css({ color: 'amber', fontFamily: 'display', fontSize: '17' })} />
  </li>
);

const line = css({ display: 'grid', gridTemplateColumns: '26px minmax(0, 1fr) auto', gap: '3', alignItems: 'center', paddingBlock: '[9px]', textStyle: 'small', _first: { paddingBlockStart: '0' } });
const round = centered({ width: '[26px]', height: '[26px]', borderRadius: 'full', backgroundColor: 'raised', color: 'fg.subtle' });
const small = metaText();
