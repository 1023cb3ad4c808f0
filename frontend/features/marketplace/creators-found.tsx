import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { Avatar } from '#ui/avatar.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { suggestionsQuery } from './suggestions.queries.ts';

/** People whose names fit the words. */
export function CreatorsFound({ words }: { words: string }) {
  const found = useQuery(suggestionsQuery(words.slice(0, 80)));
  if (found.isPending) return <div aria-busy="true" className={grid}>{[0, 1, 2].map((index) => <Skeleton key={index} className={css({ height: '[74px]', borderRadius: 'lg' })} />)}</div>;
  if (found.isError) return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data.creators.length === 0) return <EmptyState size="sm" title={`Nobody is called “${words}”`}>Part of a name is enough, or look among the prompts.</EmptyState>;
  return (
    <ul aria-label="Creators" className={grid}>
      {found.data.creators.map((person) => (
        <li key={person.id} className={card}>
          <Avatar name={person.displayName} src={person.avatarUrl} size={44} />
          <span className={css({ display: 'grid', minWidth: '0' })}>
            <Link to={`/profile/${encodeURIComponent(person.username)}`} className={link}>
              <span className={css({ truncate: true })}>{person.displayName}</span>
              {person.house && <BadgeCheck role="img" aria-label="Run by Conjure" className={css({ flex: 'none', width: '4', height: '4', color: 'brand' })} />}
            </Link>
            <span className={css({ textStyle: 'meta', color: 'fg.subtle', truncate: true })}>@{person.username}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const grid = css({ display: 'grid', gap: { base: '3', md: '4' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } });
const card = css({ position: 'relative', display: 'flex', alignItems: 'center', gap: '3', layerStyle: 'card', padding: '4', _hover: { borderColor: 'brand' } });
const link = css({ display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg', fontWeight: 'semibold', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', borderRadius: 'lg' } } });
