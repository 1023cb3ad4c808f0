import { useCallback, useEffect } from 'react';

/** The parts of an infinite query that paging uses. */
export interface Pageable {
  data: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  fetchNextPage(options: { cancelRefetch: boolean }): Promise<unknown>;
}

/**
 * Loads further pages: when the list's end comes near, and automatically while no loaded message is shown. After a failure only the reader can retry.
 * @param shown number of loaded messages that are shown
 */
export function usePaging(query: Pageable, shown: number) {
  const { data, isFetching, isFetchNextPageError, isFetchingNextPage, isPlaceholderData, hasNextPage, fetchNextPage } = query;
  const more = hasNextPage && !isPlaceholderData;
  const failed = more && isFetchNextPageError;
  const loadMore = useCallback(() => {
    // Waits for a fetch in progress, such as that of "select all", and does not restart it.
    if (!isFetching && !failed) void fetchNextPage({ cancelRefetch: false });
  }, [isFetching, failed, fetchNextPage]);
  const nothingYet = shown === 0 && more;
  useEffect(() => {
    if (nothingYet) loadMore();
    // Also runs when a page arrived of which nothing is shown either.
  }, [nothingYet, data, loadMore]);
  return {
    more,
    /** True when the next page could not be fetched. */
    failed,
    retrying: failed && isFetchingNextPage,
    /** True while the list is empty because a page is still loading. */
    waiting: query.isPending || (shown === 0 && !failed && !query.isError && (isPlaceholderData || more)),
    loadMore,
    retry: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
  };
}
