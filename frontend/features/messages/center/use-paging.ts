import { useCallback, useEffect } from 'react';

/** The parts of React Query's infinite query that paging of messages uses. */
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
 * Loads further pages of messages when the list's end comes near, and automatically while no loaded message is shown. After a failure only
 * the reader can retry.
 * @param shown number of loaded messages that are shown
 */
export function usePaging(query: Pageable, shown: number) {
  const { data, isFetching, isFetchNextPageError, isFetchingNextPage, isPlaceholderData, hasNextPage, fetchNextPage } = query;
  const more = hasNextPage && !isPlaceholderData;
  const failed = more && isFetchNextPageError;
  const loadMore = useCallback(() => {
    // While another fetch of the list is in progress, such as that of "select all", starts none, because it would restart the other.
    if (!isFetching && !failed) void fetchNextPage({ cancelRefetch: false });
  }, [isFetching, failed, fetchNextPage]);
  const nothingYet = shown === 0 && more;
  useEffect(() => {
    if (nothingYet) loadMore();
    // `data` is a dependency, so that this effect runs again when a page arrived whose messages the filter hides.
  }, [nothingYet, data, loadMore]);
  return {
    more,
    /** True when the next page of messages could not be fetched. */
    failed,
    retrying: failed && isFetchingNextPage,
    /** True while the list of messages is empty because a page is still loading. */
    waiting: query.isPending || (shown === 0 && !failed && !query.isError && (isPlaceholderData || more)),
    loadMore,
    retry: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
  };
}
