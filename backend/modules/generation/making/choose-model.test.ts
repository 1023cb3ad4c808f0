import { expect, it } from 'vitest';
import type { GenerationRow } from '../models/generation.model.ts';
import type { OfferedModel, ProviderRegistry } from '../providers/registry.ts';
import { takeovers } from './choose-model.ts';

const offered = (provider: string, hosted: boolean): OfferedModel =>
  ({ id: `${provider}-image`, label: provider, contentType: 'image', multiplier: 1, etaSeconds: 5, default: false, hosted, provider, providerModel: provider });
const ORDER = [offered('ada', true), offered('bo', true), offered('studio', false)];
const names = (provider: string, rules: Partial<GenerationRow['request']> = {}, order: readonly OfferedModel[] = ORDER): string[] => {
  const providers: Pick<ProviderRegistry, 'order'> = { order: () => order };
  const request = { prompt: '', system: null, negative: null, subject: { title: null, category: null, values: [] }, ...rules };
  return takeovers({ providers: providers as ProviderRegistry }, { content_type: 'image', provider, request }).map((model) => model.provider);
};

it('leaves a run to the providers after its own, in their order', () => {
  expect(names('ada')).toEqual(['bo', 'studio']);
  expect(names('studio')).toEqual([]);
});

it('leaves a run of a provider that is gone to all others', () => {
  expect(names('gone')).toEqual(['ada', 'bo', 'studio']);
});

it('leaves a run to no hosted model when the author excludes hosted models', () => {
  expect(names('gone', { notHosted: true })).toEqual(['studio']);
  expect(names('ada', { notHosted: true })).toEqual(['studio']);
});

it('leaves a run only to models that the author allows', () => {
  expect(names('ada', { onlyModels: ['ada-image', 'studio-image'] })).toEqual(['studio']);
});

it('leaves no run to another provider while no order is saved', () => {
  expect(names('ada', {}, [])).toEqual([]);
});
