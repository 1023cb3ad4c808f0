import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, CircleCheck, X } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, metaText, stack, strongText } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FullWindow } from '#ui/full-window.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CLOSED_DUEL, DUEL } from '../challenge-vote.words.ts';
import { rubricFill, voteFill } from '../medals.ts';
import { ownVotesQuery } from '../winners/results.queries.ts';
import { ClosedSide } from './closed-side.tsx';
import { useKeyDown } from './use-key-down.ts';

interface ClosedDuelProps {
  challenge: ChallengeDetail;
  onLeave(): void;
}

/** After the results: the pairs of entries that the viewer voted on, one after the other, with the viewer's choice and which entry placed higher. */
export function ClosedDuel({ challenge, onLeave }: ClosedDuelProps) {
  const { now, timeZone } = useReaderClock();
  const [at, setAt] = useState(0);
  const votes = useInfiniteQuery(ownVotesQuery(challenge.id));
  const items = votes.data?.pages.flatMap((page) => page.items) ?? [];
  const { votes: cast = 0, pairs = 0, agreed = 0 } = votes.data?.pages[0] ?? {};
  const vote = items[at];
  const turn = (by: number): void => {
    const next = Math.min(cast - 1, Math.max(0, at + by));
    if (next >= items.length - 2 && votes.hasNextPage && !votes.isFetchingNextPage) void votes.fetchNextPage();
    setAt(next);
  };
  useKeyDown(({ key, altKey, ctrlKey, metaKey }) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  const bar = (
    <header className={top}>
      <IconButton label={DUEL.leaveLabel} onClick={onLeave}><X aria-hidden /></IconButton>
      <div className={css({ minWidth: '0' })}>
        <h2 className={css({ fontFamily: 'text', fontSize: { base: '14', md: '15' }, fontWeight: 'bold', letterSpacing: 'normal', lineHeight: 'snug', truncate: true })}>{challenge.title}</h2>
        <p className={metaText({ truncate: true })}>{CLOSED_DUEL.bar(shortMoment(challenge.votingEndsAt, now, timeZone))}</p>
      </div>
      <div className={hstack({ gap: '1', textStyle: 'small', color: 'fg.muted' })}>
        <IconButton label={CLOSED_DUEL.previous} disabled={at === 0} onClick={() => turn(-1)}><ChevronLeft aria-hidden /></IconButton>
        <span aria-live="polite"><b className={css({ color: 'fg' })}>{cast === 0 ? 0 : at + 1}</b> {CLOSED_DUEL.of(cast)}</span>
        <IconButton label={CLOSED_DUEL.next} disabled={at >= cast - 1} onClick={() => turn(1)}><ChevronRight aria-hidden /></IconButton>
      </div>
      <span className={css({ hideBelow: 'md', justifySelf: 'end', display: 'inline-flex', gap: '[7px]', alignItems: 'center', textStyle: 'small', fontWeight: 'semibold', color: 'good' })}><CircleCheck size={16} aria-hidden />{CLOSED_DUEL.agree(agreed, pairs)}</span>
    </header>
  );
  return (
    <FullWindow title={DUEL.windowTitle(challenge.title)} bar={bar} onClose={onLeave}>
      <div className={css({ minHeight: '0', overflowY: 'auto', display: 'grid', gridTemplateRows: '1fr auto', gridTemplateColumns: 'minmax(0, 1fr)' })} data-type={challenge.contentType}>
        <div className={middle}>
          {votes.isError && !votes.data && <FetchProblem error={votes.error} onRetry={() => void votes.refetch()} />}
          {!vote && !votes.isError && <div aria-busy="true"><Skeleton radius="xl" className={css({ height: '[420px]' })} /></div>}
          {vote && (
            <>
              <h1 className={css({ textStyle: { base: 'pane', md: 'h2' }, textAlign: 'center' })}>{vote.agrees === null ? CLOSED_DUEL.open : vote.agrees ? CLOSED_DUEL.agrees : CLOSED_DUEL.differs}</h1>
              <p className={css({ hideBelow: 'md', textAlign: 'center', textStyle: 'small', color: 'fg.subtle', marginBlock: '[6px 22px]' })}>{vote.choice === 'tie' ? `${CLOSED_DUEL.tied}. ` : vote.choice === 'skip' ? `${CLOSED_DUEL.skipped}. ` : ''}{challenge.judge === 'none' ? CLOSED_DUEL.howAlone : CLOSED_DUEL.how}</p>
              <div className={board}>
                <ClosedSide side={vote.left} picked={vote.choice === 'left'} />
                <span className={apart}>{vote.left && vote.right && <><b className={strongText({ fontFamily: 'display' })}>{Math.abs(vote.left.final - vote.right.final).toFixed(1)}</b><span className={css({ textStyle: 'micro' })}>{CLOSED_DUEL.apart}</span></>}</span>
                <ClosedSide side={vote.right} picked={vote.choice === 'right'} />
              </div>
            </>
          )}
        </div>
        <footer className={foot}>
          <span className={hstack({ gap: '4' })}><span className={hstack({ gap: '2' })}><i className={`${voteFill} ${swatch}`} />{CLOSED_DUEL.votes}</span>{challenge.judge !== 'none' && <span className={hstack({ gap: '2' })}><i className={`${rubricFill} ${swatch}`} />{CLOSED_DUEL.rubric}</span>}</span>
          <TextLink to={challengePath(challenge, 'winners')}>{CLOSED_DUEL.winners}</TextLink>
        </footer>
      </div>
    </FullWindow>
  );
}

const top = css({ display: 'grid', gridTemplateColumns: { base: '40px minmax(0, 1fr) auto', md: '44px minmax(0, 1fr) auto minmax(0, 1fr)' }, gap: { base: '2', md: '3' }, alignItems: 'center', minHeight: { base: '[56px]', md: '[72px]' }, paddingInline: { base: '2', md: '5' } });
const middle = css({ display: 'flex', flexDirection: 'column', justifyContent: { base: 'flex-start', md: 'center' }, gap: { base: '3', md: '0' }, width: '[min(100%, 1280px)]', marginInline: 'auto', paddingInline: { base: '4', md: '6' }, paddingBlockEnd: '4' });
const board = css({ display: 'grid', gap: { base: '6', md: '4' }, alignItems: 'start', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 56px minmax(0, 1fr)' } });
const apart = stack({ hideBelow: 'md', justifyItems: 'center', marginBlockStart: '[150px]', color: 'fg.subtle' });
const foot = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '6', padding: { base: '[4px 16px 14px]', md: '[14px 24px 18px]' }, textStyle: 'meta', color: 'fg.subtle' });
const swatch = css({ width: '2.5', height: '2.5', borderRadius: '[3px]', backgroundColor: '[var(--c)]' });
