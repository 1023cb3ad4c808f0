import type { ReactNode } from 'react';
import { centered, errorText, hstack } from '#styled/patterns';
import { useLoadMore } from '#lib/use-load-more.ts';
import { Button } from './button.tsx';
import { LOAD_MORE } from './load-more.words.ts';

interface LoadMoreProps {
  /** The list whose next page is loaded, as `useInfiniteQuery` returns it. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage(): unknown };
  /** Text for the case that the next page of the list could not be loaded. */
  failed: string;
  /** Text beside the button that loads more, such as how many entries of the list are shown. */
  children?: ReactNode;
}

/**
 * The end of a list. It loads the next page when it comes near the visible part, or by its button. After a failure only the button loads. It
 * shows nothing on the last page.
 */
export function LoadMore({ list, failed, children }: LoadMoreProps) {
  const end = useLoadMore(list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError, () => void list.fetchNextPage());
  if (!list.hasNextPage) return null;
  return (
    <div ref={end} className={centered({ gap: '3', marginBlockStart: '8' })}>
      {list.isFetchNextPageError && <p role="alert" className={errorText()}>{failed}</p>}
      <div className={hstack({ gap: '4' })}>
        <Button busy={list.isFetchingNextPage} busyLabel={LOAD_MORE.busyLabel} onClick={() => void list.fetchNextPage()}>{LOAD_MORE.button}</Button>
        {children}
      </div>
    </div>
  );
}
