import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { PermissionMatrix } from '#features/admin-roles/permission-matrix.tsx';
import { RoleMembers } from '#features/admin-roles/role-members.tsx';
import { rolesQuery } from '#features/admin-roles/admin-roles.queries.ts';
import { WhoCanWhat } from '#features/admin-roles/who-can-what.tsx';
import { AuditLog } from '#features/operations/audit-log.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminPage, AdminSection } from './admin-page.tsx';
import { ROLES } from './admin.words.ts';

const personPath = (id: string): string => `/admin/users?user=${id}`;

/** The administration page of roles: what each role may do, which people have it, and who changed that (docs/rules/identity.md#roles). */
export function AdminRolesPage() {
  const roles = useQuery(rolesQuery);
  return (
    <AdminPage title="Roles" intro={ROLES.thereFiveIntro}>
      {roles.isPending && <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[320px]' })} /></div>}
      {roles.isError && <FetchProblem error={roles.error} onRetry={() => void roles.refetch()} />}
      {roles.data && (
        <>
          <AdminSection title="Permissions" intro={ROLES.serverEnforcesTableIntro}><PermissionMatrix permissions={roles.data.permissions} /></AdminSection>
          <AdminSection title="Members" intro={ROLES.changeRolePersonsIntro}><RoleMembers counts={roles.data.members} personPath={personPath} /></AdminSection>
        </>
      )}
      <AdminSection title={ROLES.whatMayPersonTitle}><WhoCanWhat /></AdminSection>
      <AdminSection title={ROLES.changeLogTitle}><AuditLog filters={{ action: 'users.set_role' }} empty={ROLES.empty} /></AdminSection>
    </AdminPage>
  );
}
