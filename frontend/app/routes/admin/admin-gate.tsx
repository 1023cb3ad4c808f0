import { may } from '#contracts/permissions.ts';
import type { PermissionName } from '#contracts/permissions.ts';
import { useAuth } from '#lib/session.ts';
import { AdminPasswordGate } from '../../gate/admin-password-gate.tsx';
import { Checking } from '../../gate/checking.tsx';

interface AdminGateProps {
  /** Opens the page to every role that has this permission (docs/rules/pages.md#admin-gate). */
  permission?: PermissionName | undefined;
  children: React.ReactNode;
}

/** The administrators' door in front of a page. What it shows is courtesy; what may be read is decided by the server. */
export function AdminGate({ permission, children }: AdminGateProps) {
  const { status, user } = useAuth();
  if (status === 'loading') return <Checking />;
  return (permission ? may(user?.role, permission) : status === 'admin') ? children : <AdminPasswordGate />;
}
