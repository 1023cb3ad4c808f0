import type { TokenPackage } from '#contracts/pricing.ts';

/**
 * Returns the smallest token package that covers the missing tokens, else the largest (docs/rules/wallet.md#covering-package). Returns null
 * where nothing is missing.
 */
export function coveringPackage<P extends Pick<TokenPackage, 'tokens'>>(packages: readonly P[], missing: number): P | null {
  if (missing <= 0) return null;
  const bySize = [...packages].sort((a, b) => a.tokens - b.tokens);
  return bySize.find(({ tokens }) => tokens >= missing) ?? bySize.at(-1) ?? null;
}
