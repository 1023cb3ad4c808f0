import { expect, it } from 'vitest';
import { PROMPT_STATES } from '#shared/prompts/prompts.words.ts';
import { meaningOf, stepWords } from './review-words.ts';

it('names a prompt that was sent back differently from one that was never submitted', () => {
  expect([PROMPT_STATES.draft, PROMPT_STATES.sent_back, PROMPT_STATES.rejected]).toEqual(['Draft', 'Sent back', 'Rejected']);
});

it('calls a waiting prompt in review, even if an older version of it is not on sale', () => {
  const words = meaningOf({ state: 'in_review', pendingVersion: 2, publishedVersion: 1, onSale: true });
  expect(meaningOf({ state: 'sent_back', pendingVersion: null, publishedVersion: 1, onSale: false })).not.toContain('on sale');
  expect(words).toContain('reads version 2');
  expect(words).toContain('Version 1 stays on sale');
  expect(words).not.toMatch(/taken down/i);
});

it('names the version of a step that has one', () => {
  expect([stepWords({ kind: 'created', version: null }), stepWords({ kind: 'submitted', version: 3 })]).toEqual(['Draft created', 'Submitted for review, version 3']);
});
