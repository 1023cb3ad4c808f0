import type { RateCardPrices } from '#contracts/pricing-admin.ts';
import { LONG_TEXT_WORDS } from '#contracts/pricing.ts';

/** Names of the base rates, in the order of the rate card. */
export const RATES: readonly { rate: keyof RateCardPrices['base']; name: string; help: string }[] = [
  { rate: 'shortText', name: 'Short text', help: `Up to ${LONG_TEXT_WORDS} words` },
  { rate: 'longText', name: 'Long text', help: `Above ${LONG_TEXT_WORDS} words` },
  { rate: 'image', name: 'Image', help: 'For each one' },
  { rate: 'video', name: 'Video', help: 'For each one' },
];
