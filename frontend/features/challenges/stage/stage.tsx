import type { ReactNode } from 'react';
import { EyeOff, Trophy } from 'lucide-react';
import { css, cx } from '#styled/css';
import { wrap } from '#styled/patterns';
import type { ChallengeCard, ChallengeState } from '#contracts/challenges.ts';
import { ChallengeCover } from '#shared/challenges/challenge-cover.tsx';
import { KIND_WORDS } from '#shared/challenges/challenges.words.ts';
import { Badge } from '#ui/badge.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { phaseEnd } from '../use-phase-refresh.ts';
import { COUNTDOWN, STAGE } from '../challenges-stage.words.ts';
import { Countdown } from './countdown.tsx';
import { onDark } from './on-dark.ts';
import { PhaseLine } from './phase-line.tsx';
import { FirstPrize } from './first-prize.tsx';

interface StageProps {
  challenge: ChallengeCard;
  /** The server's time in ms since the epoch, from which the countdown is computed. */
  now: number;
  /** Place of the challenge's picture: `hero` on the page that lists challenges, `head` on the page of one challenge, with the page's heading. */
  look: 'hero' | 'head';
  actions?: ReactNode;
  /** Whether the viewer has entered or voted, shown beside the challenge's times. */
  status?: ReactNode;
}

/** Text on what the countdown runs to, by the state of the challenge; empty for challenges that have ended. */
const UNTIL: Record<ChallengeState, string> = { scheduled: COUNTDOWN.untilOpens, active: COUNTDOWN.untilCloses, voting: COUNTDOWN.untilVotingEnds, judging: COUNTDOWN.untilResults, completed: '', cancelled: '' };

/** The large picture of a challenge with its theme, countdown, first prize, and the challenge's four times below. */
export function Stage({ challenge, now, look, actions, status }: StageProps) {
  const { title, theme, contentType, kind, entries, state, prizes } = challenge;
  const end = phaseEnd(challenge);
  const Title = look === 'hero' ? 'h2' : 'h1';
  return (
    <section aria-label={title} className={cx(onDark, stage)} data-type={contentType}>
      <div className={art} data-look={look}><ChallengeCover challenge={challenge} look="stage" eager /></div>
      <div className={copy} data-look={look}>
        <p className={wrap({ alignItems: 'center', gap: '2' })}>
          {look === 'hero'
            ? <><Badge tone="warn"><Trophy size={13} aria-hidden />{STAGE.today}</Badge><TypeChip type={contentType} /><span className={css({ textStyle: 'meta', color: 'fg.muted', tabular: true })}>{STAGE.entries(entries)}</span></>
            : <><TypeChip type={contentType} /><Badge>{KIND_WORDS[kind]}</Badge>{state !== 'completed' && state !== 'cancelled' && <Badge><EyeOff size={13} aria-hidden />{STAGE.blind}</Badge>}</>}
        </p>
        <Title className={heading} data-look={look}>{title}</Title>
        <p className={lead} data-look={look}>{theme}</p>
        {end !== null && (
          <div className={numbers} data-look={look}>
            <Countdown until={end} now={now} what={UNTIL[state]} size={look === 'hero' ? 'lg' : 'sm'} />
            <FirstPrize tokens={prizes.places[0] ?? 0} size={look === 'hero' ? 'lg' : 'sm'} />
          </div>
        )}
        {actions && <div className={acts}>{actions}</div>}
      </div>
      {state !== 'cancelled' && (
        <div className={foot} data-look={look}>
          {status}
          <PhaseLine {...challenge} now={now} />
        </div>
      )}
    </section>
  );
}

const stage = css({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', borderRadius: 'xl', overflow: 'hidden', border: '[1px solid oklch(1 0 0 / .09)]', backgroundColor: '[oklch(.205 .05 285)]' });
// The challenge's picture fades out on the left, where the text stands on a dark ground.
const art = css({
  position: 'relative', gridArea: { md: '1 / 1' }, height: { base: '[196px]', md: 'auto' }, minHeight: { md: '[404px]' }, overflow: 'hidden', '&[data-look=head]': { height: { base: '[148px]', md: 'auto' }, minHeight: { md: '[252px]' } },
  '& > *': { position: 'absolute', insetBlock: '0', insetInlineEnd: '0', width: { base: 'full', md: '[82%]' }, height: 'full', maskImage: { md: '[linear-gradient(90deg, transparent, black 48%)]' } },
});
const copy = css({
  position: 'relative', gridArea: { md: '1 / 1' }, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0', width: { md: '[min(100%, 560px)]' }, padding: { base: '5', md: '[32px 0 32px 36px]' },
  '&[data-look=head]': { padding: { base: '[18px 20px 20px]', md: '[26px 0 24px 32px]' } },
});
const heading = css({
  fontFamily: 'display', fontWeight: 'bold', textWrap: 'balance', overflowWrap: 'anywhere', lineHeight: 'none', fontSize: { base: '[2.25rem]', md: '[clamp(2.25rem, 4.4vw, 3.5rem)]' }, letterSpacing: 'tighter', marginBlock: { base: '[14px 8px]', md: '[18px 12px]' },
  '&[data-look=head]': { fontSize: { base: '[1.875rem]', md: '44' }, marginBlock: '[14px 8px]' },
});
const lead = css({ color: 'fg.muted', maxWidth: '[34ch]', fontSize: { base: '15', md: '17' }, '&[data-look=head]': { maxWidth: '[46ch]', fontSize: '15' } });
const numbers = css({ display: 'flex', alignItems: 'center', columnGap: { base: '4', md: '7' }, justifyContent: { base: 'space-between', md: 'flex-start' }, width: { base: 'full', md: 'auto' }, marginBlockStart: 'auto', paddingBlockStart: { base: '5', md: '6' }, '&[data-look=head]': { justifyContent: 'flex-start', paddingBlockStart: '4' } });
const acts = css({ display: 'flex', flexDirection: { base: 'column', md: 'row' }, flexWrap: 'wrap', gap: '2.5', width: { base: 'full', md: 'auto' }, marginBlockStart: { base: '5', md: '6' } });
const foot = css({
  display: 'grid', alignItems: 'center', gap: { base: '4', md: '10' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 300px) minmax(0, 1fr)' }, padding: { base: '[14px 16px 18px]', md: '[16px 36px 18px 20px]' }, backgroundColor: '[oklch(.178 .03 290)]', borderTop: '[1px solid oklch(1 0 0 / .09)]',
  '&[data-look=head]': { gridTemplateColumns: 'minmax(0, 1fr)', padding: { base: '[14px 16px]', md: '[16px 32px]' } },
});
