import { expect, it } from 'vitest';
import { auditFacts } from './audit-facts.ts';

/** Returns a time of the tested day in UTC, formatted in the time zone of this machine. */
const clock = (utc: string): string => new Date(`2099-12-31T${utc}:00.000Z`).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

it('names the old and the new value of each changed field of an audit entry, in whatever order they are stored', () => {
  expect(auditFacts({ to: 'user', from: 'admin' })).toBe('admin → user');
  expect(auditFacts({ sessions: 2, to: 'b', from: 'a' })).toBe('a → b · 2 sessions ended');
  expect(auditFacts({ from: { status: 'voting', title: 'Fox' }, to: { status: 'completed', title: 'Fox' } })).toBe('status: voting → completed');
});

it('writes the tokens, money, rules and strikes of an audit entry in words', () => {
  expect(auditFacts({ amount: -5 })).toBe('took 5 tokens');
  expect(auditFacts({ amount: 1 })).toBe('gave 1 token');
  expect(auditFacts({ amountCents: 250 })).toBe('$2.50');
  expect(auditFacts({ decisionId: '0198', rule: 'spam', strike: true })).toBe('Spam or a copy of another person\'s work · with a strike');
  expect(auditFacts({ decisionId: '0198', rule: 'spam', strike: false })).toBe('Spam or a copy of another person\'s work');
});

it('leaves out a fact of an audit entry that its sentence already says', () => {
  expect(auditFacts({ amountCents: 999, note: 'late' }, '$9.99 for Creator Stack')).toBe('note: late');
  // A title is text from people, and may repeat a fact by chance.
  expect(auditFacts({ note: 'late' }, 'About a note: late')).toBe('note: late');
});

it('formats prices of an audit entry in dollars and times with their date, also in a change', () => {
  expect(auditFacts({ from: { price_cents: 799 }, to: { price_cents: 749 }, effectiveAt: '2099-12-31T12:00:00.000Z' })).toBe('price: $7.99 → $7.49 · effective at: 31 December 2099, ' + clock('12:00'));
  expect(auditFacts({ from: { at: '2099-12-31T10:00:00.000Z' }, to: { at: '2099-12-31T18:00:00.000Z' } })).toBe(`at: 31 December 2099, ${clock('10:00')} → 31 December 2099, ${clock('18:00')}`);
});

it('writes unknown facts of an audit entry by their names, and leaves out ids and empty values', () => {
  expect(auditFacts({ dryRun: true, until: null, note: '' })).toBe('dry run: yes');
  expect(auditFacts({ queue: { name: 'email' } })).toBe('queue: {"name":"email"}');
  expect(auditFacts({ note: '01a21c70-8c5a-7213-8795-738e453bdff2', length: 36 })).toBe('36 characters');
  expect(auditFacts({})).toBe('');
});
