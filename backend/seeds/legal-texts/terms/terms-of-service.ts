import { PRODUCT } from '#contracts/product.ts';
import type { LegalText } from '#contracts/legal-text.ts';
import { BASICS } from './basics.ts';
import { CONTENT } from './content.ts';
import { ENDINGS } from './endings.ts';
import { TOKENS } from './tokens.ts';

/** Version 1 of the terms of service. */
export const TERMS_OF_SERVICE: LegalText = {
  lead: `The rules for everyone who uses ${PRODUCT}. Each section starts with a short summary. The summary helps you read; the full text is binding.`,
  sections: [...BASICS, ...TOKENS, ...CONTENT, ...ENDINGS],
};
