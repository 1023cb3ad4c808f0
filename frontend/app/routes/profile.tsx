import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from '#lib/session.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { ProfileOf } from './profile-public.tsx';

const SettingsPage = lazy(() => import('./profile-settings.tsx').then((module) => ({ default: module.SettingsPage })));

/** The viewer's own profile. `?tab=settings` opens the settings (docs/rules/pages.md#addresses). */
export function OwnProfilePage() {
  const [params] = useSearchParams();
  const { user } = useAuth();
  if (!user) return <PageSkeleton />;
  if (params.get('tab') !== 'settings') return <ProfileOf key={user.id} home username={user.username} />;
  return <Suspense fallback={<PageSkeleton />}><SettingsPage user={user} section={params.get('section')} /></Suspense>;
}
