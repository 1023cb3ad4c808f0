import { Suspense, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { css } from '#styled/css';
import { column, dividedList, longWords, metaText, wrap } from '#styled/patterns';
import type { ChallengeTheme } from '#contracts/challenge-admin.ts';
import { contentType } from '#contracts/primitives.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { CALENDAR, THEMES } from '../challenges-admin.words.ts';
import { themesQuery } from './admin-challenges.queries.ts';

const ThemeDialog = lazyPart(() => import('./theme-dialog.tsx'), 'ThemeDialog');

const TYPES = [{ value: 'any', label: THEMES.anyType }, ...contentType.options.map((value) => ({ value, label: THEMES.types[value] }))];

/** The administrators' list of the themes from which daily challenges are drawn. */
export function ThemesPanel() {
  const [q, setQ] = useState('');
  const [type, setType] = useState<ContentType | undefined>(undefined);
  const [editing, setEditing] = useState<ChallengeTheme | 'new' | null>(null);
  const found = useInfiniteQuery(themesQuery(type, useDelayed(q)));
  const themes = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={column({ gap: '4' })}>
      <div className={wrap({ gap: '4', alignItems: 'flex-end' })}>
        <Field label={THEMES.searchLabel} className={css({ flex: '[1 1 240px]' })}><SearchBox q={q} onSearch={setQ} placeholder={THEMES.searchPlaceholder} icon={<Search size={16} aria-hidden />} /></Field>
        <Field label={THEMES.typeLabel} group className={css({ width: '[160px]' })}><Select options={TYPES} value={type ?? 'any'} onValueChange={(value) => setType(contentType.safeParse(value).data)} /></Field>
        <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setEditing('new')}>{THEMES.newButton}</Button>
      </div>
      {found.isPending && <Skeleton radius="lg" className={css({ height: '[320px]' })} />}
      {found.isError && !found.data && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && themes.length === 0 && <EmptyState size="sm" level="h2" title={THEMES.emptyTitle}>{THEMES.emptyText}</EmptyState>}
      {themes.length > 0 && (
        <ul className={dividedList({ layerStyle: 'card' })}>
          {themes.map((theme) => (
            <li key={theme.key} className={wrap({ alignItems: 'center', gap: '3', paddingBlock: '2.5', paddingInline: '4' })}>
              <TypeChip type={theme.contentType} />
              <span className={css({ flex: '1', minWidth: '[200px]' })}><b className={longWords({ display: 'block', fontWeight: 'semibold', textStyle: 'small' })}>{theme.title}</b><span className={metaText()}>{theme.theme}</span></span>
              {!theme.active && <Badge>{THEMES.off}</Badge>}
              <span className={metaText({ tabular: true })}>{CALENDAR.lastUsed(theme.lastUsed)}</span>
              <Button size="sm" aria-haspopup="dialog" aria-label={THEMES.editLabel(theme.title)} onClick={() => setEditing(theme)}>{THEMES.editButton}</Button>
            </li>
          ))}
        </ul>
      )}
      <LoadMore byButton list={found} what="themes" />
      {editing && <Suspense fallback={null}><ThemeDialog theme={editing === 'new' ? null : editing} onClose={() => setEditing(null)} /></Suspense>}
    </div>
  );
}
