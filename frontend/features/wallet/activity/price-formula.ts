import type { Quote } from '#contracts/pricing.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** "Image 2 × model 1.5 × 4 + royalty 5 = 17 tokens"; says so where a piece was rounded up. */
export function priceFormula({ baseLabel, base, multiplier, unit, quantity, royalty, total }: Quote): string {
  const exact = Number((base * multiplier).toFixed(6)) === unit;
  const piece = `${baseLabel} ${base} × model ${multiplier}${exact ? '' : ` ≈ ${unit}`}`;
  return `${piece} × ${quantity}${royalty > 0 ? ` + royalty ${royalty}` : ''} = ${tokenWords(total)}`;
}
