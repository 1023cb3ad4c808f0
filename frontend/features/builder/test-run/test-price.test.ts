import { expect, it } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { RateCard } from '#contracts/pricing.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import { outputOptions, publishedQuote, testQuote } from './test-price.ts';

const model = (id: string, multiplier: number) => ({ id, label: id, contentType: 'text' as const, multiplier, etaSeconds: 5, default: id === 'plain' });
const card = { base: { shortText: 1, longText: 2, image: 3, video: 9 }, models: [model('plain', 1), model('grand', 4)] } satisfies RateCard;
const form = (drives: boolean): PromptForm => ({ sections: [{ title: '', fields: [{ key: 'words', type: 'number', label: 'Words', required: false, min: 100, max: 2000, default: 100, ...(drives && { drives: 'length' as const }) }] }] });

it('the price of a comparison is computed for draft and published version, each with its own form', () => {
  const content = { ...blankDraft('text'), form: form(true), outputSettings: { length: 100 } };
  const wish = { model: 'plain', options: outputOptions(content, 'plain'), inputs: { words: 2000 } };
  const draft = testQuote(card, content, 'plain', wish.inputs)!.quote.total;
  const same = publishedQuote(card, { contentType: 'text', models: [], form: form(true) }, wish)!.total;
  const shorter = publishedQuote(card, { contentType: 'text', models: [], form: form(false) }, wish)!.total;
  expect(same).toBe(draft);
  expect(shorter).toBeLessThan(draft);
});

it("the published version has no price when it does not run on the test's model", () => {
  const wish = { model: 'grand', options: outputOptions(blankDraft('text'), 'grand'), inputs: {} };
  expect(publishedQuote(card, { contentType: 'text', models: ['plain'], form: form(false) }, wish)).toBeNull();
  expect(publishedQuote(card, { contentType: 'image', models: [], form: form(false) }, wish)).toBeNull();
});
