import type { Quote } from '#contracts/pricing.ts';
import type { PriceLine } from '#shared/spending/price-lines.tsx';
import { QUOTE_LINES } from './chat-thread.words.ts';

/** Returns the lines of the price of a run that a tool asks for. */
export const quoteLines = ({ base, baseLabel, multiplier, quantity, royalty }: Quote): PriceLine[] => [
  { label: QUOTE_LINES.base(quantity, baseLabel.toLowerCase(), base), value: (base * quantity).toLocaleString('en-US') },
  ...(multiplier === 1 ? [] : [{ label: QUOTE_LINES.model, value: `× ${multiplier}` }]),
  { label: QUOTE_LINES.royalty, value: royalty.toLocaleString('en-US') },
];
