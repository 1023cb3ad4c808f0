import { PRODUCT } from '#contracts/product.ts';
import type { LegalDocument } from '../legal-document.ts';
import { BASICS } from './basics.ts';
import { CONTENT } from './content.ts';
import { ENDINGS } from './endings.ts';
import { TOKENS } from './tokens.ts';

export const TERMS_OF_SERVICE: LegalDocument = {
  title: 'Terms of Service',
  version: '1.0',
  effective: '2026-11-21',
  lead: `The rules for everyone who uses this product, in plain words. Each part of these terms for ${PRODUCT} begins with what it says in short; the short lines help you read, the full text is what holds.`,
  sections: [...BASICS, ...TOKENS, ...CONTENT, ...ENDINGS],
  companion: { label: 'Privacy Policy', to: '/privacy-policy' },
};
