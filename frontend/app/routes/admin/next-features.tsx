import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FeaturesPanel } from '#features/next-features/admin/features-panel.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { PageSkeleton } from '../../layout/page-skeleton.tsx';
import { AdminPage } from './admin-page.tsx';

const IssueReports = lazyPart(() => import('./issue-reports.tsx'), 'IssueReports');

interface FeedbackTab {
  /** `?tab=` in the address; the first one goes without. */
  tab: string | null;
  label: string;
  intro: string;
  panel: ComponentType;
}

const PATH = '/admin/next-features';
const TABS: readonly FeedbackTab[] = [
  { tab: null, label: 'Next features', intro: 'The features that members can vote on, in this order.', panel: FeaturesPanel },
  { tab: 'issues', label: 'Issue reports', intro: 'What people reported. Your reply reaches them as a message.', panel: IssueReports },
];

/** What people want next, and what else they say. */
export function AdminNextFeaturesPage() {
  const [params] = useSearchParams();
  const open = TABS.find(({ tab }) => tab === params.get('tab')) ?? TABS[0]!;
  const Panel = open.panel;
  return (
    <AdminPage title="Next features" intro={open.intro}>
      {TABS.length > 1 && <LinkTabs label="Feedback" tabs={TABS.map((each) => ({ to: each.tab ? `${PATH}?tab=${each.tab}` : PATH, label: each.label, current: each === open }))} />}
      <Suspense fallback={<PageSkeleton />}><Panel /></Suspense>
    </AdminPage>
  );
}
