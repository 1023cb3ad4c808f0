import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FeaturesPanel } from '#features/next-features/admin/features-panel.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { PageSkeleton } from '../../layout/page-skeleton.tsx';
import { AdminPage } from './admin-page.tsx';
import { NEXT_FEATURES } from './admin.words.ts';
import { elementAt } from '#contracts/must.ts';

const IssueReports = lazyPart(() => import('./issue-reports.tsx'), 'IssueReports');

interface FeedbackTab {
  /** Value of `?tab=` in the address for a tab of this page; null for the first tab, which has none. */
  tab: string | null;
  label: string;
  intro: string;
  panel: ComponentType;
}

const PATH = '/admin/next-features';
const TABS: readonly FeedbackTab[] = [
  { tab: null, label: NEXT_FEATURES.nextFeaturesLabel, intro: NEXT_FEATURES.featuresMembersCanIntro, panel: FeaturesPanel },
  { tab: 'issues', label: NEXT_FEATURES.issueReportsLabel, intro: NEXT_FEATURES.whatPeopleIntro, panel: IssueReports },
];

/** The administration page of next features and of reported issues. */
export function AdminNextFeaturesPage() {
  const [params] = useSearchParams();
  const open = TABS.find(({ tab }) => tab === params.get('tab')) ?? elementAt(TABS, 0);
  const Panel = open.panel;
  return (
    <AdminPage title={NEXT_FEATURES.nextFeaturesLabel} intro={open.intro}>
      {TABS.length > 1 && <LinkTabs label="Feedback" tabs={TABS.map((each) => ({ to: each.tab ? `${PATH}?tab=${each.tab}` : PATH, label: each.label, current: each === open }))} />}
      <Suspense fallback={<PageSkeleton />}><Panel /></Suspense>
    </AdminPage>
  );
}
