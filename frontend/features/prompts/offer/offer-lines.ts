import type { Offer } from '#contracts/selling.ts';
import type { PriceLine } from '#shared/spending/price-lines.tsx';
import { OFFER_LINES } from '../prompts.words.ts';

/** Returns the lines that add up to the total price of unlocking a prompt. */
export const offerLines = ({ unlockPrice, credit }: Offer): PriceLine[] => [
  { label: 'Unlock price', value: String(unlockPrice ?? 0) },
  ...(credit > 0 ? [{ label: OFFER_LINES.creditLabel, value: `−${Math.min(credit, unlockPrice ?? 0)}` }] : []),
];
