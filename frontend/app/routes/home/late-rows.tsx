import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';

const MemberRows = lazyPart(() => import('./member-rows.tsx'), 'MemberRows');

const VisitorHome = lazyPart(() => import('./visitor-home.tsx'), 'VisitorHome');

/** What stands below the prompts. It comes when the browser is idle. */
export const LateRows = () => (useAuth().user ? <MemberRows /> : <VisitorHome />);
