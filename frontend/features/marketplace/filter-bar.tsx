import { Suspense } from 'react';
import { ArrowDownWideNarrow, SlidersHorizontal } from 'lucide-react';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { contentType } from '#contracts/primitives.ts';
import { promptSort } from '#contracts/prompts.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import type { MarketFilters } from './filter-address.ts';
import { sortsOf } from './filter-words.ts';
import { LateSelect } from './late-select.ts';
import { FILTER_BAR } from './marketplace.words.ts';

interface FilterBarProps {
  filters: MarketFilters;
  /** Receives the filters of the marketplace that changed; the others stay. */
  onChange(part: MarketFilters): void;
  /** Whether some prompt reaches a success rate that the filter offers. */
  rated: boolean;
  /** Number of active filters of the marketplace, which the button on small screens shows. */
  active: number;
  onOpenFilters(): void;
}

const TYPES = [
  { value: 'all', label: FILTER_BAR.allLabel },
  { value: 'text', label: FILTER_BAR.textLabel, icon: <TypeIcon type="text" /> },
  { value: 'image', label: FILTER_BAR.imageLabel, icon: <TypeIcon type="image" /> },
  { value: 'video', label: FILTER_BAR.videoLabel, icon: <TypeIcon type="video" /> },
] as const;

/** A bar above the marketplace's list: content type, order, and on small screens a button that opens the other filters. */
export function FilterBar({ filters, onChange, rated, active, onOpenFilters }: FilterBarProps) {
  return (
    <div className={wrap({ alignItems: 'center', gap: '3' })}>
      <SegmentedControl
        label={FILTER_BAR.contentTypeLabel}
        options={TYPES}
        value={filters.contentType ?? 'all'}
        onValueChange={(value) => onChange({ category: undefined, model: undefined, contentType: contentType.safeParse(value).data })}
      />
      <Button className={css({ hideFrom: 'lg' })} icon={<SlidersHorizontal aria-hidden />} aria-haspopup="dialog" onClick={onOpenFilters}>{active > 0 ? `Filters (${active})` : 'Filters'}</Button>
      <div className={css({ marginInlineStart: 'auto', width: '[196px]' })}>
        <Suspense fallback={<Skeleton className={css({ height: '10' })} />}>
          <LateSelect label={FILTER_BAR.sortLabel} icon={<ArrowDownWideNarrow aria-hidden />} options={sortsOf(filters, rated)} value={filters.sort ?? 'trending'} onValueChange={(sort) => onChange({ sort: promptSort.parse(sort) })} />
        </Suspense>
      </div>
    </div>
  );
}
