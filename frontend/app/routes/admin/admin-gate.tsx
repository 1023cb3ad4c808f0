import { may } from '#contracts/permissions.ts';
import type { PermissionName } from '#contracts/permissions.ts';
import { useAuth } from '#lib/session.ts';
import { AdminPasswordGate } from '../../gate/admin-password-gate.tsx';
import { Checking } from '../../gate/checking.tsx';

interface AdminGateProps {
  /** The permission that opens the page: every role that has it may see the page (docs/rules/pages.md#admin-gate). */
  permission?: PermissionName | undefined;
  children: React.ReactNode;
}

/** Shows the administrators' gate in place of a page for users without the permission. It only informs them: the server decides which data can be read. */
export function AdminGate({ permission, children }: AdminGateProps) {
  const { status, user } = useAuth();
  if (status === 'loading') return <Checking />;
  return (permission ? may(user?.role, permission) : status === 'admin') ? children : <AdminPasswordGate />;
}
