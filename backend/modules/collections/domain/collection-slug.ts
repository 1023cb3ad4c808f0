/** The address of a collection. */
export { codedSlug as collectionSlug } from '#kernel/coded-slug.ts';
