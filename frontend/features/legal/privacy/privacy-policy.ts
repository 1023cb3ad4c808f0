import { PRODUCT } from '#contracts/product.ts';
import type { LegalDocument } from '../legal-document.ts';
import { CHOICES } from './choices.ts';
import { KEPT } from './kept.ts';
import { USE } from './use.ts';

export const PRIVACY_POLICY: LegalDocument = {
  title: 'Privacy Policy',
  version: '1.0',
  effective: '2026-11-21',
  lead: `Which data ${PRODUCT} keeps about you, why and for how long, and how you can download or delete it. Each section starts with a short summary.`,
  sections: [...KEPT, ...USE, ...CHOICES],
  companion: { label: 'Terms of Service', to: '/terms-of-service' },
};
