import { useCallback, useEffect } from 'react';

/** The parts of an infinite query that paging goes by. */
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
 * Loads a list further: when its end comes near, and by itself while nothing of what was loaded is shown. A page that could
 * not be fetched is asked for again by its reader alone.
 * @param shown how many of the loaded ones are shown
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
    // A page that came and showed nothing either is a reason for the next.
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
