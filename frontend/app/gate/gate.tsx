import { lazy, Suspense } from 'react';
import { css } from '#styled/css';
import { may } from '#contracts/permissions.ts';
import type { PermissionName } from '#contracts/permissions.ts';
import { useAuth } from '#lib/session.ts';
import type { AuthState } from '#lib/session.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

const VipGate = lazy(() => import('./vip-gate.tsx').then((module) => ({ default: module.VipGate })));
const WizardsChamber = lazy(() => import('./wizards-chamber.tsx').then((module) => ({ default: module.WizardsChamber })));

/** Who may see a page; a permission opens an administrators' page to further roles (decisions.md, Access). */
export type PageAccess = 'open' | 'member' | 'admin' | { permission: PermissionName };

interface GateProps {
  access: PageAccess;
  children: React.ReactNode;
}

/**
 * Stands in front of a page: members pass everywhere but the administrators' door (specification 2, Access gate). What
 * it shows is courtesy; what may be read is decided by the server.
 */
export function Gate({ access, children }: GateProps) {
  const auth = useAuth();
  if (access === 'open') return children;
  if (auth.status === 'loading') return <Checking />;
  if (passes(access, auth)) return children;
  return <Suspense fallback={<PageSkeleton />}>{access === 'member' ? <VipGate /> : <WizardsChamber />}</Suspense>;
}

function passes(access: Exclude<PageAccess, 'open'>, { status, user }: AuthState): boolean {
  if (access === 'member') return status !== 'anonymous';
  return access === 'admin' ? status === 'admin' : may(user?.role, access.permission);
}

function Checking() {
  return (
    <div className={css({ display: 'grid', placeItems: 'center', minHeight: '[50vh]', color: 'fg.muted' })}>
      <p role="status">Checking access...</p>
    </div>
  );
}
