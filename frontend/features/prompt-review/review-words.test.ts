import { expect, it } from 'vitest';
import { PROMPT_STATES } from '#shared/prompts/prompts.words.ts';
import { meaningOf, stepWords } from './review-words.ts';

it('tells an author whether a prompt was sent back by a moderator or never submitted for review', () => {
  expect([PROMPT_STATES.draft, PROMPT_STATES.sent_back, PROMPT_STATES.rejected]).toEqual(['Draft', 'Sent back', 'Rejected']);
});

it('tells the author of a prompt in review which version the moderator reads, and that the approved one stays on sale', () => {
  const words = meaningOf({ state: 'in_review', pendingVersion: 2, publishedVersion: 1, onSale: true });
  expect(meaningOf({ state: 'sent_back', pendingVersion: null, publishedVersion: 1, onSale: false })).not.toContain('on sale');
  expect(words).toContain('reads version 2');
  expect(words).toContain('Version 1 stays on sale');
  expect(words).not.toMatch(/taken down/i);
});

it('names in the history of a review the version that a step is about', () => {
  expect([stepWords({ kind: 'created', version: null }), stepWords({ kind: 'submitted', version: 3 })]).toEqual(['Draft created', 'Submitted for review, version 3']);
});
