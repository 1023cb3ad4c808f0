import { PRODUCT } from '#contracts/product.ts';
import type { LegalText } from '#contracts/legal-text.ts';
import { CHOICES } from './choices.ts';
import { KEPT } from './kept.ts';
import { USE } from './use.ts';

/** Version 1 of the privacy policy. */
export const PRIVACY_POLICY: LegalText = {
  lead: `Which data ${PRODUCT} keeps about you, why and for how long, and how you can download or delete it. Each section starts with a short summary.`,
  sections: [...KEPT, ...USE, ...CHOICES],
};
