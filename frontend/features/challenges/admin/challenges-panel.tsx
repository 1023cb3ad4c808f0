import { Suspense, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { css } from '#styled/css';
import { column, metaText, rowOpener, tableContainer, wrap } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import { challengeState } from '#contracts/challenges.ts';
import type { AdminChallenge } from '#contracts/challenge-admin.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { KIND_WORDS, STATE_WORDS } from '#shared/challenges/challenges.words.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeProps } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Moment } from '#ui/moment.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PANEL } from '../challenges-admin.words.ts';
import { adminChallengesQuery } from './admin-challenges.queries.ts';
import type { AdminFilters } from './admin-challenges.queries.ts';

const WeeklyDialog = lazyPart(() => import('./weekly-dialog.tsx'), 'WeeklyDialog');

interface ChallengesPanelProps {
  filters: AdminFilters;
  onFilter(part: AdminFilters): void;
  onOpen(id: string): void;
}

const STATES = [{ value: 'any', label: PANEL.anyState }, ...challengeState.options.map((value) => ({ value, label: STATE_WORDS[value] }))];
const TONES: Record<AdminChallenge['state'], BadgeProps['tone']> = { scheduled: 'neutral', active: 'good', voting: 'brand', judging: 'warn', completed: 'neutral', cancelled: 'bad' };

/** The administrators' list of all challenges, with a mark at those that wait for an administrator. */
export function ChallengesPanel({ filters, onFilter, onOpen }: ChallengesPanelProps) {
  const [making, setMaking] = useState(false);
  const list = useInfiniteQuery(adminChallengesQuery(filters));
  const { data, error, isPending, refetch } = list;
  const challenges = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={column({ gap: '4' })}>
      <div className={wrap({ gap: '4', alignItems: 'flex-end' })}>
        <Field label={PANEL.searchLabel} className={css({ flex: '[1 1 240px]' })}><SearchBox q={filters.q ?? ''} onSearch={(q) => onFilter({ q: q || undefined })} placeholder={PANEL.searchPlaceholder} icon={<Search size={16} aria-hidden />} /></Field>
        <Field label={PANEL.stateLabel} group className={css({ width: '[180px]' })}><Select options={STATES} value={filters.state ?? 'any'} onValueChange={(value) => onFilter({ state: challengeState.safeParse(value).data })} /></Field>
        <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setMaking(true)}>{PANEL.weeklyButton}</Button>
      </div>
      {error !== null && !list.isFetchNextPageError && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton radius="lg" className={css({ height: '[320px]' })} />}
      {data && challenges.length === 0 && <EmptyState size="sm" level="h2" title={PANEL.emptyTitle}>{PANEL.emptyText}</EmptyState>}
      {challenges.length > 0 && (
        <div className={tableContainer()} role="region" aria-label={PANEL.tableLabel} tabIndex={0}>
          <table className={`${dataTable()} ${table}`} aria-label={PANEL.tableLabel}>
            <thead><tr>{Object.entries(PANEL.columns).map(([key, name]) => <th key={key} scope="col">{name}</th>)}</tr></thead>
            <tbody>{challenges.map((challenge) => <Row key={challenge.id} challenge={challenge} onOpen={() => onOpen(challenge.id)} />)}</tbody>
          </table>
        </div>
      )}
      <LoadMore byButton list={list} what="challenges" />
      {making && <Suspense fallback={null}><WeeklyDialog onClose={() => setMaking(false)} /></Suspense>}
    </div>
  );
}

const Row = ({ challenge: { title, kind, state, opensAt, entries, votes, unjudged, clusters, reports, paid }, onOpen }: { challenge: AdminChallenge; onOpen(): void }) => (
  <tr>
    <th scope="row">
      <button type="button" className={opener} aria-label={PANEL.openLabel(title)} onClick={onOpen}>{title}</button>
      <span className={metaText({ display: 'block' })}>{KIND_WORDS[kind]} · <Moment at={opensAt} /></span>
    </th>
    <td><Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge></td>
    {[entries, votes, unjudged, clusters, reports, paid].map((figure, index) => <td key={index}>{figure.toLocaleString('en-US')}</td>)}
  </tr>
);

const table = css({ minWidth: '[760px]', fontVariantNumeric: 'tabular-nums', '& th, & td': { paddingBlock: '2.5', paddingInline: '3', verticalAlign: 'middle', textAlign: 'start' } });
const opener = rowOpener();
