import { Ban, CircleCheck } from 'lucide-react';
import { css } from '#styled/css';
import { longWords, wrap } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { KIND_WORDS, STATE_WORDS } from '#shared/challenges/challenges.words.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { ShareButton } from '#shared/sharing/share-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { PAGE } from '../challenge-page.words.ts';
import { Stage } from '../stage/stage.tsx';
import { EntrySlot } from './entry-slot.tsx';

interface ChallengeHeadProps {
  challenge: ChallengeDetail;
  /** The server's time in ms since the epoch, from which countdowns are computed. */
  now: number;
  /** True shows only name and facts of the challenge, because the podium follows below. */
  compact: boolean;
}

/** The head of a challenge's page: the large picture, or above a podium only name and facts. */
export function ChallengeHead({ challenge, now, compact }: ChallengeHeadProps) {
  const { timeZone } = useReaderClock();
  // Hides the line about the viewer's entries on wide screens, where the entries stand beside the form.
  if (!compact) return <Stage challenge={challenge} now={now} look="head" status={challenge.you !== null && challenge.you.entries > 0 && <div className={css({ hideFrom: 'md' })}><EntrySlot challenge={challenge} /></div>} />;
  const { title, contentType, kind, state, entries, resultsAt } = challenge;
  return (
    <header className={css({ display: 'flex', flexDirection: { base: 'column', md: 'row' }, alignItems: { base: 'stretch', md: 'flex-end' }, justifyContent: 'space-between', gap: '4' })}>
      <div className={css({ minWidth: '0' })}>
        <h1 className={longWords({ textStyle: 'h1' })}>{title}</h1>
        <p className={css({ color: 'fg.muted', marginBlockStart: '1.5' })}>{PAGE.winnersLead(entries)}</p>
        <p className={wrap({ gap: '1.5', marginBlockStart: '3' })}><TypeChip type={contentType} /><Badge>{KIND_WORDS[kind]}</Badge><Badge>{state === 'completed' ? <><CircleCheck aria-hidden />{PAGE.resultsSince(shortMoment(resultsAt, now, timeZone))}</> : <><Ban aria-hidden />{STATE_WORDS[state]}</>}</Badge></p>
      </div>
      <div className={wrap({ gap: '2', '& > *': { mdDown: { flex: '1' } } })}>
        <ShareButton name={title} path={challengePath(challenge, 'winners')} />
        <LinkButton variant="primary" to="/challenges">{PAGE.todayButton}</LinkButton>
      </div>
    </header>
  );
}
