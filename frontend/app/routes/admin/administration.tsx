import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PermissionName } from '#contracts/permissions.ts';
import { NotFoundPage, PlannedPage } from '../../route-chunks.ts';
import { AdminGate } from './admin-gate.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { QueuesGatePage } from './queues-gate.tsx';

const Dashboard = lazy(() => import('./dashboard.tsx').then((module) => ({ default: module.AdminDashboardPage })));
const PeoplePage = lazy(() => import('./people.tsx').then((module) => ({ default: module.AdminPeoplePage })));
const RolesPage = lazy(() => import('./roles.tsx').then((module) => ({ default: module.AdminRolesPage })));
const PricingPage = lazy(() => import('./pricing.tsx').then((module) => ({ default: module.AdminPricingPage })));
const SalesPage = lazy(() => import('./sales.tsx').then((module) => ({ default: module.AdminSalesPage })));
const StripeSyncPage = lazy(() => import('./stripe-sync.tsx').then((module) => ({ default: module.AdminStripeSyncPage })));
const MarketplacePage = lazy(() => import('./marketplace.tsx').then((module) => ({ default: module.AdminMarketplacePage })));
const NextFeaturesPage = lazy(() => import('./next-features.tsx').then((module) => ({ default: module.AdminNextFeaturesPage })));
const Developer = lazy(() => import('./developer.tsx').then((module) => ({ default: module.AdminDeveloperPage })));

interface AdminRoute {
  /** Below /admin. */
  path: string;
  page: LazyExoticComponent<ComponentType>;
  permission?: PermissionName;
}

/** Every page of administration (docs/rules/pages.md#addresses). A page that is not built yet says what it will be. */
const PAGES: readonly AdminRoute[] = [
  { path: '', page: Dashboard },
  { path: 'roles', page: RolesPage },
  { path: 'pricing', page: PricingPage, permission: 'pricing.change' },
  { path: 'developer', page: Developer },
  { path: 'users', page: PeoplePage, permission: 'users.read' },
  { path: 'sales', page: SalesPage },
  { path: 'stripe-sync', page: StripeSyncPage },
  { path: 'next-features', page: NextFeaturesPage, permission: 'feedback.manage' },
  { path: 'marketplace', page: MarketplacePage, permission: 'marketplace.moderate' },
  ...['analytics', 'journey-analytics', 'api-settings', 'referral-tracking', 'prompt-packs'].map(
    (path) => ({ path, page: PlannedPage }),
  ),
];

/** The administrators' part of the application, loaded as one because nobody else needs any of it. */
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
