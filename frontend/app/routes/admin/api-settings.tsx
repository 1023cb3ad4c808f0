import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { HealthLog } from '#features/providers/health-log.tsx';
import { LimitsSection } from '#features/providers/limits-section.tsx';
import { ServicesCard } from '#features/operations/services/services-card.tsx';
import { ProviderSection } from '#features/providers/provider-section.tsx';
import { SafetySection } from '#features/providers/safety/safety-section.tsx';
import { providersQuery } from '#features/providers/providers.queries.ts';
import { SwitchCard } from '#features/providers/switch/switch-card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminPage } from './admin-page.tsx';
import { API_SETTINGS } from './admin.words.ts';

/** The administration page of the AI providers: which provider makes what, in which order, and at which cost. */
export function AdminApiSettingsPage() {
  const page = useQuery(providersQuery);
  return (
    <AdminPage title={API_SETTINGS.title} intro={API_SETTINGS.intro}>
      <SwitchCard />
      {page.isPending && <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[560px]' })} /></div>}
      {page.isError && !page.data && <FetchProblem error={page.error} onRetry={() => void page.refetch()} />}
      {page.data && (
        <>
          {page.data.types.map((settings) => <ProviderSection key={settings.type} settings={settings} />)}
          <LimitsSection key={page.data.limits.revision} limits={page.data.limits} />
          <SafetySection />
          <ServicesCard />
          <HealthLog log={page.data.log} />
        </>
      )}
    </AdminPage>
  );
}
