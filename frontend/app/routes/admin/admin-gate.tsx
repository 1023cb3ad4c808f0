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

/** Shows the administrators' gate in place of a page. That only helps the user: the server decides which data can be read. */
export function AdminGate({ permission, children }: AdminGateProps) {
  const { status, user } = useAuth();
  if (status === 'loading') return <Checking />;
  return (permission ? may(user?.role, permission) : status === 'admin') ? children : <AdminPasswordGate />;
}
