import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { column, hstack, keepSize, metaText } from '#styled/patterns';
import type { ListedCreator } from '#contracts/prompt-discovery.ts';
import { Avatar } from '#ui/avatar.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PlatformMark } from '#ui/platform-mark.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { creatorsQuery } from './creators.queries.ts';
import { CREATORS_FOUND } from './marketplace.words.ts';

interface CreatorsFoundProps {
  /** Beginning of the names of the creators to list; empty for all creators. */
  words: string;
  /** Renders a button, such as Follow, beside a creator's name. */
  action(person: ListedCreator): ReactNode;
}

/** A list of people who have prompts in the marketplace. */
export function CreatorsFound({ words, action }: CreatorsFoundProps) {
  const list = useInfiniteQuery(creatorsQuery(words.slice(0, 80)));
  const { data, error, isPending, isError, isFetchNextPageError, refetch } = list;
  if (isPending) return <div aria-busy="true" className={grid}>{[0, 1, 2].map((index) => <Skeleton key={index} radius="lg" className={css({ height: '[74px]' })} />)}</div>;
  const people = data?.pages.flatMap(({ items }) => items) ?? [];
  if (data && people.length === 0) return <EmptyState size="sm" title={words ? CREATORS_FOUND.notFoundTitle(words) : CREATORS_FOUND.title}>{words ? CREATORS_FOUND.notFoundText : CREATORS_FOUND.emptyText}</EmptyState>;
  return (
    <>
      <ul aria-label={CREATORS_FOUND.creatorsLabel} className={grid}>
        {people.map((person) => (
          <li key={person.id} className={card}>
            <Avatar name={person.displayName} src={person.avatarUrl} size={44} />
            <span className={column({ flex: '1', minWidth: '0' })}>
              <Link to={`/profile/${encodeURIComponent(person.username)}`} className={link}>
                <span className={css({ truncate: true })}>{person.displayName}</span>
                {person.platform && <PlatformMark />}
              </Link>
              <span className={metaText({ truncate: true })}>{counted(person.prompts, 'prompt')} · @{person.username}</span>
            </span>
            <span className={keepSize({ position: 'relative', zIndex: 'raised' })}>{action(person)}</span>
          </li>
        ))}
      </ul>
      {isError && !isFetchNextPageError && <FetchProblem error={error} onRetry={() => void refetch()} />}
      <LoadMore list={list} what="creators" />
    </>
  );
}

const grid = css({ display: 'grid', gap: { base: '3', md: '4' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } });
const card = hstack({ position: 'relative', gap: '3', layerStyle: 'card', padding: '4', _hover: { borderColor: 'brand' } });
const link = hstack({ gap: '1.5', color: 'fg', fontWeight: 'semibold', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', borderRadius: 'lg' } } });
