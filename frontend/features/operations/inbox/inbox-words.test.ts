import { describe, expect, it } from 'vitest';
import type { InboxEntry } from '#contracts/inbox.ts';
import { inOrder, queueWords, verdictOf } from './inbox-words.ts';

const entry = (queue: InboxEntry['queue'], count: number, oldestAt: string | null = null, dueAt: string | null = null): InboxEntry => ({ queue, count, oldestAt, dueAt });

describe('the inbox in words', () => {
  it('says in a sentence how many items wait in a queue of the staff inbox', () => {
    expect(queueWords(entry('reports', 1))).toBe('1 report is open');
    expect(queueWords(entry('reviews', 1_200))).toBe('1,200 prompts wait for review');
  });

  it('sorts the queues of the staff inbox by the earliest deadline, then by the longest wait, and leaves out empty ones', () => {
    const queues = [
      entry('issues', 2, '2026-11-20T00:00:00Z'), entry('appeals', 0), entry('disputes', 1, '2026-11-21T00:00:00Z', '2026-11-29T00:00:00Z'),
      entry('reviews', 4, '2026-11-22T00:00:00Z', '2026-11-24T00:00:00Z'), entry('reports', 1, '2026-11-19T00:00:00Z'),
    ];
    expect(inOrder(queues).map(({ queue }) => queue)).toEqual(['reviews', 'disputes', 'reports', 'issues']);
  });

  it('tells staff of a ledger whose sums differ before it names any queue', () => {
    const checkedAt = '2026-11-23T00:00:00Z';
    expect(verdictOf({ queues: [entry('issues', 2)], ledger: { violations: 1, checkedAt } })).toEqual({ tone: 'bad', words: 'The ledger does not balance.' });
    expect(verdictOf({ queues: [entry('issues', 2), entry('reports', 1)], ledger: { violations: 0, checkedAt } }).words).toBe('2 queues have waiting items.');
    expect(verdictOf({ queues: [entry('issues', 0)], ledger: null })).toEqual({ tone: 'good', words: 'Nothing waits for you.' });
  });
});
