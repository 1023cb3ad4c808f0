import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';

const MemberRows = lazyPart(() => import('./member-rows.tsx'), 'MemberRows');

const VisitorHome = lazyPart(() => import('./visitor-home.tsx'), 'VisitorHome');

/** What stands below the prompts. It comes when the browser is idle. */
export function LateRows() {
  const { user } = useAuth();
  // By its key: React keeps the rows of a member, hidden, until those of visitors have arrived, and they would ask in the name of who has left.
  return <Suspense key={user ? 'member' : 'visitor'} fallback={null}>{user ? <MemberRows /> : <VisitorHome />}</Suspense>;
}
