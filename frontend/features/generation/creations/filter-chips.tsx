import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { wrap } from '#styled/patterns';
import { collectionsQuery } from '#shared/collections/collections.queries.ts';
import { creationFacetsQuery } from '#shared/creations/creations.queries.ts';
import { foldersQuery } from '#shared/folders/folders.queries.ts';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/chip.tsx';
import { FILTERS } from './creations-address.ts';
import type { Asked, FilterName } from './creations-address.ts';
import { TOOLBAR } from './creations.words.ts';

interface FilterChipsProps {
  filters: Asked['filters'];
  onRemove(name: FilterName): void;
  onClear(): void;
}

/** The chosen filters of My Creations, each with a button that removes it. */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const chosen = FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [{ name, value: filters[name] }]));
  const facets = useQuery({ ...creationFacetsQuery, enabled: filters.prompt !== undefined || filters.model !== undefined }).data;
  const folders = useQuery({ ...foldersQuery, enabled: filters.folder !== undefined && filters.folder !== 'none' }).data;
  const collections = useInfiniteQuery({ ...collectionsQuery('mine'), enabled: filters.collection !== undefined }).data;
  const wordsOf = (name: FilterName, value: string): string => {
    switch (name) {
      case 'prompt': return facets?.prompts.find(({ id }) => id === value)?.label ?? '…';
      case 'model': return facets?.models.find(({ id }) => id === value)?.label ?? value;
      case 'folder': return value === 'none' ? TOOLBAR.noFolder : (folders?.find(({ id }) => id === value)?.name ?? '…');
      case 'collection': return collections?.pages.flatMap(({ items }) => items).find(({ id }) => id === value)?.name ?? '…';
      case 'rating': return value === 'up' ? TOOLBAR.rated.up : TOOLBAR.rated.down;
      default: return value;
    }
  };
  if (chosen.length === 0) return null;
  return (
    <div className={wrap({ gap: '2', marginBlockEnd: '4', alignItems: 'center' })}>
      {chosen.map(({ name, value }) => <FilterChip key={name} onRemove={() => onRemove(name)}>{TOOLBAR.chipText(TOOLBAR.chipWords[name], wordsOf(name, value))}</FilterChip>)}
      <Button size="sm" variant="ghost" onClick={onClear}>{TOOLBAR.clearButton}</Button>
    </div>
  );
}
