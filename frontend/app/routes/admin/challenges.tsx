import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { challengeState } from '#contracts/challenges.ts';
import { CalendarPanel } from '#features/challenges/admin/calendar-panel.tsx';
import { ChallengesPanel } from '#features/challenges/admin/challenges-panel.tsx';
import { PayoutsPanel } from '#features/challenges/admin/payouts-panel.tsx';
import { ThemesPanel } from '#features/challenges/admin/themes-panel.tsx';
import { ADMIN_CHALLENGES } from '#features/challenges/challenges-admin.words.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { searchNow } from '#lib/search-now.ts';
import { ScrollingTabs } from '#ui/scrolling-tabs.tsx';
import { AdminPage } from './admin-page.tsx';
import { useDrawerAddress } from './use-drawer-address.ts';

const ChallengeDrawer = lazyPart(() => import('#features/challenges/admin/challenge-drawer.tsx'), 'ChallengeDrawer');

const TABS = ['challenges', 'calendar', 'themes', 'payouts'] as const;

const readFilters = (params: URLSearchParams) => ({ q: params.get('q') ?? undefined, state: challengeState.safeParse(params.get('state')).data });

/** The administration page of challenges. The address holds the open view (docs/rules/pages.md#view-in-address). */
export function AdminChallengesPage() {
  const [params, setParams] = useSearchParams();
  const { open, show, close } = useDrawerAddress('challenge');
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'challenges';
  const filters = readFilters(params);
  const filter = (part: Partial<typeof filters>): void => setParams(new URLSearchParams(Object.entries({ ...readFilters(searchNow()), ...part }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))), { replace: true });
  return (
    <AdminPage title={ADMIN_CHALLENGES.title} intro={ADMIN_CHALLENGES.intro}>
      <ScrollingTabs label={ADMIN_CHALLENGES.tabsLabel} tabs={TABS.map((name) => ({ to: name === 'challenges' ? '/admin/challenges' : `/admin/challenges?tab=${name}`, label: ADMIN_CHALLENGES.tabs[name], current: name === tab }))} />
      {tab === 'challenges' && <ChallengesPanel filters={filters} onFilter={filter} onOpen={show} />}
      {tab === 'calendar' && <CalendarPanel onOpen={show} />}
      {tab === 'themes' && <ThemesPanel />}
      {tab === 'payouts' && <PayoutsPanel />}
      {open && <Suspense fallback={null}><ChallengeDrawer id={open} onClose={close} /></Suspense>}
    </AdminPage>
  );
}
