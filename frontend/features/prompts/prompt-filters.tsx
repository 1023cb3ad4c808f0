import { css } from '#styled/css';
import { chip } from '#styled/recipes';
import { contentType } from '#contracts/primitives.ts';
import { categoriesOf, CATEGORIES } from '#contracts/prompts.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { categoryLabel } from './category-label.ts';
import type { PromptFilters as Filters } from './prompts.queries.ts';

interface PromptFiltersProps {
  filters: Filters;
  onChange(next: Filters): void;
}

const TYPES = [
  { value: 'all', label: 'All' },
  { value: 'text', label: 'Text', icon: <TypeIcon type="text" /> },
  { value: 'image', label: 'Image', icon: <TypeIcon type="image" /> },
  { value: 'video', label: 'Video', icon: <TypeIcon type="video" /> },
] as const;

const SORTS = [
  { value: 'trending', label: 'Trending' },
  { value: 'newest', label: 'Newest' },
  { value: 'most-run', label: 'Most run' },
] as const;

/** Type, sort and the categories of the chosen type. */
export function PromptFilters({ filters, onChange }: PromptFiltersProps) {
  const categories = filters.contentType ? categoriesOf(filters.contentType) : Object.values(CATEGORIES).flat();
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'space-between' })}>
        <SegmentedControl
          label="Content type"
          options={TYPES}
          value={filters.contentType ?? 'all'}
          onValueChange={(value) => onChange({ ...filters, category: undefined, contentType: contentType.safeParse(value).data })}
        />
        <SegmentedControl label="Sort" options={SORTS} value={filters.sort ?? 'trending'} onValueChange={(sort) => onChange({ ...filters, sort })} />
      </div>
      <div role="group" aria-label="Categories" className={row}>
        {categories.map((category) => {
          const selected = filters.category === category;
          return (
            <button
              key={category}
              type="button"
              aria-pressed={selected}
              className={chip({ tone: selected ? 'selected' : 'plain' })}
              onClick={() => onChange({ ...filters, category: selected ? undefined : (category as Filters['category']) })}
            >
              {categoryLabel(category)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const row = css({ display: 'flex', gap: '2', flexWrap: { base: 'nowrap', md: 'wrap' }, overflowX: 'auto', scrollbarWidth: '[none]', paddingBlock: '1', marginInline: { base: '[calc(-1 * var(--gutter))]', md: '0' }, paddingInline: { base: 'gutter', md: '0' } });
