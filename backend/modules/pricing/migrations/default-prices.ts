import { newId } from '#kernel/ids.ts';

// The time from which the default prices are in force. It lies before every installation, so that there is always a price list.
const SINCE = '2026-01-01T00:00:00Z';

const PACKAGES = [
  { packageId: 'mini-boost', name: 'Mini Boost', description: 'A quick spark for a handful of runs.', priceCents: 499, tokens: 40, popular: false },
  { packageId: 'creator-stack', name: 'Creator Stack', description: 'Enough magic for a busy week.', priceCents: 999, tokens: 100, popular: true },
  { packageId: 'pro-flow-pack', name: 'Pro Flow Pack', description: 'For days when the ideas keep coming.', priceCents: 2499, tokens: 280, popular: false },
  { packageId: 'conjure-reserve', name: 'Conjure Reserve', description: 'A deep well, at the best price per token.', priceCents: 4999, tokens: 625, popular: false },
];

/** The prices that the product comes with: version 1 of each price list, as rows of `price_versions`. */
export const defaultPrices = (): Record<string, unknown>[] => [
  { kind: 'rate_card', content: { base: { shortText: 1, longText: 2, image: 2, video: 5 }, multipliers: {} } },
  { kind: 'packages', content: { packages: PACKAGES.map((row) => ({ id: newId(), ...row, active: true })) } },
  { kind: 'pro', content: { priceCents: 799, tokensPerMonth: 100 } },
].map((row) => ({ ...row, version: 1, effective_at: SINCE, created_at: SINCE }));
