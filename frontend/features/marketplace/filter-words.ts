import { promptSort } from '#contracts/prompts.ts';
import type { PromptSort } from '#contracts/prompts.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { languageName } from '#shared/prompts/language-names.ts';
import type { MarketFilters } from './filter-address.ts';
import { keysOf } from '#contracts/typed-records.ts';
import { FILTER_BAR } from './marketplace.words.ts';

export const PRICE_WORDS = { free: 'No author’s fee', run: 'Per run', unlock: 'Unlock', pack: 'In a pack I own' } as const;
export const LICENSE_WORDS = { forkable: 'Remix allowed', commercial: 'Commercial use' } as const;
export const TYPE_WORDS = { text: 'Text', image: 'Image', video: 'Video' } as const;
const SORT_WORDS = {
  trending: 'Trending', newest: 'Newest', 'top-rated': 'Top rated', 'most-run': 'Most run', 'success-rate': 'Success rate', 'price-asc': 'Price, low to high', 'price-desc': 'Price, high to low',
} as const;

/**
 * Returns the orders offered in the marketplace. A search without a chosen order is sorted by how well prompts match, so that order is called best
 * match. Success rate is no order while no prompt is `rated`, except where the address asks for it.
 */
export const sortsOf = ({ q, sort }: MarketFilters, rated: boolean): { value: PromptSort; label: string }[] =>
  promptSort.options.filter((value) => value !== 'success-rate' || rated || sort === value).map((value) => ({ value, label: q && value === 'trending' ? FILTER_BAR.bestMatchLabel : SORT_WORDS[value] }));

const words: { [Name in keyof MarketFilters]-?: (value: NonNullable<MarketFilters[Name]>, models: ReadonlyMap<string, string>) => string | null } = {
  q: (q) => `“${q}”`,
  contentType: (type) => TYPE_WORDS[type],
  category: (category) => categoryLabel(category),
  tag: (tag) => `#${tag}`,
  creator: (username) => `By @${username}`,
  price: (price) => PRICE_WORDS[price],
  model: (id, models) => models.get(id) ?? id,
  language: (code) => languageName(code),
  rating: (stars) => `${stars} stars and up`,
  works: (percent) => `Works ${percent}% and up`,
  license: (license) => LICENSE_WORDS[license],
  freeTrialRun: () => 'Free trial run',
  hideOwned: () => 'Without what I own',
  followed: () => 'People I follow',
  takes: () => null,
  sort: () => null,
};

export interface ActiveFilter {
  name: keyof MarketFilters;
  label: string;
}

/** Returns the active filters of the marketplace as text, in order. `models` are the rate card's names by id. */
export const activeFilters = (filters: MarketFilters, models: ReadonlyMap<string, string>): ActiveFilter[] =>
  keysOf(words).flatMap((name) => {
    const value = filters[name];
    if (value === undefined || value === '') return [];
    const label = (words[name] as (value: unknown, models: ReadonlyMap<string, string>) => string | null)(value, models);
    return label === null ? [] : [{ name, label }];
  });
