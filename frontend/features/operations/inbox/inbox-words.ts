import type { Inbox, InboxEntry, InboxQueue } from '#contracts/inbox.ts';
import { counted } from '#contracts/plural.ts';

interface QueueWords {
  one: string;
  many: string;
  /** Label of the button that opens this queue of the staff inbox. */
  action: string;
}

const WORDS: Record<InboxQueue, QueueWords> = {
  reviews: { one: 'prompt waits for review', many: 'prompts wait for review', action: 'Review' },
  packs: { one: 'pack waits for review', many: 'packs wait for review', action: 'Review' },
  agents: { one: 'agent waits for review', many: 'agents wait for review', action: 'Review' },
  reports: { one: 'report is open', many: 'reports are open', action: 'Decide' },
  appeals: { one: 'appeal waits for an answer', many: 'appeals wait for an answer', action: 'Answer' },
  duplicates: { one: 'pair looks like a copy', many: 'pairs look like copies', action: 'Compare' },
  refunds: { one: 'refund request is open', many: 'refund requests are open', action: 'Decide' },
  disputes: { one: 'dispute waits for evidence', many: 'disputes wait for evidence', action: 'Answer' },
  cash_outs: { one: 'payout waits', many: 'payouts wait', action: 'Decide' },
  referrals: { one: 'referral is held', many: 'referrals are held', action: 'Look' },
  issues: { one: 'issue report is new', many: 'issue reports are new', action: 'Read' },
  webhooks: { one: 'webhook event failed', many: 'webhook events failed', action: 'Replay' },
};

/** Returns the count of a queue of the staff inbox as a sentence: "3 reports are open". */
export const queueWords = ({ queue, count }: Pick<InboxEntry, 'queue' | 'count'>): string => counted(count, WORDS[queue].one, WORDS[queue].many);

export const queueAction = (queue: InboxQueue): string => WORDS[queue].action;

/** Returns the queues that have waiting items: first those with a deadline, the earliest first, then the others by the longest wait. */
export function inOrder<Entry extends InboxEntry>(queues: readonly Entry[]): Entry[] {
  const key = ({ dueAt, oldestAt }: InboxEntry): string => (dueAt === null ? `1 ${oldestAt}` : `0 ${dueAt}`);
  return queues.filter(({ count }) => count > 0).sort((a, b) => key(a).localeCompare(key(b)));
}

/** Returns the sentence above the staff inbox. A ledger whose sums differ comes first, because it is more urgent than any queue. */
export function verdictOf({ queues, ledger }: { queues: readonly InboxEntry[] } & Pick<Inbox, 'ledger'>): { tone: 'good' | 'warn' | 'bad'; words: string } {
  const waiting = queues.filter(({ count }) => count > 0).length;
  if (ledger && ledger.violations > 0) return { tone: 'bad', words: 'The ledger does not balance.' };
  if (waiting === 0) return { tone: 'good', words: 'Nothing waits for you.' };
  return { tone: 'warn', words: waiting === 1 ? 'One queue has waiting items.' : `${waiting} queues have waiting items.` };
}
