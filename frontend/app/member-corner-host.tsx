import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { WhenIdle } from '#ui/when-idle.tsx';

const MemberCorner = lazyPart(() => import('./member-corner.tsx'), 'MemberCorner');

/** Loads the code of the job tray and the achievements once the user has signed in. Jobs survive a reload, because the server lists them. */
export function MemberCornerHost() {
  const { user } = useAuth();
  return user ? <WhenIdle key={user.id}><Suspense fallback={null}><MemberCorner /></Suspense></WhenIdle> : null;
}
