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
  lead: `The rules for everyone who uses ${PRODUCT}. Each section starts with a short summary. The summary helps you read; the full text is binding.`,
  sections: [...BASICS, ...TOKENS, ...CONTENT, ...ENDINGS],
  companion: { label: 'Privacy Policy', to: '/privacy-policy' },
};
