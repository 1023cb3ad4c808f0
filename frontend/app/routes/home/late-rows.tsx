import { Suspense } from 'react';
import { atom, useAtom } from 'jotai';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { WhenNear } from '#ui/when-near.tsx';

const MemberRows = lazyPart(() => import('./member-rows.tsx'), 'MemberRows');

const VisitorHome = lazyPart(() => import('./visitor-home.tsx'), 'VisitorHome');

/** Whether the reader came near the rows since this tab was loaded. Back then finds the page as tall as it was, and can restore its scroll position. */
const reachedAtom = atom(false);

/** The rows of the home page below the prompts. They load when the reader comes near them. */
export function LateRows() {
  const { user } = useAuth();
  const [reached, setReached] = useAtom(reachedAtom);
  // The key makes React remove the member's rows at once after signing out. Otherwise it would keep them hidden until the visitors' rows have loaded, and they
  // would send requests for the old session.
  return <WhenNear before={reached} onNear={() => setReached(true)}><Suspense key={user ? 'member' : 'visitor'} fallback={null}>{user ? <MemberRows /> : <VisitorHome />}</Suspense></WhenNear>;
}
