import { wrap } from '#styled/patterns';
import { FilterChip } from '#ui/chip.tsx';
import { TextButton } from '#ui/text-link.tsx';
import type { MarketFilters } from './filter-address.ts';
import type { ActiveFilter } from './filter-words.ts';
import { ACTIVE_FILTERS } from './marketplace.words.ts';

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  onRemove(name: keyof MarketFilters): void;
  onClear(): void;
}

/** A row of the marketplace's active filters, each with a button that removes it, and a button that removes all. */
export function ActiveFilters({ active, onRemove, onClear }: ActiveFiltersProps) {
  if (active.length === 0) return null;
  return (
    <div role="group" aria-label={ACTIVE_FILTERS.label} className={wrap({ alignItems: 'center', gap: '2' })}>
      {active.map(({ name, label }) => <FilterChip key={name} onRemove={() => onRemove(name)}>{label}</FilterChip>)}
      <TextButton onClick={onClear}>{ACTIVE_FILTERS.button}</TextButton>
    </div>
  );
}
