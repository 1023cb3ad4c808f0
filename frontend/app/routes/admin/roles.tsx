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
      {roles.isError && <FetchProblem error={roles.error} onRetry={() => void roles.refetch()} />}
      {(roles.data ?? roles.isPending) && (
        <>
          <AdminSection title="Permissions" intro={ROLES.serverEnforcesTableIntro}>{roles.data ? <PermissionMatrix permissions={roles.data.permissions} /> : <Waiting height={css({ height: '[80dvh]' })} />}</AdminSection>
          <AdminSection title="Members" intro={ROLES.changeRolePersonsIntro}>{roles.data ? <RoleMembers counts={roles.data.members} personPath={personPath} /> : <Waiting height={css({ height: '[150px]' })} />}</AdminSection>
        </>
      )}
      <AdminSection title={ROLES.whatMayPersonTitle}><WhoCanWhat /></AdminSection>
      <AdminSection title={ROLES.changeLogTitle}><AuditLog filters={{ action: 'users.set_role' }} empty={ROLES.empty} /></AdminSection>
    </AdminPage>
  );
}

const Waiting = ({ height }: { height: string }) => <div aria-busy="true"><Skeleton radius="md" className={height} /></div>;
