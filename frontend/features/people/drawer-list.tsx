import type { ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { css } from '#styled/css';
import { longWords, mutedText, stack, visuallyHidden } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DRAWER_LIST } from './people.words.ts';

interface Page {
  items: { id: string }[];
  nextCursor: string | null;
}

interface DrawerListProps<P extends Page> {
  query: UseInfiniteQueryResult<InfiniteData<P>>;
  label: string;
  empty: string;
  children(item: P['items'][number]): ReactNode;
}

/** List in the drawer of a person that shows a few lines and loads more on request. */
export function DrawerList<P extends Page>({ query, label, empty, children }: DrawerListProps<P>) {
  if (query.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[64px]' })} /></div>;
  if (!query.data) return <FetchProblem error={query.error} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap((page): P['items'][number][] => page.items);
  if (items.length === 0) return <p className={mutedText()}>{empty}</p>;
  return (
    <>
      <ul aria-label={label} className={stack({ gap: '1.5', textStyle: 'small' })}>{items.map((item) => <li key={item.id} className={longWords()}>{children(item)}</li>)}</ul>
      {query.hasNextPage && <div><Button size="sm" busy={query.isFetchingNextPage} busyLabel={DRAWER_LIST.busyLabel} onClick={() => void query.fetchNextPage()}>{DRAWER_LIST.button}<span className={visuallyHidden()}>: {label}</span></Button></div>}
    </>
  );
}

/** Line of a list in the drawer of a person: its title, linked where there is a page, and its facts. */
export const DrawerLine = ({ to, title, facts }: { to: string | null; title: string; facts: ReactNode }) => (
  <>{to ? <TextLink to={to}>{title}</TextLink> : title} <span className={css({ color: 'fg.subtle' })}>{facts}</span></>
);
