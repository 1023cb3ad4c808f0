import { describe, expect, it } from 'vitest';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { reviewChecks } from './review-checks.ts';
import type { ReviewFacts } from './review-checks.ts';

const field = { key: 'place', type: 'short_text' as const, label: 'Place', required: true };
const content: DraftContent = {
  ...blankDraft('text'), category: 'blog-writing', title: 'A letter with a twist', oneLiner: 'One line.', description: 'More.', template: 'Write about {{place}}.',
  form: { sections: [{ title: '', fields: [field] }] }, testInputs: ['a', 'b', 'c'].map((label) => ({ label, inputs: { place: label } })),
  pricing: 'run_and_unlock', runRoyalty: 3, unlockPrice: 40,
};
const facts: ReviewFacts = { content, tests: { finished: 3, delivered: 3, samples: 1 }, medians: { runRoyalty: 2, unlockPrice: 30 }, mostAlike: null };
const check = (id: string, changes: Partial<ReviewFacts> = {}) => reviewChecks({ ...facts, ...changes }, createPatternCheck()).find((each) => each.id === id)!;

describe('the checklist of a submission', () => {
  it('the checklist of a submission has no remark about one that is in order', () => {
    expect(reviewChecks(facts, createPatternCheck()).map(({ id, state }) => [id, state])).toEqual([['variables', 'ok'], ['runs', 'ok'], ['samples', 'ok'], ['price', 'ok'], ['words', 'ok'], ['similar', 'ok']]);
  });

  it('the checklist of a submission names variables that have no field in the form', () => {
    expect(check('variables', { content: { ...content, template: 'Write to {{friend}} about {{place}}.' } })).toMatchObject({ state: 'problem', detail: 'Without a field: {{friend}}' });
  });

  it('the checklist of a submission tells how many test runs of this text delivered', () => {
    expect(check('runs', { tests: { finished: 0, delivered: 0, samples: 0 } }).state).toBe('look');
    expect(check('runs', { tests: { finished: 1, delivered: 0, samples: 0 } })).toMatchObject({ state: 'problem', detail: '0 of 1 test run of this text delivered.' });
    expect(check('samples', { tests: { finished: 1, delivered: 1, samples: 0 } }).state).toBe('look');
    expect(check('runs', { tests: { finished: 4, delivered: 3, samples: 0 } }).state).toBe('look');
  });

  it('the checklist of a submission compares each price with the median of prompts that are sold the same way', () => {
    expect(check('price', { medians: { runRoyalty: 1, unlockPrice: 13 } })).toMatchObject({ state: 'look', detail: '3 tokens a run, the median is 1; 40 tokens to unlock, the median is 13.' });
    expect(check('price', { content: { ...content, pricing: 'run' }, medians: { runRoyalty: 1, unlockPrice: 1 } })).toMatchObject({ state: 'ok', detail: '3 tokens a run, the median is 1.' });
    expect(check('price', { medians: { runRoyalty: null, unlockPrice: null } }).state).toBe('ok');
  });

  it('the checklist of a submission finds listed words as whole words in any case and spacing, and names those of the negative template apart', () => {
    expect(check('words', { content: { ...content, template: 'Get   RICH quick with {{place}}, nsfw' } })).toMatchObject({ state: 'look', detail: 'Found: get rich quick, nsfw' });
    expect(check('words', { content: { ...content, template: 'Bombay, gorextic, {{place}}' } }).state).toBe('ok');
    expect(check('words', { content: { ...content, negativeTemplate: 'gore, blur' } })).toMatchObject({ state: 'ok', detail: 'Only in the negative template: gore' });
  });

  it('the checklist of a submission says how similar the most similar prompt is', () => {
    expect([check('similar', { mostAlike: 0.6 }).state, check('similar', { mostAlike: 0.9 }).state]).toEqual(['look', 'problem']);
  });
});
