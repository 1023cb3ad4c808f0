import { wrap } from '#styled/patterns';
import { AuditPanel } from '#features/operations/audit-panel.tsx';
import { HealthPanel } from '#features/operations/health-panel.tsx';
import { EmailOutbox } from '#features/operations/email-outbox.tsx';
import { FlagsPanel } from '#features/operations/flags/flags-panel.tsx';
import { LogTailCard } from '#features/operations/log-tail/log-tail-card.tsx';
import { FailedJobs } from '#features/operations/jobs/failed-jobs.tsx';
import { ReplayCard } from '#features/operations/replay/replay-card.tsx';
import { MachineryPanel } from '#features/operations/machinery/machinery-panel.tsx';
import { textLink } from '#styled/recipes';
import { AdminPage } from './admin-page.tsx';
import { DEVELOPER } from './admin.words.ts';

/** The administration page for developers who operate the platform: health, feature flags, the local email outbox, the audit log. */
export function AdminDeveloperPage() {
  return (
    <AdminPage title="Developer" intro={DEVELOPER.intro}>
      <p className={wrap({ gap: '4' })}>
        {/* Plain links, because the server and not the router renders the pages behind them. */}
        <a href="/admin/queues/" className={textLink()}>{DEVELOPER.queueDashboardLink}</a>
        <a href="/api/openapi.json" className={textLink()}>{DEVELOPER.openapiDocumentLink}</a>
      </p>
      <HealthPanel />
      <MachineryPanel />
      <FailedJobs />
      <ReplayCard />
      <LogTailCard />
      <FlagsPanel />
      <EmailOutbox />
      <AuditPanel />
    </AdminPage>
  );
}
