import { Navigate, Route, Routes } from 'react-router-dom';
import { AppLayout } from './layout/app-layout.tsx';
import { Gate } from './gate/gate.tsx';
import { PLANNED } from './planned-pages.ts';
import type { PlannedAddress } from './planned-pages.ts';
import {
  AdminDashboardPage, AdminDeveloperPage, AdminLayout, AdminRolesPage,
  FileUploadTestPage, HomePage, MarketplacePage, MyCreationsPage, NotFoundPage, OwnProfilePage, PlannedPage, PrivacyPage, PromptPage, PublicProfilePage, QueuesGatePage,
  TermsPage,
} from './route-chunks.ts';

const isAdministration = ({ path }: PlannedAddress): boolean => path.startsWith('/admin');

const plannedRoute = ({ path, access }: PlannedAddress) => <Route key={path} path={path} element={<Gate access={access}><PlannedPage /></Gate>} />;

/** Every address of the application with its access rule (specification 2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/marketplace" element={<MarketplacePage />} />
        <Route path="/prompt" element={<Navigate to="/my-library" replace />} />
        <Route path="/prompt/:idOrSlug" element={<PromptPage />} />
        <Route path="/my-creations" element={<Gate access="member"><MyCreationsPage /></Gate>} />
        <Route path="/profile" element={<Gate access="member"><OwnProfilePage /></Gate>} />
        <Route path="/profile/:username" element={<PublicProfilePage />} />
        <Route path="/terms-of-service" element={<TermsPage />} />
        <Route path="/privacy-policy" element={<PrivacyPage />} />
        <Route path="/file-upload-test" element={<FileUploadTestPage />} />
        <Route path="/admin/queues" element={<QueuesGatePage />} />
        <Route element={<AdminLayout />}>
          <Route path="/admin" element={<Gate access="admin"><AdminDashboardPage /></Gate>} />
          <Route path="/admin/roles" element={<Gate access="admin"><AdminRolesPage /></Gate>} />
          <Route path="/admin/developer" element={<Gate access="admin"><AdminDeveloperPage /></Gate>} />
          {PLANNED.filter(isAdministration).map(plannedRoute)}
        </Route>
        {PLANNED.filter((page) => !isAdministration(page)).map(plannedRoute)}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
