import { expect, it } from 'vitest';
import { messagePath } from './message-links.ts';

const path = (relatedEntityType: string | null, relatedEntityId: string | null): string => messagePath({ id: 'm1', relatedEntityType, relatedEntityId });

it('links a message to the page that it is about, or to the message itself if there is none', () => {
  expect(path('generation', 'g 1')).toBe('/my-creations?run=g%201');
  expect(path('prompt_comments', 'p1')).toBe('/prompt/p1?tab=comments');
  expect([path('unlock', 'u1'), path('unlock', null)]).toEqual(['/wallet?tab=unlocks&unlock=u1', '/wallet?tab=unlocks']);
  expect(path('feature', 'f1')).toBe('/?open=next-features');
  expect([path('draft_test', 'p1'), path('draft_fields', 'p1')]).toEqual(['/edit/prompt/p1?step=test', '/edit/prompt/p1?step=fields']);
  expect([path('collection', 'c1'), path('collection_review', 'c1'), path('collection_invite', 'i1')]).toEqual(['/collection/c1', '/collection/c1?tab=review', '/collection-invite/i1']);
  expect(path('webhook', 'w1')).toBe('/profile?tab=settings&section=webhooks');
  expect(path('budgets', null)).toBe('/profile?tab=settings&section=limits');
  expect(path('issue', 'i1')).toBe('/my-reports/i1');
  expect([path(null, null), path('profile', null), path('something newer', 'x')]).toEqual(Array(3).fill('/?message=m1'));
});
