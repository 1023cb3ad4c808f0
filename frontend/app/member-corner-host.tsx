import { lazy, Suspense } from 'react';
import { useAuth } from '#lib/session.ts';

const MemberCorner = lazy(() => import('./member-corner.tsx').then((module) => ({ default: module.MemberCorner })));

/** Loads the corner once somebody is signed in; it survives a reload because the server knows the jobs. */
export function MemberCornerHost() {
  const { user } = useAuth();
  return user ? <Suspense fallback={null}><MemberCorner key={user.id} /></Suspense> : null;
}
