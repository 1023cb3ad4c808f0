import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { centered, errorText, hstack } from '#styled/patterns';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import { LOAD_MORE } from './ui.words.ts';

/** The pages of a list, as `useInfiniteQuery` returns them. */
export interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface LoadMoreProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The list whose next page is loaded. */
  list: PagedList;
  /** What the list holds, in the plural, such as `prompts`. */
  what: string;
  /** True where the next page loads only by the button, such as in a panel with more below the list. */
  byButton?: boolean;
  /** True where the parent sets the space above the button, which is usual for a list with `byButton`. */
  tight?: boolean;
  /** Text beside the button that loads more, such as how many entries of the list are shown. */
  children?: ReactNode;
}

/**
 * The end of a list. It loads the next page when it comes near the visible part, or by its button. After a failure only the button loads. It
 * shows nothing on the last page.
 */
export function LoadMore({ list: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }, what, byButton, tight = byButton, children, ...look }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  // After a failure the end may not load by itself, because requests would repeat in a loop.
  const watched = !byButton && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!watched || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), { rootMargin: '600px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watched, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={centered({ gap: '3', marginBlockStart: tight ? '0' : '8' })}>
      {isFetchNextPageError && <p role="alert" className={errorText()}>{LOAD_MORE.failed(what)}</p>}
      <div className={hstack({ gap: '4' })}>
        <Button {...look} busy={isFetchingNextPage} busyLabel={LOAD_MORE.busyLabel} onClick={() => void fetchNextPage()}>{LOAD_MORE.button}</Button>
        {children}
      </div>
    </div>
  );
}
