import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useExpected } from '#lib/server-rendering.ts';
import { useAuth } from '#lib/session.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { Checking } from './checking.tsx';

const VipGate = lazyPart(() => import('./vip-gate.tsx'), 'VipGate');

interface GateProps {
  access: 'open' | 'member';
  children: React.ReactNode;
}

/** Shows visitors a gate in place of a page for members (docs/rules/pages.md#member-gate). The server decides which data can be read. */
export function Gate({ access, children }: GateProps) {
  const { status } = useAuth();
  const expected = useExpected();
  if (access === 'open') return children;
  if (status === 'loading') return expected ? children : <Checking />;
  return status === 'anonymous' ? <Suspense fallback={<PageSkeleton />}><VipGate /></Suspense> : children;
}
