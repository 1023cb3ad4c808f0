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

  it('puts what an action was done to into the middle of its sentence', () => {
    expect(auditWords('users.adjust_tokens')).toEqual({ before: 'adjusted', after: '’s tokens' });
    expect(auditWords('users.end_sessions')).toEqual({ before: 'signed', after: ' out everywhere' });
  });

  it('calls an action it does not know by its own name', () => {
    expect(auditWords('users.ban')).toEqual({ before: 'banned', after: '' });
    expect(auditWords('shop.close')).toEqual({ before: 'shop.close', after: '' });
  });
});
