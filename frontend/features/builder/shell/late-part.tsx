import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { css } from '#styled/css';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LATE_PART } from '../builder-shell.words.ts';

/** A part of the builder whose code loads late. When loading fails, the part shows a button that loads it again. */
export interface LatePart {
  Part: ComponentType;
  /** Loads the part's code before it is needed, so that an author who goes offline later has it. */
  fetchAhead(client: QueryClient): void;
}

/** Makes a part of the builder whose code loads late, from its import. `name` must be unique. */
export function latePart(name: string, load: () => Promise<ComponentType>): LatePart {
  // The loaded component is wrapped in an object. It is a function, which the query cache might call in place of storing it.
  const query = { queryKey: ['builder-code', name], queryFn: async () => ({ Loaded: await load() }), staleTime: Infinity, gcTime: Infinity, networkMode: 'always' as const, refetchOnReconnect: true, retry: 1 };
  function Part() {
    const part = useQuery(query);
    if (part.data) return <part.data.Loaded />;
    if (part.isPending) return <Skeleton radius="xl" className={css({ height: '[420px]' })} />;
    return (
      <Alert tone="warn" title={LATE_PART.title} action={<Button size="sm" busy={part.isFetching} onClick={() => void part.refetch()}>{LATE_PART.button}</Button>}>{LATE_PART.offlineText}</Alert>
    );
  }
  return { Part, fetchAhead: (client) => void client.prefetchQuery(query) };
}
