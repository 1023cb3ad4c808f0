import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { button } from '#styled/recipes';
import { REFERRERS_CSV_PATH } from '#contracts/referral-admin.ts';
import { FunnelStrip } from '#features/referrals/admin/funnel-strip.tsx';
import { ProgrammePanel } from '#features/referrals/admin/programme-panel.tsx';
import { ReferrersPanel } from '#features/referrals/admin/referrers-panel.tsx';
import type { ReferrerFilters } from '#features/referrals/referrals.queries.ts';
import { ADMIN_REFERRALS } from '#features/referrals/referrals-admin.words.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { searchNow } from '#lib/search-now.ts';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { AdminPage } from './admin-page.tsx';
import { useDrawerAddress } from './use-drawer-address.ts';
import { withParam } from './with-param.ts';

const ReferrerDrawer = lazyPart(() => import('#features/referrals/admin/referrer-drawer.tsx'), 'ReferrerDrawer');

const PATH = '/admin/referral-tracking';
const FILTERS = ['all', 'signals', 'held'] as const;

/** The administration page of referrals. The address holds the open view (docs/rules/pages.md#view-in-address). */
export function AdminReferralsPage() {
  const [params, setParams] = useSearchParams();
  const { open, show, close } = useDrawerAddress('referrer');
  const programme = params.get('tab') === 'programme';
  const days = params.get('days') === '7' ? '7' : '30';
  const filters: ReferrerFilters = { q: params.get('q') ?? undefined, filter: FILTERS.find((name) => name === params.get('filter')) };
  const set = (part: Record<string, string | undefined>): void => setParams(Object.entries(part).reduce((now, [name, value]) => withParam(now, name, value), searchNow()), { replace: true });
  const listed = new URLSearchParams({ ...(filters.q !== undefined && { q: filters.q }), ...(filters.filter && { filter: filters.filter }) }).toString();
  return (
    <AdminPage
      title={ADMIN_REFERRALS.title}
      intro={ADMIN_REFERRALS.intro}
      // A plain link, because the server makes the file behind it.
      actions={<a href={`${REFERRERS_CSV_PATH}?${listed}`} download className={button()}><Download aria-hidden="true" />{ADMIN_REFERRALS.link}</a>}
    >
      <LinkTabs label={ADMIN_REFERRALS.tabsLabel} tabs={[{ to: PATH, label: ADMIN_REFERRALS.peopleTab, current: !programme }, { to: `${PATH}?tab=programme`, label: ADMIN_REFERRALS.programmeTab, current: programme }]} />
      {programme ? <ProgrammePanel /> : (
        <>
          <FunnelStrip days={days} onDays={(next) => set({ days: next })} />
          <ReferrersPanel filters={filters} onFilter={(part) => set({ ...part })} onOpen={show} />
        </>
      )}
      {open && <Suspense fallback={null}><ReferrerDrawer id={open} onClose={close} /></Suspense>}
    </AdminPage>
  );
}
