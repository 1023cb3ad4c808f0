import { Suspense, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container, leadText, wrap } from '#styled/patterns';
import { HUB, TAB_WORDS } from '#features/challenges/challenges-hub.words.ts';
import { ChallengeGrid } from '#features/challenges/hub/challenge-grid.tsx';
import { HubFilters } from '#features/challenges/hub/hub-filters.tsx';
import { LIST_STATES, listPath, readChallengeFilters, writeChallengeFilters } from '#features/challenges/hub/list-address.ts';
import { NoChallenges } from '#features/challenges/hub/no-challenges.tsx';
import { Programme } from '#features/challenges/hub/programme.tsx';
import { SeasonBoard } from '#features/challenges/hub/season-board.tsx';
import { StreakCard } from '#features/challenges/hub/streak-card.tsx';
import { HallOfFame } from '#features/challenges/hub/hall-of-fame.tsx';
import { TodayStage } from '#features/challenges/hub/today-stage.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { say } from '#lib/plain-words.ts';
import { searchNow } from '#lib/search-now.ts';
import { usePhone, useWholePage } from '#lib/server-rendering.ts';
import { challengesQuery } from '#shared/challenges/challenges.queries.ts';
import type { ChallengeFilters } from '#shared/challenges/challenges.queries.ts';
import { Button } from '#ui/button.tsx';
import { ScrollingTabs } from '#ui/scrolling-tabs.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { prefetchRoute } from '../pages.ts';

const JudgingDialog = lazyPart(() => import('#features/challenges/hub/judging-dialog.tsx'), 'JudgingDialog');
const HostButton = lazyPart(() => import('#features/challenges/form/host-button.tsx'), 'HostButton');

/**
 * The page with today's challenge, all others by state, and a programme of the next ones. The address holds tab, type and order
 * (docs/rules/pages.md#view-in-address).
 */
export function ChallengesPage() {
  useDocumentTitle(HUB.title);
  const [params, setParams] = useSearchParams();
  const [asking, setAsking] = useState(false);
  // On phones these parts stand far below the first screen, so the page is hydrated without them.
  const [whole, phone] = [useWholePage(), usePhone()];
  const below = whole || !phone;
  const filters = readChallengeFilters(params);
  const change = (part: ChallengeFilters): void => setParams(writeChallengeFilters({ ...readChallengeFilters(searchNow()), ...part }), { replace: true });
  const counts = useInfiniteQuery(challengesQuery(filters)).data?.pages[0]?.counts;
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' } })}>
      <header className={wrap({ alignItems: 'flex-end', justifyContent: 'space-between', gap: '3', marginBlockEnd: { base: '4', md: '6' } })}>
        <div className={css({ minWidth: '0' })}>
          <h1 className={css({ textStyle: 'h1' })}>{HUB.title}</h1>
          <p className={leadText()}>{say(...HUB.intro)}</p>
        </div>
        <div className={wrap({ gap: '2', width: { base: 'full', md: 'auto' }, '& > *': { mdDown: { flex: '1', paddingInline: '2' } } })}>
          <Suspense fallback={null}><HostButton /></Suspense>
          <Button icon={<Scale aria-hidden />} onClick={() => setAsking(true)}>{HUB.judgingButton}</Button>
        </div>
      </header>
      <TodayStage />
      <div className={columns}>
        <div className={streak}><StreakCard /></div>
        <div className={list}>
          <ScrollingTabs label={HUB.tabsLabel} tabs={LIST_STATES.map((state) => ({ to: listPath({ ...filters, state }), label: TAB_WORDS[state], current: filters.state === state, ...(counts && { count: counts[state] }) }))} />
          <HubFilters filters={filters} onChange={change} />
          <Suspense fallback={null}><ChallengeGrid filters={filters} empty={<NoChallenges filters={filters} onAllTypes={() => change({ type: undefined })} />} onReach={() => prefetchRoute('/challenge/:challengeId')} /></Suspense>
          {below && filters.state !== 'upcoming' && <Programme />}
        </div>
        <div className={column({ gap: { base: '3', md: '5' }, minWidth: '0', alignContent: 'start', gridArea: 'rest' })}>
          {below && <><SeasonBoard /><HallOfFame /></>}
        </div>
      </div>
      {asking && <Suspense fallback={null}><JudgingDialog onClose={() => setAsking(false)} /></Suspense>}
    </div>
  );
}

// The streak stands above the list on phones, and at the top of the side column on wide pages. Placed by styles alone, it never jumps.
const columns = css({
  display: 'grid', columnGap: '6', rowGap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }, gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { base: '"streak" "list" "rest"', md: '"list" "streak" "rest"', lg: '"list streak" "list rest"' }, alignItems: 'start', marginBlockStart: { base: '6', md: '8' },
});
// On phones both stand below the first screen, so the browser lays them out when they come near it.
const streak = css({ gridArea: 'streak', minWidth: '0', mdDown: { contentVisibility: 'auto', containIntrinsicSize: '[auto 240px]' } });
const list = css({ gridArea: 'list', minWidth: '0', mdDown: { contentVisibility: 'auto', containIntrinsicSize: '[auto 240px]' } });
