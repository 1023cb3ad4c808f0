import { css } from '#styled/css';
import { inlineStack, longWords, stack, visuallyHidden } from '#styled/patterns';
import { NEWCOMER_CHALLENGES } from '#contracts/challenges.ts';
import type { ChallengeResult } from '#contracts/challenge-votes.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { placeWords } from '#shared/challenges/place-words.ts';
import { TokenAmount } from '#ui/token-amount.tsx';
import { NEWCOMER } from '../challenge-winners.words.ts';
import { SideCard } from '../page/side-card.tsx';
import { AuthorLine } from './author-line.tsx';

/** The card with the best entry by a person who is in one of their first challenges, and what the newcomers' prize paid. The prize of its place stands elsewhere. */
export const NewcomerCard = ({ result: { entry, author, final, place, newcomerPrize } }: { result: ChallengeResult }) => (
  <SideCard title={NEWCOMER.title} note={NEWCOMER.note(NEWCOMER_CHALLENGES)}>
    <div className={css({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '3', alignItems: 'center' })}>
      <span className={css({ height: '[54px]', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'raised' })}><EntryMedia output={entry.output} alt="" /></span>
      <span className={stack({ minWidth: '0', justifyItems: 'start', gap: '0.5' })}>
        <b className={longWords({ textStyle: 'small', fontWeight: 'semibold' })}>{entry.title}</b>
        <AuthorLine author={author} />
        <span className={inlineStack({ gap: '1.5', textStyle: 'meta', color: 'fg.subtle' })}>{NEWCOMER.overall(final.toFixed(1), placeWords(place))}{newcomerPrize > 0 && <><span className={visuallyHidden()}>{NEWCOMER.prize}: </span><TokenAmount tokens={newcomerPrize} size={14} /></>}</span>
      </span>
    </div>
  </SideCard>
);
