import { Navigate, Route, Routes } from 'react-router-dom';
import { AppLayout } from './layout/app-layout.tsx';
import { Gate } from './gate/gate.tsx';
import { NotFoundPage, PAGES } from './pages.ts';

/** Every address of the application, and who may open it (docs/rules/pages.md#addresses). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="/prompt" element={<Navigate to="/my-library" replace />} />
        {PAGES.map(({ paths, access, Component }) =>
          paths.map((path) => <Route key={path} path={path} element={access === 'member' ? <Gate access="member"><Component /></Gate> : <Component />} />))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
