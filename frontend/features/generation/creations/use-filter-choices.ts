import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { collectionsQuery } from '#shared/collections/collections.queries.ts';
import { creationFacetsQuery } from '#shared/creations/creations.queries.ts';
import { foldersQuery } from '#shared/folders/folders.queries.ts';
import { TOOLBAR } from './creations.words.ts';

/** Filters of My Creations with a list of values, in the order of the toolbar. */
export const CHOICES = ['prompt', 'model', 'folder', 'collection', 'rating'] as const;
export type ChoiceName = (typeof CHOICES)[number];

interface Choice {
  value: string;
  label: string;
}

/**
 * Returns the values of each filter that occur among the viewer's creations, and smart folders by their slug. They are fetched only when
 * `wanted`, because most visits use no filter.
 */
export function useFilterChoices(wanted: boolean): Record<ChoiceName | 'smart', Choice[]> {
  const facets = useQuery({ ...creationFacetsQuery, enabled: wanted }).data;
  const folders = useQuery({ ...foldersQuery, enabled: wanted }).data ?? [];
  const collections = useInfiniteQuery({ ...collectionsQuery('mine'), enabled: wanted }).data?.pages.flatMap(({ items }) => items) ?? [];
  const counted = ({ id, label, creations }: { id: string; label: string; creations: number }): Choice => ({ value: id, label: TOOLBAR.facetText(label, creations) });
  const named = ({ id, name }: { id: string; name: string }): Choice => ({ value: id, label: name });
  return {
    prompt: facets?.prompts.map(counted) ?? [],
    model: facets?.models.map(counted) ?? [],
    folder: [{ value: 'none', label: TOOLBAR.noFolder }, ...folders.filter(({ kind }) => kind === 'manual').map(named)],
    smart: folders.filter(({ query }) => query?.of === 'creation').map(({ slug, name }) => ({ value: slug, label: name })),
    collection: collections.map(named),
    rating: [{ value: 'up', label: TOOLBAR.rated.up }, { value: 'down', label: TOOLBAR.rated.down }],
  };
}
