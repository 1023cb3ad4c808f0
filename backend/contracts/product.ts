/** The product's name: the one home of `{product}` in the specification. */
export const PRODUCT = 'Conjure';
export const WORDMARK = 'conjure';
