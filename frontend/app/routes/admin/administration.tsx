import type { ComponentType, LazyExoticComponent } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PermissionName } from '#contracts/permissions.ts';
import { lazyPage } from '#lib/lazy-part.ts';
import { NotFoundPage } from '../../pages.ts';
import { AdminGate } from './admin-gate.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { QueuesGatePage } from './queues-gate.tsx';

const Dashboard = lazyPage(() => import('./dashboard.tsx'), 'AdminDashboardPage');
const PeoplePage = lazyPage(() => import('./people.tsx'), 'AdminPeoplePage');
const RolesPage = lazyPage(() => import('./roles.tsx'), 'AdminRolesPage');
const PricingPage = lazyPage(() => import('./pricing.tsx'), 'AdminPricingPage');
const SalesPage = lazyPage(() => import('./sales.tsx'), 'AdminSalesPage');
const ReferralsPage = lazyPage(() => import('./referrals.tsx'), 'AdminReferralsPage');
const StripeSyncPage = lazyPage(() => import('./stripe-sync.tsx'), 'AdminStripeSyncPage');
const MarketplacePage = lazyPage(() => import('./marketplace.tsx'), 'AdminMarketplacePage');
const NextFeaturesPage = lazyPage(() => import('./next-features.tsx'), 'AdminNextFeaturesPage');
const PacksPage = lazyPage(() => import('./packs.tsx'), 'AdminPacksPage');
const ChallengesPage = lazyPage(() => import('./challenges.tsx'), 'AdminChallengesPage');
const ApiSettingsPage = lazyPage(() => import('./api-settings.tsx'), 'AdminApiSettingsPage');
const AnalyticsPage = lazyPage(() => import('./analytics.tsx'), 'AdminAnalyticsPage');
const JourneysPage = lazyPage(() => import('./journeys.tsx'), 'AdminJourneysPage');
const LegalPage = lazyPage(() => import('./legal.tsx'), 'AdminLegalPage');
const Developer = lazyPage(() => import('./developer.tsx'), 'AdminDeveloperPage');

interface AdminRoute {
  /** Path of the administration page, below /admin. */
  path: string;
  page: LazyExoticComponent<ComponentType>;
  permission?: PermissionName;
}

/** The table of all administration pages (docs/rules/pages.md#addresses). A page that is not built yet says what it will contain. */
const PAGES: readonly AdminRoute[] = [
  { path: '', page: Dashboard },
  { path: 'roles', page: RolesPage },
  { path: 'pricing', page: PricingPage, permission: 'pricing.change' },
  { path: 'developer', page: Developer },
  { path: 'legal', page: LegalPage, permission: 'legal.change' },
  { path: 'analytics', page: AnalyticsPage },
  { path: 'journey-analytics', page: JourneysPage },
  { path: 'users', page: PeoplePage, permission: 'users.read' },
  { path: 'sales', page: SalesPage },
  { path: 'referral-tracking', page: ReferralsPage, permission: 'referrals.manage' },
  { path: 'stripe-sync', page: StripeSyncPage },
  { path: 'next-features', page: NextFeaturesPage, permission: 'feedback.manage' },
  { path: 'marketplace', page: MarketplacePage, permission: 'marketplace.moderate' },
  { path: 'challenges', page: ChallengesPage, permission: 'challenges.manage' },
  { path: 'prompt-packs', page: PacksPage, permission: 'marketplace.moderate' },
  { path: 'api-settings', page: ApiSettingsPage, permission: 'providers.change' },
];

/** All pages below /admin. They are one chunk of code, because no other page uses it. */
export function Administration() {
  return (
    <Routes>
      <Route path="queues" element={<QueuesGatePage />} />
      <Route element={<AdminLayout />}>
        {PAGES.map(({ path, page: Page, permission }) => (
          <Route key={path} path={path} element={<AdminGate permission={permission}><Page /></AdminGate>} />
        ))}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
