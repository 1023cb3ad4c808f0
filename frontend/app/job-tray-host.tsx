import { lazy, Suspense } from 'react';
import { useAuth } from '#lib/session.ts';

const JobTray = lazy(() => import('#features/generation/tray/job-tray.tsx').then((module) => ({ default: module.JobTray })));

/** The job tray stands on every page of a signed-in user, and survives a reload because the server knows the jobs. */
export function JobTrayHost() {
  const { user } = useAuth();
  return user ? <Suspense fallback={null}><JobTray /></Suspense> : null;
}
