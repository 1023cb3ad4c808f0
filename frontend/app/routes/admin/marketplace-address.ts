import { rule } from '#contracts/moderation.ts';
import type { LogFilters, RefundStatus, ReportStatus } from '#features/moderation/moderation.queries.ts';

export type ModerationTab = 'review' | 'agents' | 'reports' | 'duplicates' | 'appeals' | 'refunds' | 'featured' | 'tags' | 'log';

interface TabEntry {
  id: ModerationTab;
  label: string;
  intro: string;
  /** Which number of waiting items stands beside the label of a tab of the moderators' page; undefined for none. */
  count?: 'reviews' | 'reports' | 'duplicates' | 'appeals' | 'refunds';
}

/** Tabs of the moderators' page: first the queues, then the lists that moderators maintain. */
export const MODERATION_TABS: readonly TabEntry[] = [
  { id: 'review', label: 'Review', intro: 'Paid prompts that wait for a decision, oldest first.', count: 'reviews' },
  { id: 'agents', label: 'Agents', intro: 'Agents that wait for a decision, oldest first.' },
  { id: 'reports', label: 'Reports', intro: 'Works, words and profiles that people reported.', count: 'reports' },
  { id: 'duplicates', label: 'Duplicates', intro: 'Prompts that are very similar to an earlier prompt of another author.', count: 'duplicates' },
  { id: 'appeals', label: 'Appeals', intro: 'Appeals against decisions, soonest due first.', count: 'appeals' },
  { id: 'refunds', label: 'Refunds', intro: 'Refunds that need a moderator’s decision.', count: 'refunds' },
  { id: 'featured', label: 'Featured', intro: 'The prompts that the marketplace shows first.' },
  { id: 'tags', label: 'Tags', intro: 'The words by which people find prompts.' },
  { id: 'log', label: 'Log', intro: 'Every decision with its reason.' },
];
const PATH = '/admin/marketplace';
const STATUSES: readonly ReportStatus[] = ['open', 'upheld', 'dismissed'];
const REFUND_STATUSES: readonly RefundStatus[] = ['open', 'granted', 'refused'];
const WHICH = ['removed', 'reviews', 'all'] as const;

/** Returns the tab of the moderators' page that an address names; the first tab when it names none. */
export const tabOf = (params: URLSearchParams): ModerationTab => MODERATION_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'review';

/** Returns the address of a tab of the moderators' page, without filters. The first tab has no parameter. */
export const tabAddress = (tab: ModerationTab): string => (tab === 'review' ? PATH : `${PATH}?tab=${tab}`);

export const readReportStatus = (params: URLSearchParams): ReportStatus => STATUSES.find((status) => status === params.get('status')) ?? 'open';

export const readRefundStatus = (params: URLSearchParams): RefundStatus => REFUND_STATUSES.find((status) => status === params.get('status')) ?? 'open';

/** Reads the filters of the log of decisions from an address. Unknown values are left out. */
export const readLogFilters = (params: URLSearchParams): LogFilters => {
  const which = WHICH.find((value) => value === params.get('which'));
  const named = rule.safeParse(params.get('rule'));
  return { ...(which && { which }), ...(named.success && { rule: named.data }) };
};
