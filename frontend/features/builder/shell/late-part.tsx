import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { css } from '#styled/css';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LATE_PART } from '../builder-shell.words.ts';

/** A part of the builder whose code arrives late, and which a broken line cannot take down: it can be asked for again. */
export interface LatePart {
  Part: ComponentType;
  /** Fetches the code ahead: who goes offline later still has it. */
  fetchAhead(client: QueryClient): void;
}

/** A part of the builder by the import that brings it. `name` is unique. */
export function latePart(name: string, load: () => Promise<ComponentType>): LatePart {
  // Wrapped, since a cache that is asked for a function might take it for one of its own.
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
