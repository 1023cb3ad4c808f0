import { describe, expect, it } from 'vitest';
import { auditFacts, auditWords } from './audit-words.ts';

describe('an entry of the audit log in words', () => {
  it('shows a change as one, in whatever order it was stored', () => {
    expect(auditFacts({ to: 'user', from: 'admin' })).toBe('admin → user');
    expect(auditFacts({ sessions: 2, to: 'b', from: 'a' })).toBe('a → b · sessions: 2');
  });

  it('shows other facts by name and leaves out what says nothing', () => {
    expect(auditFacts({ amount: -5, until: null, note: '' })).toBe('amount: -5');
    expect(auditFacts({ queue: { name: 'mail' } })).toBe('queue: {"name":"mail"}');
    expect(auditFacts({})).toBe('');
  });

  it('calls an action it does not know by its own name', () => {
    expect(auditWords('users.ban')).toBe('banned');
    expect(auditWords('shop.close')).toBe('shop.close');
  });
});
