import { Suspense, useEffect, useState } from 'react';
import { Flag, Keyboard, Undo2, X } from 'lucide-react';
import { css, cx } from '#styled/css';
import { hstack, inlineStack, longWords, metaText } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import type { VotePair } from '#contracts/challenge-votes.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { clockParts } from '#shared/challenges/time-left.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FullWindow } from '#ui/full-window.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { DUEL, KEYS, UNCOUNTED } from '../challenge-vote.words.ts';
import { duelAct } from './duel-keys.ts';
import { DuelBoard } from './duel-board.tsx';
import { NoPair } from './no-pair.tsx';
import { useDuel } from './use-duel.ts';
import { useKeyDown } from './use-key-down.ts';
import { VoteReward } from './vote-reward.tsx';

const KeysDialog = lazyPart(() => import('#ui/keys-dialog.tsx'), 'KeysDialog');
const ReportPair = lazyPart(() => import('./report-pair.tsx'), 'ReportPair');
const CloserLook = lazyPart(() => import('./closer-look.tsx'), 'CloserLook');

interface DuelProps {
  challenge: ChallengeDetail;
  /** The server's time in ms since the epoch, from which the remaining time of the vote is computed. */
  now: number;
  onLeave(): void;
}

type Opened = { kind: 'keys' } | { kind: 'look'; side: 'left' | 'right'; pair: VotePair } | { kind: 'report'; pair: VotePair };

/** The large dialog for voting between two entries without names: the voter chooses one, calls it a tie, or skips. Every answer has a key. */
export function Duel({ challenge, now, onLeave }: DuelProps) {
  const { timeZone } = useReaderClock();
  const duel = useDuel(challenge.id);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { shown, picked, last } = duel;
  const pair = shown?.pair ?? null;
  const results = shortMoment(challenge.resultsAt, now, timeZone);
  const close = (): void => setOpened(null);
  const look = (side: 'left' | 'right'): void => { if (pair) setOpened({ kind: 'look', side, pair }); };
  useKeyDown((event) => {
    const act = opened === null ? duelAct(event) : null;
    if (act === null || (act !== 'keys' && !pair)) return;
    event.preventDefault();
    if (act === 'keys') setOpened({ kind: 'keys' });
    else if (act === 'undo') duel.undo();
    else if ('look' in act) look(act.look);
    else duel.choose(act.choose);
  });
  const bar = (
    <header className={top}>
      <IconButton label={DUEL.leaveLabel} onClick={onLeave}><X aria-hidden /></IconButton>
      <div className={css({ minWidth: '0' })}>
        <h2 className={css({ fontFamily: 'text', fontSize: { base: '14', md: '15' }, fontWeight: 'bold', letterSpacing: 'normal', lineHeight: 'snug', truncate: true })}>{challenge.title}</h2>
        <p role="timer" aria-live="off" className={metaText({ truncate: true, tabular: true })}>{DUEL.bar} <b className={css({ fontWeight: 'semibold', color: 'fg.muted' })}>{clockParts(Date.parse(challenge.votingEndsAt), now).map(({ value }) => value).join(':')}</b></p>
      </div>
      {shown ? <VoteReward progress={shown.progress} /> : <span />}
      <Button variant="ghost" icon={<Keyboard aria-hidden />} className={cx(css({ hideBelow: 'md', justifySelf: 'end' }), keysOnly)} aria-haspopup="dialog" onClick={() => setOpened({ kind: 'keys' })}>{DUEL.keysButton} <Kbd>?</Kbd></Button>
    </header>
  );
  return (
    <FullWindow title={DUEL.windowTitle(challenge.title)} bar={bar} onClose={onLeave}>
      <div className={stage} data-type={challenge.contentType}>
        <div className={middle}>
          {shown?.progress.uncounted && <div className={css({ marginBlockEnd: '4' })}><Alert tone="warn">{UNCOUNTED[shown.progress.uncounted]}</Alert></div>}
          {duel.problem !== null && <div className={css({ marginBlockEnd: '4' })}><Alert tone="bad" action={<Button size="sm" onClick={duel.again}>{DUEL.againButton}</Button>}>{duel.problem}</Alert></div>}
          {!shown && duel.problem === null && <Waiting />}
          {shown && !pair && <NoPair reason={shown.reason ?? 'closed'} challenge={challenge} now={now} onLeave={onLeave} />}
          {pair && (
            <>
              <h1 className={question}>{DUEL.question(challenge.title)}</h1>
              <p className={hint}>{DUEL.hint(challenge.criteria.map(({ label }) => label))}</p>
              <DuelBoard pair={pair} picked={picked} onChoose={duel.choose} onLook={look} />
            </>
          )}
        </div>
        <footer className={foot}>
          <span className={hstack({ gap: '2', minHeight: '6' })}>{last && <><Undo2 size={15} aria-hidden />{DUEL.last[last.choice]} <TextButton onClick={duel.undo}>{DUEL.undo}</TextButton><span className={cx(css({ hideBelow: 'md' }), keysOnly)}><Kbd>Z</Kbd></span></>}</span>
          <span className={css({ hideBelow: 'md', textAlign: 'center' })}>{DUEL.hidden(results)}</span>
          {pair ? <TextButton quiet aria-haspopup="dialog" className={report} onClick={() => setOpened({ kind: 'report', pair })}><Flag size={15} aria-hidden />{DUEL.report}</TextButton> : <span />}
        </footer>
        <LiveRegion>{duel.news}</LiveRegion>
      </div>
      {opened && (
        <Suspense fallback={null}>
          {opened.kind === 'keys' && <KeysDialog title={KEYS.title} rows={KEYS.rows} onClose={close} />}
          {opened.kind === 'report' && <ReportPair pair={opened.pair} onClose={close} />}
          {opened.kind === 'look' && <CloserLook entry={opened.pair[opened.side]} side={opened.side} onClose={close} />}
        </Suspense>
      )}
    </FullWindow>
  );
}

/** Shows two empty frames until the first pair of entries arrives. They fade in late, so that a quick answer shows none. */
function Waiting() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return late && <div aria-busy="true" className={css({ display: 'grid', gap: { base: '2.5', md: '[72px]' }, gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } })}>{[0, 1].map((side) => <Skeleton key={side} radius="xl" className={css({ aspectRatio: '[4 / 3]' })} />)}<LiveRegion>{DUEL.loading}</LiveRegion></div>;
}

const top = css({ display: 'grid', gridTemplateColumns: { base: '40px minmax(0, 1fr) auto', md: '44px minmax(0, 1fr) auto minmax(0, 1fr)' }, gap: { base: '2', md: '3' }, alignItems: 'center', minHeight: { base: '[56px]', md: '[72px]' }, paddingInline: { base: '2', md: '5' } });
const stage = css({ display: 'grid', gridTemplateRows: '1fr auto', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '0', overflowY: 'auto' });
const middle = css({ display: 'flex', flexDirection: 'column', justifyContent: { base: 'flex-start', md: 'center' }, width: '[min(100%, 1280px)]', marginInline: 'auto', paddingInline: { base: '4', md: '6' }, paddingBlockEnd: '4' });
const question = longWords({ textStyle: { base: 'h4', md: 'h2' }, textAlign: 'center', paddingBlock: { base: '[6px 14px]', md: '0' } });
const hint = css({ hideBelow: 'md', textAlign: 'center', textStyle: 'small', color: 'fg.subtle', marginBlock: '[6px 22px]' });
const report = inlineStack({ justifySelf: 'end', gap: '2' });
const foot = css({ display: 'grid', gridTemplateColumns: { base: '1fr auto', md: '1fr auto 1fr' }, gap: { base: '3', md: '6' }, alignItems: 'center', padding: { base: '[4px 16px 14px]', md: '[14px 24px 18px]' }, textStyle: 'meta', color: 'fg.subtle' });
