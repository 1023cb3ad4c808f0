import * as z from 'zod/mini';
import { MOST_CAP_MICROS, MOST_COST_MICROS, MOST_PROVIDER_MODELS, providerInput, providerModel } from '#contracts/providers.ts';
import type { ProviderInput, ProviderState } from '#contracts/providers.ts';
import { PROVIDER_FORM } from './providers.words.ts';

const { name, label, multiplier, etaSeconds, perPerson, enabled } = providerModel.shape;

const DECIMALS = 6;

const fits = (typed: string, most: number): boolean => (microsOf(typed) ?? Number.POSITIVE_INFINITY) <= most;

/** Values of the form of one provider: money in dollars, the typed API key, and the place of the default model. */
export const providerDraft = z.object({
  name: providerInput.shape.name,
  baseUrl: providerInput.shape.baseUrl,
  key: z.string().check(z.maxLength(500, '500 characters at most')),
  removeKey: z.boolean(),
  /** Monthly limit of the provider's costs in dollars as typed; empty for no limit. */
  capDollars: z.string().check(z.refine((typed) => typed.trim() === '' || fits(typed, MOST_CAP_MICROS), PROVIDER_FORM.capProblem)),
  models: z.array(z.object({
    name, label, multiplier, etaSeconds, perPerson, enabled,
    costDollars: z.string().check(z.refine((typed) => fits(typed, MOST_COST_MICROS), PROVIDER_FORM.costProblem)),
  })).check(z.minLength(1, 'A provider needs a model'), z.maxLength(MOST_PROVIDER_MODELS)),
  /** Place of the provider's default model among its models, as a string, because a select field gives strings. */
  defaultModel: z.string(),
});
export type ProviderDraft = z.infer<typeof providerDraft>;

/** Values of a model that is newly added to a provider. */
export const NEW_MODEL: ProviderDraft['models'][number] = { name: '', label: '', multiplier: 1, etaSeconds: 10, perPerson: null, enabled: true, costDollars: '0' };

/** Returns the initial values of the form: those of a provider, or empty ones for a new provider. */
export function draftOf(provider: ProviderState | null): ProviderDraft {
  if (provider === null) return { name: '', baseUrl: '', key: '', removeKey: false, capDollars: '', models: [NEW_MODEL], defaultModel: '0' };
  const { capMicros, models } = provider;
  return {
    name: provider.name,
    baseUrl: provider.baseUrl,
    key: '',
    removeKey: false,
    capDollars: capMicros === null ? '' : typedDollars(capMicros),
    models: models.map(({ id: _id, default: _default, costMicros, ...model }) => ({ ...model, costDollars: typedDollars(costMicros) })),
    defaultModel: String(Math.max(0, models.findIndex((model) => model.default))),
  };
}

/** Returns the values of the provider's form as the API takes them. A new provider gets an unused id. */
export function inputOf(draft: ProviderDraft, before: ProviderState | null, taken: readonly string[]): ProviderInput {
  const first = Math.min(Number(draft.defaultModel), draft.models.length - 1);
  return {
    id: before?.id ?? freeId(draft.name, taken),
    name: draft.name,
    baseUrl: draft.baseUrl,
    key: keyChange(draft),
    enabled: before?.enabled ?? true,
    capMicros: microsOf(draft.capDollars),
    models: draft.models.map(({ costDollars, ...model }, place) => ({ ...model, costMicros: microsOf(costDollars) ?? 0, default: place === first })),
  };
}

function keyChange({ key, removeKey }: ProviderDraft): ProviderInput['key'] {
  if (key.trim() !== '') return { do: 'replace', key: key.trim() };
  return removeKey ? { do: 'remove' } : { do: 'keep' };
}

/** Makes an id for a new provider from its name, with a number where the id is taken. */
export function freeId(typed: string, taken: readonly string[]): string {
  const base = typed.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 30) || 'provider';
  const used = new Set([...taken, 'studio']);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!used.has(id)) return id;
  }
}

/** Returns a saved provider as the API takes it, with its API key kept. */
export const keptInput = ({ key: _key, spentMicros: _spent, hours: _hours, models, ...provider }: ProviderState): ProviderInput => ({
  ...provider,
  key: { do: 'keep' },
  models: models.map(({ id: _id, ...model }) => model),
});

/** Converts typed dollars to millionths of a dollar: "0.04" is 40,000. It reads digits, because floats lose some. Null for text that is no amount. */
export function microsOf(typed: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(`${whole}${decimals.padEnd(DECIMALS, '0')}`);
}

/** Converts millionths of a dollar to text for a field: 40,000 is "0.04", and 400,000,000 is "400". */
export function typedDollars(micros: number): string {
  const digits = String(micros).padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '');
  return `${digits.slice(0, -DECIMALS)}${decimals === '' ? '' : `.${decimals}`}`;
}
