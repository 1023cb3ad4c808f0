import type { Quote } from '#contracts/pricing.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** Writes out how the price of a run was computed: "Image 2 × model 1.5 × 4 + royalty 5 = 17 tokens". It says where the price of one output was rounded up. */
export function priceFormula({ baseLabel, base, multiplier, unit, quantity, royalty, total }: Quote): string {
  const exact = Number((base * multiplier).toFixed(6)) === unit;
  const piece = `${baseLabel} ${base} × model ${multiplier}${exact ? '' : ` ≈ ${unit}`}`;
  return `${piece} × ${quantity}${royalty > 0 ? ` + royalty ${royalty}` : ''} = ${tokenWords(total)}`;
}
