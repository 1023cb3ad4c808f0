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

it('lets the providers after a run\'s own one take the run over, in their saved order', () => {
  expect(names('ada')).toEqual(['bo', 'studio']);
  expect(names('studio')).toEqual([]);
});

it('lets any other provider take over a run whose own provider was removed', () => {
  expect(names('gone')).toEqual(['ada', 'bo', 'studio']);
});

it('lets no hosted model take a run over when the author excludes hosted models', () => {
  expect(names('gone', { notHosted: true })).toEqual(['studio']);
  expect(names('ada', { notHosted: true })).toEqual(['studio']);
});

it('lets only models that the author allows take a run over', () => {
  expect(names('ada', { onlyModels: ['ada-image', 'studio-image'] })).toEqual(['studio']);
});

it('lets no other provider take a run over while no order of providers is saved', () => {
  expect(names('ada', {}, [])).toEqual([]);
});
