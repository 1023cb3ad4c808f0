import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { css } from '#styled/css';
import { column, dividedList, flexFill, longWords, metaText } from '#styled/patterns';
import type { ChallengeTheme } from '#contracts/challenge-admin.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { CALENDAR } from '../challenges-admin.words.ts';
import { themesQuery } from './admin-challenges.queries.ts';

interface ThemeChoiceProps {
  /** Content type of the themes that the administrator can choose. */
  type?: ContentType;
  chosen: string | null;
  onChoose(theme: ChallengeTheme): void;
}

/** A search in which an administrator chooses the theme of a challenge. */
export function ThemeChoice({ type, chosen, onChoose }: ThemeChoiceProps) {
  const [q, setQ] = useState('');
  const found = useInfiniteQuery(themesQuery(type, useDelayed(q)));
  const themes = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={column({ gap: '3' })}>
      <Field label={CALENDAR.searchLabel}><SearchBox q={q} onSearch={setQ} placeholder={CALENDAR.searchPlaceholder} icon={<Search size={16} aria-hidden />} /></Field>
      {found.isPending && <Skeleton radius="md" className={css({ height: '[200px]' })} />}
      {found.isError && !found.data && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
      <ul className={dividedList({ maxHeight: '[320px]', overflowY: 'auto' })}>
        {themes.map((theme) => (
          <li key={theme.key}>
            <button type="button" aria-pressed={theme.key === chosen} className={row} onClick={() => onChoose(theme)}>
              <span className={flexFill()}><b className={longWords({ display: 'block', fontWeight: 'semibold' })}>{theme.title}</b><span className={metaText()}>{CALENDAR.lastUsed(theme.lastUsed)}</span></span>
              <TypeChip type={theme.contentType} />
            </button>
          </li>
        ))}
      </ul>
      <LoadMore byButton list={found} what="themes" size="sm" />
    </div>
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: '3', width: 'full', padding: '2', backgroundColor: 'transparent', color: 'fg', textAlign: 'start', cursor: 'pointer', borderRadius: 'sm', _hover: { backgroundColor: 'hover' }, '&[aria-pressed=true]': { backgroundColor: 'brand.soft' } });
