import { Suspense } from 'react';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { packStatus } from '#contracts/packs.ts';
import { may } from '#contracts/permissions.ts';
import { CouponsPanel } from '#features/packs/admin/coupons-panel.tsx';
import { FeaturedPanel } from '#features/packs/admin/featured-panel.tsx';
import { PacksPanel } from '#features/packs/admin/packs-panel.tsx';
import { ADMIN_PACKS } from '#features/packs/packs-admin.words.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { searchNow } from '#lib/search-now.ts';
import { useAuth } from '#lib/session.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { AdminPage } from './admin-page.tsx';
import { useDrawerAddress } from './use-drawer-address.ts';

const PackDrawer = lazyPart(() => import('#features/packs/admin/pack-drawer.tsx'), 'PackDrawer');

const TABS = [{ id: 'packs', label: ADMIN_PACKS.packsTab }, { id: 'featured', label: ADMIN_PACKS.featuredTab }, { id: 'coupons', label: ADMIN_PACKS.couponsTab }] as const;

const readFilters = (params: URLSearchParams) => ({ q: params.get('q') ?? undefined, status: packStatus.safeParse(params.get('status')).data });

/** The administration page of packs, for moderators and administrators. The address holds the open view (docs/rules/pages.md#view-in-address). */
export function AdminPacksPage() {
  const { user } = useAuth();
  const [params, setParams] = useSearchParams();
  const { open, show, close } = useDrawerAddress('pack');
  const manages = may(user?.role, 'packs.manage');
  const tab = manages ? (TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'packs') : 'packs';
  const filters = readFilters(params);
  const filter = (part: typeof filters | { q?: string | undefined } | { status?: typeof filters.status }): void =>
    setParams(new URLSearchParams(Object.entries({ ...readFilters(searchNow()), ...part }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))), { replace: true });
  return (
    <AdminPage title={ADMIN_PACKS.title} intro={ADMIN_PACKS.intro} actions={manages && <LinkButton to="/create/pack?official=1" variant="primary" icon={<Plus aria-hidden />}>{ADMIN_PACKS.newButton}</LinkButton>}>
      {manages && <LinkTabs label={ADMIN_PACKS.tabsLabel} tabs={TABS.map(({ id, label }) => ({ to: id === 'packs' ? '/admin/prompt-packs' : `/admin/prompt-packs?tab=${id}`, label, current: id === tab }))} />}
      {tab === 'packs' && <PacksPanel filters={filters} onFilter={filter} onOpen={show} />}
      {tab === 'featured' && <FeaturedPanel />}
      {tab === 'coupons' && <CouponsPanel />}
      {open && <Suspense fallback={null}><PackDrawer id={open} onClose={close} /></Suspense>}
    </AdminPage>
  );
}
