import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { container } from '#styled/patterns';
import type { PackDetail } from '#contracts/packs.ts';
import { MissingPack } from '#features/packs/missing-pack.tsx';
import { ApiError } from '#lib/api-error.ts';
import { useAuth } from '#lib/session.ts';
import { packQuery } from '#shared/packs/packs.queries.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { PageSkeleton } from '../../layout/page-skeleton.tsx';

/**
 * Loads the pack of an address.
 * @returns the pack, or what to show instead: a skeleton, an error with a retry, or "not found"
 */
export function usePack(idOrSlug: string): { pack: PackDetail } | { pack: null; instead: ReactNode } {
  const { status } = useAuth();
  // The pack's price, and whether the reader owns the pack, depend on the session, so the query waits for it.
  const { data, error, isPending, refetch } = useQuery({ ...packQuery(idOrSlug), enabled: status !== 'loading' });
  if (data) return { pack: data };
  if (isPending) return { pack: null, instead: <PageSkeleton /> };
  if (error instanceof ApiError && error.status === 404) return { pack: null, instead: <MissingPack /> };
  return { pack: null, instead: <div className={container({ paddingBlock: '8' })}><FetchProblem error={error} onRetry={() => void refetch()} /></div> };
}
