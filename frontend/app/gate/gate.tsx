import { lazy, Suspense } from 'react';
import { css } from '#styled/css';
import { useAuth } from '#lib/session.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

const VipGate = lazy(() => import('./vip-gate.tsx').then((module) => ({ default: module.VipGate })));
const WizardsChamber = lazy(() => import('./wizards-chamber.tsx').then((module) => ({ default: module.WizardsChamber })));

interface GateProps {
  access: 'open' | 'member' | 'admin';
  children: React.ReactNode;
}

/**
 * Stands in front of a page: members pass everywhere but the administrators' door (specification 2, Access gate). What
 * it shows is courtesy; what may be read is decided by the server.
 */
export function Gate({ access, children }: GateProps) {
  const { status } = useAuth();
  if (access === 'open') return children;
  if (status === 'loading') return <Checking />;
  if (access === 'member' ? status !== 'anonymous' : status === 'admin') return children;
  return <Suspense fallback={<PageSkeleton />}>{access === 'admin' ? <WizardsChamber /> : <VipGate />}</Suspense>;
}

function Checking() {
  return (
    <div className={css({ display: 'grid', placeItems: 'center', minHeight: '[50vh]', color: 'fg.muted' })}>
      <p role="status">Checking access...</p>
    </div>
  );
}
