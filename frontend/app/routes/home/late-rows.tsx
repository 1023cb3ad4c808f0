import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';

const MemberRows = lazyPart(() => import('./member-rows.tsx'), 'MemberRows');

const VisitorHome = lazyPart(() => import('./visitor-home.tsx'), 'VisitorHome');

/** The rows below the prompts. They load when the browser is idle. */
export function LateRows() {
  const { user } = useAuth();
  // The key replaces the rows after signing out. Without it React would keep the member's rows, hidden, until those for visitors arrive, and they
  // would send requests for the old session.
  return <Suspense key={user ? 'member' : 'visitor'} fallback={null}>{user ? <MemberRows /> : <VisitorHome />}</Suspense>;
}
