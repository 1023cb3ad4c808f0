import type { InboxQueue } from '#contracts/inbox.ts';
import { tabAddress } from './marketplace-address.ts';

const ADDRESSES: Record<InboxQueue, string> = {
  reviews: tabAddress('review'),
  packs: '/admin/prompt-packs?status=in_review',
  agents: tabAddress('agents'),
  reports: tabAddress('reports'),
  appeals: tabAddress('appeals'),
  duplicates: tabAddress('duplicates'),
  refunds: tabAddress('refunds'),
  disputes: '/admin/sales#disputes',
  cash_outs: '/admin/sales#payouts',
  referrals: '/admin/referral-tracking?filter=held',
  issues: '/admin/next-features?tab=issues&status=new',
  webhooks: '/admin/stripe-sync?status=failed',
};

/** Returns the address of the page on which staff work on a queue of the staff inbox. */
export const inboxAddress = (queue: InboxQueue): string => ADDRESSES[queue];
