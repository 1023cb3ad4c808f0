import { PRODUCT } from '#contracts/product.ts';
import type { LegalDocument } from '../legal-document.ts';
import { CHOICES } from './choices.ts';
import { KEPT } from './kept.ts';
import { USE } from './use.ts';

export const PRIVACY_POLICY: LegalDocument = {
  title: 'Privacy Policy',
  version: '1.0',
  effective: '2026-11-21',
  lead: `What ${PRODUCT} keeps of you, why, for how long, and how to take it with you or make it disappear. Each part begins with what it says in short.`,
  sections: [...KEPT, ...USE, ...CHOICES],
  companion: { label: 'Terms of Service', to: '/terms-of-service' },
};
