import { expect, it } from 'vitest';
import type { RateCard } from '#contracts/pricing.ts';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { columnsOf } from './commands/draft-columns.ts';
import { runTerms } from './prompts.presenter.ts';
import { cheapestRun } from '#contracts/cheapest-run.ts';

const card: RateCard = {
  base: { shortText: 1, longText: 2, image: 2, video: 5 },
  models: [
    { id: 'hosted', label: 'Hosted', contentType: 'image', multiplier: 3, etaSeconds: 5, default: true, hosted: true },
    { id: 'studio', label: 'Studio', contentType: 'image', multiplier: 1, etaSeconds: 5, default: false },
  ],
};
const chip = (content: Partial<DraftContent>): number => cheapestRun(card, runTerms(columnsOf({ ...blankDraft('image'), runRoyalty: 4, ...content })));

it('the price on a card is that of a model that buyers may use when the author forbids hosted models for sealed pictures', () => {
  expect(chip({ pricing: 'run' })).toBe(10);
  expect(chip({ pricing: 'run', hostedModels: false })).toBe(6);
});

it('prices the card of a free picture prompt by the default model, although its author forbids hosted models for sealed runs', () => {
  expect(chip({ pricing: 'free', hostedModels: false })).toBe(6);
});
