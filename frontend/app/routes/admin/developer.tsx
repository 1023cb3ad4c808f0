import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isOneOf } from '#contracts/typed-records.ts';
import { wrap } from '#styled/patterns';
import { textLink } from '#styled/recipes';
import { AuditPanel } from '#features/operations/audit-panel.tsx';
import { EmailOutbox } from '#features/operations/email-outbox.tsx';
import { FlagsPanel } from '#features/operations/flags/flags-panel.tsx';
import { HealthPanel } from '#features/operations/health-panel.tsx';
import { FailedJobs } from '#features/operations/jobs/failed-jobs.tsx';
import { LogTailCard } from '#features/operations/log-tail/log-tail-card.tsx';
import { LimitsCard } from '#features/operations/machinery/limits-card.tsx';
import { machineryQuery } from '#features/operations/machinery/machinery.queries.ts';
import { MachineryPanel } from '#features/operations/machinery/machinery-panel.tsx';
import { UnfinishedEvents } from '#features/operations/machinery/unfinished-events.tsx';
import { healthQuery } from '#features/operations/operations.queries.ts';
import { QueuesCard } from '#features/operations/queues-card.tsx';
import { ReplayCard } from '#features/operations/replay/replay-card.tsx';
import { ScrollingTabs } from '#ui/scrolling-tabs.tsx';
import { AdminPage } from './admin-page.tsx';
import { DEVELOPER } from './admin.words.ts';

const TABS = ['health', 'queues', 'logs', 'events', 'flags', 'emails', 'limits', 'audit'] as const;

/**
 * The administration page for developers who operate the platform. The address names its open tab. Failed jobs and unfinished events are
 * counted at their tabs, because the other tabs hide them.
 */
export function AdminDeveloperPage() {
  const [params] = useSearchParams();
  const asked = params.get('tab') ?? '';
  const tab = isOneOf(TABS, asked) ? asked : 'health';
  const counts: Partial<Record<(typeof TABS)[number], number>> = {
    queues: useQuery(healthQuery).data?.queues?.reduce((sum, { failed }) => sum + failed, 0),
    events: useQuery(machineryQuery).data?.unfinished.length,
  };
  const tabs = TABS.map((name) => ({ to: `?tab=${name}`, label: DEVELOPER.tabs[name], current: name === tab, ...(counts[name] && { count: counts[name] }) }));
  return (
    <AdminPage
      title={DEVELOPER.title} intro={DEVELOPER.intro}
      actions={(
        <p className={wrap({ gap: '4' })}>
          {/* Plain links, because the server and not the router renders the pages behind them. */}
          <a href="/admin/queues/" className={textLink()}>{DEVELOPER.queueDashboardLink}</a>
          <a href="/api/openapi.json" className={textLink()}>{DEVELOPER.openapiDocumentLink}</a>
        </p>
      )}
    >
      <ScrollingTabs tabs={tabs} label={DEVELOPER.title} />
      {tab === 'health' && <><HealthPanel /><MachineryPanel /></>}
      {tab === 'queues' && <><QueuesCard /><FailedJobs /></>}
      {tab === 'logs' && <LogTailCard />}
      {tab === 'events' && <><UnfinishedEvents /><ReplayCard /></>}
      {tab === 'flags' && <FlagsPanel />}
      {tab === 'emails' && <EmailOutbox />}
      {tab === 'limits' && <LimitsCard />}
      {tab === 'audit' && <AuditPanel />}
    </AdminPage>
  );
}
