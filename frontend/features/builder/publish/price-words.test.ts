import { expect, test } from 'vitest';
import { draftProblems } from '#contracts/draft-problems.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import { earningLines, PRICES, withPricing } from './price-words.ts';

test('the price mode "Packs only" is offered to authors who can make packs', () =>
  expect(PRICES.map(({ value }) => value)).toEqual(['free', 'run', 'unlock', 'run_and_unlock']));

test('the publish step states what the creator earns per run, per ten runs if the fee is below 5 tokens or shared with another creator, and per unlock', () => {
  expect(earningLines({ pricing: 'free', runRoyalty: 5, unlockPrice: 25 })).toEqual([]);
  expect(earningLines({ pricing: 'unlock', runRoyalty: 0, unlockPrice: 25 })).toEqual(['You earn up to 20 of 25 tokens for each unlock.']);
  expect(earningLines({ pricing: 'run_and_unlock', runRoyalty: 1, unlockPrice: 100 })).toEqual(['You earn up to 8 of 10 tokens for ten runs.', 'You earn up to 80 of 100 tokens for each unlock.']);
  expect(earningLines({ pricing: 'run', runRoyalty: 5, unlockPrice: 0 }, 10)).toEqual(['You earn up to 36 of 50 tokens for ten runs.']);
  expect(earningLines({ pricing: 'unlock', runRoyalty: 0, unlockPrice: 100 }, 20)).toEqual(['You earn up to 64 of 100 tokens for each unlock.']);
});

test.each(PRICES.map(({ value }) => value))('choosing the price mode %s leaves no price problem, and undo restores the old numbers', (pricing) => {
  const before = { ...withPricing(blankDraft(), 'run_and_unlock'), freeTrialRunsPerDay: 3 };
  const after = withPricing(before, pricing);
  expect(draftProblems(after, createPatternCheck()).filter(({ path }) => path[0] === 'runRoyalty' || path[0] === 'unlockPrice')).toEqual([]);
  if (pricing === 'free' || pricing === 'pack_only') expect([after.runRoyalty, after.unlockPrice, after.freeTrialRunsPerDay]).toEqual([0, 0, 0]);
});
