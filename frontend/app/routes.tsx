import { Navigate, Route, Routes } from 'react-router-dom';
import { AppLayout } from './layout/app-layout.tsx';
import { Gate } from './gate/gate.tsx';
import { NotFoundPage, PAGES, PlannedPage } from './pages.ts';
import { PLANNED } from './planned-pages.ts';

/** Every address of the application, and who may open it (docs/rules/pages.md#addresses). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="/prompt" element={<Navigate to="/my-library" replace />} />
        {PAGES.map(({ paths, access, Component }) =>
          paths.map((path) => <Route key={path} path={path} element={access === 'member' ? <Gate access="member"><Component /></Gate> : <Component />} />))}
        {PLANNED.map(({ path, access }) => (
          <Route key={path} path={path} element={<Gate access={access}><PlannedPage /></Gate>} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
