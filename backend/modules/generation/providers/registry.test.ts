import { expect, it } from 'vitest';
import { STUDIO_MODELS } from '#modules/studio/index.ts';
import { hostedModels } from './provider-models.ts';
import type { GenerationProvider } from '../provider.port.ts';
import { createProviderRegistry } from './registry.ts';

const provider = (id: string, reasons: Partial<Record<string, string>> = {}): GenerationProvider => ({
  id, credit: null, unavailable: (type) => reasons[type] ?? null,
});

it('makes Studio\'s models the default when no other provider is set up', () => {
  const registry = createProviderRegistry([{ provider: provider('studio'), models: STUDIO_MODELS }]);
  expect(registry.models().map(({ id, default: isDefault }) => [id, isDefault])).toEqual([
    ['studio-text', true], ['studio-image', true], ['studio-video', true],
  ]);
  expect(registry.unavailable()).toEqual({});
});

it('makes models of a provider that is set up the default before Studio\'s, type by type', () => {
  const registry = createProviderRegistry([
    { provider: provider('hosted'), models: hostedModels('hosted', { text: 'large-1', image: null }) },
    { provider: provider('studio'), models: STUDIO_MODELS },
  ]);
  const defaults = registry.models().filter((model) => model.default).map((model) => model.id);
  expect(defaults).toEqual(['hosted-text', 'studio-image', 'studio-video']);
  expect(registry.models()[0]).toMatchObject({ provider: 'hosted', providerModel: 'large-1', label: 'large-1' });
  expect(registry.find('hosted')?.id).toBe('hosted');
  expect(registry.find('gone')).toBeNull();
});

it('says why a content type cannot be made on this server, and does not offer its models', () => {
  const reason = 'Studio makes videos with ffmpeg, which is not installed here.';
  const registry = createProviderRegistry([{ provider: provider('studio', { video: reason }), models: STUDIO_MODELS }]);
  expect(registry.models().map(({ contentType }) => contentType)).toEqual(['text', 'image']);
  expect(registry.unavailable()).toEqual({ video: reason });
  expect(createProviderRegistry([]).unavailable()).toMatchObject({ text: expect.stringMatching(/texts/) as string });
});
