import type { PackFilters } from '#shared/packs/packs.queries.ts';

export const PRICE_WORDS: Record<NonNullable<PackFilters['price']>, string> = { free: 'Free', paid: 'Paid', on_sale: 'On sale' };
export const SIZE_WORDS: Record<NonNullable<PackFilters['size']>, string> = { small: 'Up to 5 prompts', medium: '6 to 10 prompts', large: 'More than 10' };
export const SORT_WORDS: Record<NonNullable<PackFilters['sort']>, string> = {
  featured: 'Featured first', newest: 'Newest', 'most-sold': 'Most sold', 'top-rated': 'Top rated', 'price-asc': 'Price, low to high', 'price-desc': 'Price, high to low',
};
