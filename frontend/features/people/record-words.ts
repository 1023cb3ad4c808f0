import type { z } from 'zod/mini';
import type { personPrompt } from '#contracts/admin-users.ts';
import type { SalesOrder } from '#contracts/sales.ts';
import type { TargetType } from '#contracts/targets.ts';
import { TARGET_WORDS } from '#shared/staff/target.words.ts';

type Prompt = z.infer<typeof personPrompt>;

const STATUSES: Record<Prompt['status'], string> = { draft: 'not published', in_review: 'in review', published: 'published', rejected: 'not accepted', removed: 'taken down' };

/** Where a prompt stands, as staff say it. */
export const promptWords = ({ status, hidden }: Pick<Prompt, 'status' | 'hidden'>): string => (hidden && status !== 'removed' ? `hidden${status === 'in_review' ? ', in review' : ''}` : STATUSES[status]);

/** The page on which a prompt can be looked at; null where there is none for the viewer. */
export function promptAddress({ status, slug, pendingVersionId }: Pick<Prompt, 'status' | 'slug' | 'pendingVersionId'>, moderates: boolean): string | null {
  if (moderates && pendingVersionId !== null) return `/admin/marketplace?item=${pendingVersionId}`;
  if (status === 'published') return `/prompt/${slug}`;
  return moderates ? '/admin/marketplace?tab=log' : null;
}

/** Where an order stands; a part refund leaves the status at `paid`. */
export const orderWords = ({ status, refundedCents }: Pick<SalesOrder, 'status' | 'refundedCents'>): string => (status === 'paid' && refundedCents > 0 ? 'partly refunded' : status);

/** What a report is about, in the words of the log of decisions. */
export const reportedWords = (type: TargetType, title: string): string => `${TARGET_WORDS[type]}${title}`;
