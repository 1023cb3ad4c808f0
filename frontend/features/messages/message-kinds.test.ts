import { expect, test } from 'vitest';
import { nothingMatches } from './center/nothing-found.tsx';
import { targetOf } from './message-target.ts';
import { titleWith } from './unread-title.ts';
import { announcement } from './voice/announcement.ts';

test('puts the number of unread messages into the title of the tab, and replaces the number before', () => {
  expect([titleWith('Pricing · Conjure', 3), titleWith('(3) Pricing · Conjure', 100), titleWith('(99+) Conjure', 0)]).toEqual(['(3) Pricing · Conjure', '(99+) Pricing · Conjure', 'Conjure']);
});

test.each([
  [{ q: 'dragon', unread: 'true' }, 'Nothing matches “dragon” with Unread Only on.'],
  [{ q: 'dragon', priority: 'low', category: 'social' }, 'Nothing matches “dragon” of priority Low in Social.'],
  [{ category: 'challenge' }, 'There is nothing in Challenge.'],
  [{ unread: 'true' }, 'You have read everything.'],
  [{ archived: 'true' }, 'Archived and deleted notifications are kept here. You can restore them.'],
  [{ archived: 'true', q: 'dragon' }, 'Nothing matches “dragon” among the archived.'],
  [{}, 'News about your runs appears here.'],
] as const)('says in words that no message matches the filter %o', (filter, words) => {
  expect(nothingMatches(filter)).toBe(words);
});

test.each([
  ['generation', 'g1', { to: '/my-creations?run=g1' }], ['order', 'o1', { to: '/wallet?tab=billing' }], ['subscription', 's', { to: '/wallet?tab=billing' }],
  ['wallet', null, { to: '/wallet' }], ['achievement', 'first', { to: '/profile?tab=achievements' }], ['feature', 'f', { opens: 'features' }], ['issue', 'i', { to: '/my-reports/i' }],
  ['prompt', 'p', { to: '/prompt/p' }], ['prompt_reviews', 'p', { to: '/prompt/p?tab=reviews' }], ['prompt_comments', 'p', { to: '/prompt/p?tab=comments' }], ['prompt_versions', 'p', { to: '/prompt/p?tab=versions' }], ['draft_fields', 'p', { to: '/edit/prompt/p?step=fields' }], ['security', null, { to: '/profile?tab=settings&section=account' }], ['profile', 'mira', { to: '/profile/mira' }], ['profile', null, null], [null, null, null],
])('links a message about the thing %s to its page', (relatedEntityType, relatedEntityId, expected) => {
  const target = targetOf({ id: 'm', relatedEntityType, relatedEntityId });
  if (expected) expect(target).toMatchObject(expected);
  else expect(target).toBeNull();
});

test('tells screen readers of several messages that arrive together in one sentence', () => {
  expect(announcement([{ subject: 'Ta-da' }])).toBe('New message: Ta-da');
  expect(announcement([{ subject: 'Ta-da' }, { subject: 'Oh' }])).toBe('2 new messages. The latest: Ta-da');
});
