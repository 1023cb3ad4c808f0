/** The product's name (docs/rules/pages.md#product-name). */
export const PRODUCT = 'Conjure';
export const WORDMARK = 'conjure';
