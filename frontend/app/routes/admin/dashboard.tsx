import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { rolesQuery } from '#features/admin-roles/roles.queries.ts';
import { AuditLog } from '#features/operations/audit-log.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { healthQuery } from '#features/operations/operations.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AdminPage, AdminSection } from './admin-page.tsx';

/** The administrators' first page: what stands open and what happened last. Figures of the shop come with the shop. */
export function AdminDashboardPage() {
  const roles = useQuery(rolesQuery);
  const health = useQuery(healthQuery);
  const people = roles.data?.members.reduce((sum, { count }) => sum + count, 0);
  const crew = roles.data?.members.filter(({ role }) => ['moderator', 'support', 'admin'].includes(role)).reduce((sum, { count }) => sum + count, 0);
  // Null while Redis is away: nobody knows then.
  const queues = health.data?.queues;
  const jobs = queues && queues.reduce((sum, { waiting, active }) => sum + waiting + active, 0);
  const failed = queues && queues.reduce((sum, queue) => sum + queue.failed, 0);
  const problem = roles.error ?? health.error;
  const retry = (): void => [roles, health].forEach((query) => query.isError && void query.refetch());
  return (
    <AdminPage title="Admin Dashboard" intro="People, jobs and the latest administrator actions.">
      {problem && <FetchProblem error={problem} onRetry={retry} />}
      <ul className={css({ display: 'grid', gap: '3', gridTemplateColumns: '[repeat(auto-fit, minmax(160px, 1fr))]' })}>
        <Tile name="People" value={roles.isError ? null : people} to="/admin/users" link="See the users" />
        <Tile name="Staff" value={roles.isError ? null : crew} to="/admin/roles" link="See the roles" />
        <Tile name="Jobs in the queues" value={health.isError ? null : jobs} to="/admin/developer" link="See the queues" />
        <Tile name="Failed jobs" value={health.isError ? null : failed} to="/admin/developer" link="See the queues" />
      </ul>
      <AdminSection title="Latest entries of the audit log"><AuditLog filters={{}} empty="No administrator action yet." /></AdminSection>
      <Alert tone="info" title="More to come">Sales, runs, reports and the review queue are not on this page yet.</Alert>
    </AdminPage>
  );
}

function figure(value: number | null | undefined): React.ReactNode {
  if (value === undefined) return <Skeleton className={css({ width: '12', height: '7' })} />;
  return value === null ? 'unknown' : value.toLocaleString('en-GB');
}

/** `value`: undefined while it is fetched, null when nobody knows. */
function Tile({ name, value, to, link }: { name: string; value: number | null | undefined; to: string; link: string }) {
  return (
    <Card as="li" pad="md" radius="lg">
      <p className={css({ textStyle: 'meta', color: 'fg.subtle' })}>{name}</p>
      <p className={css({ textStyle: 'h2', fontVariantNumeric: 'tabular-nums' })}>{figure(value)}</p>
      <TextLink to={to} quiet>{link}</TextLink>
    </Card>
  );
}
