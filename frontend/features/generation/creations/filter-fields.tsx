import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { column } from '#styled/patterns';
import { collectionsQuery } from '#shared/collections/collections.queries.ts';
import { foldersQuery } from '#shared/folders/folders.queries.ts';
import { creationFacetsQuery } from '#shared/creations/creations.queries.ts';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { Asked, FilterName } from './creations-address.ts';
import { TOOLBAR } from './creations.words.ts';

interface FilterFieldsProps {
  filters: Asked['filters'];
  set(name: FilterName, value: string | undefined): void;
}

const ANY = 'any';

/** Everything that narrows the list. Choices are those that one's own creations have. */
export function FilterFields({ filters, set }: FilterFieldsProps) {
  const facets = useQuery(creationFacetsQuery).data;
  const folders = useQuery(foldersQuery).data ?? [];
  const collections = useInfiniteQuery(collectionsQuery('mine')).data?.pages.flatMap(({ items }) => items) ?? [];
  const choice = (name: FilterName, label: string, any: string, options: readonly { value: string; label: string }[]) => (
    <Field label={label}>
      <Select value={filters[name] ?? ANY} options={[{ value: ANY, label: any }, ...options]} onValueChange={(value) => set(name, value === ANY ? undefined : value)} />
    </Field>
  );
  const named = ({ id, label, creations }: { id: string; label: string; creations: number }) => ({ value: id, label: TOOLBAR.facetText(label, creations) });
  return (
    <div className={column({ gap: '4' })}>
      {choice('prompt', TOOLBAR.promptLabel, TOOLBAR.anyPrompt, facets?.prompts.map(named) ?? [])}
      {choice('model', TOOLBAR.modelLabel, TOOLBAR.anyModel, facets?.models.map(named) ?? [])}
      {choice('folder', TOOLBAR.folderLabel, TOOLBAR.anyFolder, [{ value: 'none', label: TOOLBAR.noFolder }, ...folders.filter(({ kind }) => kind === 'manual').map(({ id, name }) => ({ value: id, label: name }))])}
      {choice('collection', TOOLBAR.collectionLabel, TOOLBAR.anyCollection, collections.map(({ id, name }) => ({ value: id, label: name })))}
      {choice('rating', TOOLBAR.ratingLabel, TOOLBAR.anyRating, [{ value: 'up', label: TOOLBAR.rated.up }, { value: 'down', label: TOOLBAR.rated.down }])}
      <Field label={TOOLBAR.fromLabel}><DateInput value={filters.from ?? null} onValueChange={(day) => set('from', day ?? undefined)} /></Field>
      <Field label={TOOLBAR.toLabel}><DateInput value={filters.to ?? null} onValueChange={(day) => set('to', day ?? undefined)} /></Field>
    </div>
  );
}
