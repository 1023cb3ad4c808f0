import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { AgentQueue } from '#features/moderation/agents/agent-queue.tsx';
import { AppealQueue } from '#features/moderation/appeals/appeal-queue.tsx';
import { DuplicateQueue } from '#features/moderation/duplicates/duplicate-queue.tsx';
import { FeaturedSlots } from '#features/moderation/featured/featured-slots.tsx';
import { TakedownLog } from '#features/moderation/log/takedown-log.tsx';
import { ModerationSlotsContext } from '#features/moderation/moderation-slots.ts';
import type { ModerationSlots } from '#features/moderation/moderation-slots.ts';
import { countsQuery } from '#features/moderation/moderation.queries.ts';
import { RefundQueue } from '#features/moderation/refunds/refund-queue.tsx';
import { ReportQueue } from '#features/moderation/reports/report-queue.tsx';
import { ReviewQueue } from '#features/moderation/review/review-queue.tsx';
import { TagList } from '#features/moderation/tags/tag-list.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { searchNow } from '#lib/search-now.ts';
import { useAuth } from '#lib/session.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ScrollingTabs } from '#ui/scrolling-tabs.tsx';
import { AdminPage } from './admin-page.tsx';
import { MODERATION_TABS, readLogFilters, readRefundStatus, readReportStatus, tabAddress, tabOf } from './marketplace-address.ts';
import { withParam } from './with-param.ts';
import type { ModerationTab } from './marketplace-address.ts';
import { ADMIN_MARKETPLACE } from './admin.words.ts';
import { must } from '#contracts/must.ts';

const slots: ModerationSlots = {
  Template: lazyPart(() => import('#features/prompts/template-view.tsx'), 'TemplateView'),
  WordChanges: lazyPart(() => import('#features/prompts/versions/word-changes.tsx'), 'WordChanges'),
  Inputs: lazyPart(() => import('#features/prompts/samples/sample-inputs.tsx'), 'SampleInputs'),
  ResultStage: lazyPart(() => import('#features/generation/result/result-stage.tsx'), 'ResultStage'),
  Output: lazyPart(() => import('#features/prompts/samples/sample-picture.tsx'), 'SamplePicture'),
};

/** The page with the queues of the marketplace, for moderators and administrators. The address holds the open view (docs/rules/pages.md#view-in-address). */
export function AdminMarketplacePage() {
  const [params] = useSearchParams();
  const { user } = useAuth();
  const counts = useQuery(countsQuery).data;
  const tab = tabOf(params);
  const { intro } = must(MODERATION_TABS.find(({ id }) => id === tab), 'the open tab');
  return (
    <AdminPage title="Marketplace" intro={<>{intro} <TextLink to="/moderation">{ADMIN_MARKETPLACE.link}</TextLink></>}>
      <ScrollingTabs label="Queues" tabs={MODERATION_TABS.map(({ id, label, count }) => ({ to: tabAddress(id), label, current: id === tab, ...(count && counts && { count: counts[count] }) }))} />
      <ModerationSlotsContext value={slots}>{user && <Panel tab={tab} viewerId={user.id} />}</ModerationSlotsContext>
    </AdminPage>
  );
}

function Panel({ tab, viewerId }: { tab: ModerationTab; viewerId: string }): ReactNode {
  const [params, setParams] = useSearchParams();
  const set = (name: string) => (value: string | undefined): void => setParams(withParam(searchNow(), name, value), { replace: true });
  switch (tab) {
    case 'review': return <ReviewQueue viewerId={viewerId} open={params.get('item')} onOpen={(id) => set('item')(id ?? undefined)} />;
    case 'agents': return <AgentQueue />;
    case 'reports': return <ReportQueue viewerId={viewerId} status={readReportStatus(params)} onStatus={(status) => set('status')(status === 'open' ? undefined : status)} />;
    case 'duplicates': return <DuplicateQueue viewerId={viewerId} />;
    case 'appeals': return <AppealQueue />;
    case 'refunds': return <RefundQueue status={readRefundStatus(params)} onStatus={(status) => set('status')(status === 'open' ? undefined : status)} />;
    case 'featured': return <FeaturedSlots viewerId={viewerId} />;
    case 'tags': return <TagList q={params.get('q') ?? ''} onSearch={(q) => set('q')(q || undefined)} />;
    case 'log': return <TakedownLog filters={readLogFilters(params)} onFilter={(filters) => setParams(withParam(withParam(searchNow(), 'which', filters.which), 'rule', filters.rule), { replace: true })} />;
  }
}
