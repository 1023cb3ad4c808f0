import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { isOneOf } from '#contracts/typed-records.ts';
import { PAGE } from '#features/challenges/challenge-page.words.ts';
import { ChallengeHead } from '#features/challenges/page/challenge-head.tsx';
import { JudgedCard } from '#features/challenges/page/judged-card.tsx';
import { PrizesCard } from '#features/challenges/page/prizes-card.tsx';
import { RulesCard } from '#features/challenges/page/rules-card.tsx';
import { StatusCard } from '#features/challenges/page/status-card.tsx';
import { VoteTab } from '#features/challenges/vote/vote-tab.tsx';
import { usePhaseRefresh } from '#features/challenges/use-phase-refresh.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { CHALLENGE_TABS, challengePath, openingTab } from '#shared/challenges/challenge-address.ts';
import { KIND_WORDS } from '#shared/challenges/challenges.words.ts';
import { dayWords } from '#shared/challenges/short-moment.ts';
import { useServerNow } from '#shared/challenges/use-server-now.ts';
import type { ServerTime } from '#shared/challenges/use-server-now.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ScrollingTabs } from '#ui/scrolling-tabs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GenerateTab } from './generate-tab.tsx';

const EntriesTab = lazyPart(() => import('#features/challenges/entries/entries-tab.tsx'), 'EntriesTab');
const WinnersTab = lazyPart(() => import('#features/challenges/winners/winners-tab.tsx'), 'WinnersTab');
const DiscussionTab = lazyPart(() => import('./discussion-tab.tsx'), 'DiscussionTab');
const Duel = lazyPart(() => import('#features/challenges/vote/duel.tsx'), 'Duel');
const ClosedDuel = lazyPart(() => import('#features/challenges/vote/closed-duel.tsx'), 'ClosedDuel');
const JudgingDialog = lazyPart(() => import('#features/challenges/hub/judging-dialog.tsx'), 'JudgingDialog');

const waiting = <Skeleton radius="xl" className={css({ height: '[420px]' })} />;

/** The contents of a challenge's page, once the challenge is loaded. */
export function ChallengeView({ challenge, time }: { challenge: ChallengeDetail; time: ServerTime }) {
  const now = useServerNow(time);
  usePhaseRefresh(challenge, now);
  const { timeZone } = useReaderClock();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  // The first tab is chosen once, so that a reader who looks at a result keeps it when the challenge closes meanwhile.
  const [opening] = useState(() => openingTab(challenge.state));
  const named = params.get('tab');
  const tab = named !== null && isOneOf(CHALLENGE_TABS, named) ? named : opening;
  const duelling = tab === 'vote' && params.has('duel') && (challenge.state === 'voting' || challenge.state === 'completed');
  const leave = (): void => void navigate(challengePath(challenge, 'vote'), { replace: true });
  const counts = { generate: undefined, entries: challenge.entries, vote: undefined, winners: undefined, discussion: challenge.comments };
  const beside = tab === 'generate' || tab === 'vote' || tab === 'discussion';
  const aside = (
    <>
      <StatusCard challenge={challenge} />
      {challenge.state !== 'cancelled' && <PrizesCard challenge={challenge} />}
      <JudgedCard challenge={challenge} onMethod={() => setAsking(true)} />
      <RulesCard challenge={challenge} />
    </>
  );
  return (
    <div className={container({ paddingBlock: { base: '5', md: '6' }, paddingBlockEnd: '12' })}>
      <div className={css({ marginBlockEnd: '3.5' })}><Breadcrumbs crumbs={[{ label: PAGE.challenges, to: '/challenges' }, { label: KIND_WORDS[challenge.kind] }, { label: dayWords(challenge.opensAt, now, timeZone) }]} /></div>
      <ChallengeHead challenge={challenge} now={now} compact={tab === 'winners' && challenge.state === 'completed'} />
      <div className={css({ marginBlock: '[16px 20px]', marginInline: { base: '[calc(var(--gutter) * -1)]', md: '0' }, paddingInline: { base: '2', md: '0' } })}>
        <ScrollingTabs label={PAGE.tabsLabel} tabs={CHALLENGE_TABS.map((name) => ({ to: challengePath(challenge, name === opening ? undefined : name), label: PAGE.tabs[name], current: tab === name, ...(counts[name] !== undefined && { count: counts[name] }) }))} />
      </div>
      <div className={beside ? columns : undefined}>
        <div className={css({ minWidth: '0' })}>
          {tab === 'generate' && <GenerateTab challenge={challenge} now={now} />}
          {tab === 'entries' && <Suspense fallback={waiting}><EntriesTab challenge={challenge} /></Suspense>}
          {tab === 'vote' && <VoteTab challenge={challenge} />}
          {tab === 'winners' && <Suspense fallback={waiting}><WinnersTab challenge={challenge} /></Suspense>}
          {tab === 'discussion' && <Suspense fallback={waiting}><DiscussionTab challenge={challenge} /></Suspense>}
        </div>
        {beside && <div className={column({ gap: { base: '3', md: '5' }, minWidth: '0', alignContent: 'start' })}>{aside}</div>}
      </div>
      {duelling && <Suspense fallback={null}>{challenge.state === 'voting' ? <Duel challenge={challenge} now={now} onLeave={leave} /> : <ClosedDuel challenge={challenge} onLeave={leave} />}</Suspense>}
      {asking && <Suspense fallback={null}><JudgingDialog onClose={() => setAsking(false)} /></Suspense>}
    </div>
  );
}

const columns = css({ display: 'grid', gap: { base: '5', lg: '6' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' }, alignItems: 'start' });
