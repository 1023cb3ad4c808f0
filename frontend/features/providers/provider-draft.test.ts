import { expect, it } from 'vitest';
import { providerInput } from '#contracts/providers.ts';
import type { ProviderState } from '#contracts/providers.ts';
import { draftOf, freeId, inputOf, keptInput, microsOf, NEW_MODEL, providerDraft, typedDollars } from './provider-draft.ts';

const SAVED: ProviderState = {
  id: 'ada', name: 'Ada', baseUrl: 'https://api.example.com/v1', key: { from: 'settings', lastFour: '7f3Q' }, enabled: false, capMicros: 400_500_000, spentMicros: 9, hours: [],
  models: [
    { id: 'ada-text-one', name: 'one', label: 'One', multiplier: 1, etaSeconds: 5, perPerson: null, costMicros: 1_500, enabled: true, default: false },
    { id: 'ada-text-two', name: 'two', label: 'Two', multiplier: 2, etaSeconds: 9, perPerson: 3, costMicros: 40_000, enabled: true, default: true },
  ],
};

it('sends the unchanged form of a provider with the same values, and keeps its API key', () => {
  expect(inputOf(draftOf(SAVED), SAVED, ['ada'])).toEqual(keptInput(SAVED));
  expect(providerInput.safeParse(keptInput(SAVED)).success).toBe(true);
});

it('replaces the API key of a provider by a typed one, and removes it when the administrator asks for it', () => {
  expect(inputOf({ ...draftOf(SAVED), key: ' sk-new ' }, SAVED, []).key).toEqual({ do: 'replace', key: 'sk-new' });
  expect(inputOf({ ...draftOf(SAVED), removeKey: true }, SAVED, []).key).toEqual({ do: 'remove' });
});

it('keeps the default model of a provider when another model is removed, and chooses a new default when it is removed itself', () => {
  const draft = { ...draftOf(SAVED), models: draftOf(SAVED).models.slice(0, 1) };
  expect(inputOf(draft, SAVED, []).models.map((model) => model.default)).toEqual([true]);
});

it('gives a new provider of outputs an id that no other provider has', () => {
  expect(freeId('Workshop GPU', [])).toBe('workshop-gpu');
  expect(freeId('Workshop GPU', ['workshop-gpu', 'workshop-gpu-2'])).toBe('workshop-gpu-3');
  expect([freeId('Studio', []), freeId('🪄', [])]).toEqual(['studio-2', 'provider']);
});

it('refuses the form of a provider with an empty name or a cost below zero before sending it', () => {
  const { error } = providerDraft.safeParse({ ...draftOf(null), models: [{ ...NEW_MODEL, costDollars: '-1' }] });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(['name', 'baseUrl', 'models.0.name', 'models.0.costDollars']));
});

it('reads and writes the costs of a provider in dollars, exact to a millionth', () => {
  for (const micros of [0, 1, 40_000, 1_500_000, 400_000_000, 19_990_000]) expect(microsOf(typedDollars(micros))).toBe(micros);
  expect(['0.04', '400', '19.99', '0.000001'].map(microsOf)).toEqual([40_000, 400_000_000, 19_990_000, 1]);
  expect(['', '-1', '1.', '1e3', 'four', '0.0000001', '12345678'].map(microsOf)).toEqual([null, null, null, null, null, null, null]);
});
