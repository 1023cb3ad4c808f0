import { Suspense } from 'react';
import { ArrowDownWideNarrow } from 'lucide-react';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { packSort } from '#contracts/packs.ts';
import { contentType } from '#contracts/primitives.ts';
import { categoriesOf, category, CATEGORIES } from '#contracts/prompts.ts';
import { isOneOf, keysOf } from '#contracts/typed-records.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import type { SelectProps } from '#ui/select.tsx';
import type { FunctionComponent } from 'react';
import type { PackFilters as Filters } from '#shared/packs/packs.queries.ts';
import { PRICE_WORDS, SIZE_WORDS, SORT_WORDS } from './filter-words.ts';
import { PACK_FILTERS } from '../packs-list.words.ts';

const LateSelect = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');

interface PackFiltersProps {
  filters: Filters;
  /** Called with the filters of the list of packs that change; the other filters stay. */
  onChange(part: Filters): void;
}

const TYPES = [
  { value: 'all', label: PACK_FILTERS.all },
  { value: 'text', label: PACK_FILTERS.text, icon: <TypeIcon type="text" /> },
  { value: 'image', label: PACK_FILTERS.image, icon: <TypeIcon type="image" /> },
  { value: 'video', label: PACK_FILTERS.video, icon: <TypeIcon type="video" /> },
] as const;
const SORTS = packSort.options.map((value) => ({ value, label: SORT_WORDS[value] }));
const named = <V extends string>(words: Record<V, string>) => keysOf(words).map((value) => ({ value, label: words[value] }));

const PRICES = named(PRICE_WORDS);
const SIZES = named(SIZE_WORDS);

/** Filters of the list of packs: category, price and number of prompts, and the sort order. */
export function PackFilters({ filters, onChange }: PackFiltersProps) {
  const categories = filters.type ? categoriesOf(filters.type) : Object.values(CATEGORIES).flat();
  return (
    <div className={wrap({ alignItems: 'center', gap: '2' })}>
      <div className={strip}>
        <SegmentedControl label={PACK_FILTERS.typeLabel} options={TYPES} value={filters.type ?? 'all'} onValueChange={(value) => onChange({ category: undefined, type: contentType.safeParse(value).data })} />
      </div>
      <OneOf label={PACK_FILTERS.categoryLabel} any={PACK_FILTERS.anyCategory} options={categories.map((value) => ({ value, label: categoryLabel(value) }))} value={filters.category} onChange={(value) => onChange({ category: category.safeParse(value).data })} />
      <OneOf label={PACK_FILTERS.priceLabel} any={PACK_FILTERS.anyPrice} options={PRICES} value={filters.price} onChange={(value) => onChange({ price: isOneOf(keysOf(PRICE_WORDS), value) ? value : undefined })} />
      <OneOf label={PACK_FILTERS.sizeLabel} any={PACK_FILTERS.anySize} options={SIZES} value={filters.size} onChange={(value) => onChange({ size: isOneOf(keysOf(SIZE_WORDS), value) ? value : undefined })} />
      <div className={css({ flex: { base: '[1 1 140px]', md: 'none' }, minWidth: '0', marginInlineStart: { md: 'auto' }, width: { md: '[196px]' } })}>
        <Suspense fallback={waiting}>
          <LateSelect label={PACK_FILTERS.sortLabel} icon={<ArrowDownWideNarrow aria-hidden />} options={SORTS} value={filters.sort ?? 'featured'} onValueChange={(value) => onChange({ sort: packSort.safeParse(value).data })} />
        </Suspense>
      </div>
    </div>
  );
}

interface OneOfProps {
  label: string;
  /** Label of the choice that switches this filter of packs off. */
  any: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange(value: string): void;
}

const OneOf = ({ label, any, options, value, onChange }: OneOfProps) => (
  <div className={css({ flex: { base: '[1 1 140px]', md: 'none' }, minWidth: '0', width: { md: '[148px]' } })}>
    <Suspense fallback={waiting}>
      <LateSelect label={label} options={[{ value: 'any', label: any }, ...options]} value={value ?? 'any'} onValueChange={onChange} />
    </Suspense>
  </div>
);

const waiting = <Skeleton className={css({ height: '10' })} />;
/** The row of filter choices scrolls sideways, because five choices are wider than a phone. */
const strip = css({ maxWidth: 'full', overflowX: 'auto', scrollbarWidth: '[none]' });
