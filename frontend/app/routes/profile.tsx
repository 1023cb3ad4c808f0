import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { ProfileOf } from './profile-public.tsx';

const SettingsPage = lazyPart(() => import('./profile-settings.tsx'), 'SettingsPage');

/** The page of the viewer's own profile. `?tab=settings` opens the settings (docs/rules/pages.md#addresses). */
export function OwnProfilePage() {
  const [params] = useSearchParams();
  const { user } = useAuth();
  if (!user) return <PageSkeleton />;
  if (params.get('tab') !== 'settings') return <ProfileOf key={user.id} home username={user.username} />;
  return <Suspense fallback={<PageSkeleton />}><SettingsPage user={user} section={params.get('section')} /></Suspense>;
}
