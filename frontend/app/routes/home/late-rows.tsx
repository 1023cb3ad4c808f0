import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { WhenNear } from '#ui/when-near.tsx';

const MemberRows = lazyPart(() => import('./member-rows.tsx'), 'MemberRows');

const VisitorHome = lazyPart(() => import('./visitor-home.tsx'), 'VisitorHome');

/** The rows of the home page below the prompts. They load when the reader comes near them. */
export function LateRows() {
  const { user } = useAuth();
  // The key makes React remove the member's rows at once after signing out. Otherwise it would keep them hidden until the visitors' rows have loaded, and they
  // would send requests for the old session.
  return <WhenNear><Suspense key={user ? 'member' : 'visitor'} fallback={null}>{user ? <MemberRows /> : <VisitorHome />}</Suspense></WhenNear>;
}
