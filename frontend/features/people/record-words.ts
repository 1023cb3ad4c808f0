import type { z } from 'zod/mini';
import type { personPrompt } from '#contracts/admin-users.ts';
import type { SalesOrder } from '#contracts/sales.ts';
import type { TargetType } from '#contracts/targets.ts';
import { TARGET_WORDS } from '#shared/staff/target.words.ts';

type Prompt = z.infer<typeof personPrompt>;

const STATUSES: Record<Prompt['status'], string> = { draft: 'not published', in_review: 'in review', published: 'published', rejected: 'not accepted', removed: 'taken down' };

/** Returns the words that staff read for a prompt's state, such as "in review", or "hidden" for a hidden prompt. */
export const promptWords = ({ status, hidden }: Pick<Prompt, 'status' | 'hidden'>): string => (hidden && status !== 'removed' ? `hidden${status === 'in_review' ? ', in review' : ''}` : STATUSES[status]);

/** Returns the address of the page on which the viewing member of staff can look at a prompt; null where there is none. */
export function promptAddress({ status, slug, pendingVersionId }: Pick<Prompt, 'status' | 'slug' | 'pendingVersionId'>, moderates: boolean): string | null {
  if (moderates && pendingVersionId !== null) return `/admin/marketplace?item=${pendingVersionId}`;
  if (status === 'published') return `/prompt/${slug}`;
  return moderates ? '/admin/marketplace?tab=log' : null;
}

/** Returns the words for the state of an order. The server keeps the status `paid` after a part refund, so the refunded amount tells that state. */
export function orderWords({ status, refundedCents }: Pick<SalesOrder, 'status' | 'refundedCents'>): string {
  if (status === 'created') return 'started';
  return status === 'paid' && refundedCents > 0 ? 'partly refunded' : status;
}

/** Returns the words for the thing that a report is about, as the log of decisions names it. */
export const reportedWords = (type: TargetType, title: string): string => `${TARGET_WORDS[type]}${title}`;
