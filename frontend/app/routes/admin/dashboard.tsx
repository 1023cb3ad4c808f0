import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, mutedText } from '#styled/patterns';
import type { Inbox } from '#contracts/inbox.ts';
import { rolesQuery } from '#features/admin-roles/admin-roles.queries.ts';
import { AnnouncementCard } from '#features/operations/announcement/announcement-card.tsx';
import { AuditLog } from '#features/operations/audit-log.tsx';
import { InboxList } from '#features/operations/inbox/inbox-list.tsx';
import { verdictOf } from '#features/operations/inbox/inbox-words.ts';
import { inboxQuery } from '#features/operations/inbox/inbox.queries.ts';
import { healthQuery } from '#features/operations/operations.queries.ts';
import { LanesCard } from '#features/operations/today/lanes-card.tsx';
import { ProvidersCard } from '#features/operations/today/providers-card.tsx';
import { TodayTiles } from '#features/operations/today/today-tiles.tsx';
import { SwitchCard } from '#features/providers/switch/switch-card.tsx';
import { useNow } from '#lib/use-now.ts';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AdminPage, AdminSection } from './admin-page.tsx';
import { inboxAddress } from './inbox-address.ts';
import { InboxItems } from './inbox-items.tsx';
import { DASHBOARD } from './admin.words.ts';

/** The administrators' start page: work that waits for a decision, whether the ledger balances, and the latest events. */
export function AdminDashboardPage() {
  const inbox = useQuery(inboxQuery);
  const now = useNow(30_000);
  return (
    <AdminPage title="Overview" intro={DASHBOARD.intro}>
      {inbox.isError && <FetchProblem error={inbox.error} onRetry={() => void inbox.refetch()} />}
      {inbox.isPending && <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[320px]' })} /></div>}
      {inbox.data && (
        <>
          <Verdict inbox={inbox.data} />
          <AdminSection title={DASHBOARD.toDoTitle}><InboxList queues={inbox.data.queues} staff={inbox.data.staff} now={now} addressOf={inboxAddress} first={(queue) => <InboxItems queue={queue} now={now} />} /></AdminSection>
        </>
      )}
      <SwitchCard />
      <TodayTiles />
      <div className={css({ display: 'grid', gap: '5', alignItems: 'start', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } })}>
        <ProvidersCard />
        <LanesCard />
      </div>
      <Tiles />
      <AnnouncementCard />
      <AdminSection title={DASHBOARD.latestAuditLogTitle}><AuditLog filters={{}} empty={DASHBOARD.empty} /></AdminSection>
    </AdminPage>
  );
}

const SHIELDS = { good: { icon: ShieldCheck, color: css({ color: 'good' }) }, warn: { icon: ShieldAlert, color: css({ color: 'warn' }) }, bad: { icon: ShieldAlert, color: css({ color: 'bad' }) } } as const;

function Verdict({ inbox }: { inbox: Inbox }) {
  const { tone, words } = verdictOf(inbox);
  const { icon: Icon, color } = SHIELDS[tone];
  return (
    <Card as="section" pad="md" radius="lg" aria-label={DASHBOARD.label}>
      <div className={hstack({ gap: '3' })}>
        <span className={color}><Icon size={28} aria-hidden /></span>
        <div className={css({ minWidth: '0' })}>
          <p className={css({ textStyle: 'h4' })}>{words}</p>
          <p className={mutedText()}>{inbox.ledger ? <Sentence text={ledgerWords(inbox.ledger.violations)} parts={{ when: <RelativeTime iso={inbox.ledger.checkedAt} /> }} /> : DASHBOARD.ledgerUncheckedText}</p>
        </div>
      </div>
    </Card>
  );
}

const ledgerWords = (violations: number): string =>
  violations === 0 ? DASHBOARD.ledgerBalances : DASHBOARD.ledgerBroken(violations);

/** Four tiles with figures: people, staff, waiting jobs and failed jobs. */
function Tiles() {
  const roles = useQuery(rolesQuery);
  const health = useQuery(healthQuery);
  const people = roles.data?.members.reduce((sum, { count }) => sum + count, 0);
  const crew = roles.data?.members.filter(({ role }) => ['moderator', 'support', 'admin'].includes(role)).reduce((sum, { count }) => sum + count, 0);
  // The queues are undefined while Redis is unreachable, and the tiles then show no numbers of jobs.
  const queues = health.data?.queues;
  const jobs = queues && queues.reduce((sum, { waiting, active }) => sum + waiting + active, 0);
  const failed = queues && queues.reduce((sum, queue) => sum + queue.failed, 0);
  const problem = roles.error ?? health.error;
  const retry = (): void => [roles, health].forEach((query) => query.isError && void query.refetch());
  return (
    <>
      {problem && <FetchProblem error={problem} onRetry={retry} />}
      <ul aria-label="Figures" className={css({ display: 'grid', gap: '3', gridTemplateColumns: '[repeat(auto-fit, minmax(140px, 1fr))]' })}>
        <Tile name="People" value={roles.isError ? null : people} to="/admin/users" />
        <Tile name="Staff" value={roles.isError ? null : crew} to="/admin/roles" />
        <Tile name={DASHBOARD.jobsQueuesName} value={health.isError ? null : jobs} to="/admin/developer?tab=queues" />
        <Tile name={DASHBOARD.failedJobsName} value={health.isError ? null : failed} to="/admin/developer?tab=queues" />
      </ul>
    </>
  );
}

function figure(value: number | null | undefined): React.ReactNode {
  if (value === undefined) return <Skeleton className={css({ width: '12', height: '7' })} />;
  return value === null ? 'unknown' : value.toLocaleString('en-GB');
}

/** A tile with one figure, which is a link as a whole. `value` is undefined while it is fetched, and null when it is not known. */
function Tile({ name, value, to }: { name: string; value: number | null | undefined; to: string }) {
  return (
    <Card as="li" pad="md" radius="lg" className={css({ position: 'relative', _hover: { borderColor: 'line' } })}>
      <p className={css({ textStyle: 'meta' })}><TextLink to={to} quiet className={css({ _before: { content: '""', position: 'absolute', inset: '0' } })}>{name}</TextLink></p>
      <div className={css({ textStyle: 'h2', fontVariantNumeric: 'tabular-nums' })}>{figure(value)}</div>
    </Card>
  );
}
