import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { PackagesSection } from '#features/admin-pricing/packages-section.tsx';
import { PlanSection } from '#features/admin-pricing/plan-section.tsx';
import { adminPricingQuery } from '#features/admin-pricing/admin-pricing.queries.ts';
import { RateCardSection } from '#features/admin-pricing/rate-card-section.tsx';
import { AmountsSection } from '#features/rewards/amounts/amounts-section.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminPage } from './admin-page.tsx';
import { ADMIN_PRICING } from './admin.words.ts';

/** The administration page of all prices with their history: since when they apply, and who changed them. */
export function AdminPricingPage() {
  return (
    <AdminPage title="Pricing" intro={ADMIN_PRICING.intro}>
      <Lists />
      <AmountsSection />
    </AdminPage>
  );
}

function Lists() {
  const lists = useQuery(adminPricingQuery);
  if (lists.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[560px]' })} /></div>;
  if (!lists.data) return <FetchProblem error={lists.error} onRetry={() => void lists.refetch()} />;
  return (
    <>
      <RateCardSection lists={lists.data} />
      <PackagesSection lists={lists.data} />
      <PlanSection lists={lists.data} />
    </>
  );
}
