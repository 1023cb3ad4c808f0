import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { css } from '#styled/css';
import { column, metaText, tableContainer, wrap } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { Referrer } from '#contracts/referral-admin.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { referrersQuery } from '../referrals.queries.ts';
import type { ReferrerFilters } from '../referrals.queries.ts';
import { REFERRERS } from '../referrals-admin.words.ts';
import { SignalBadges } from './signal-badges.tsx';

interface ReferrersPanelProps {
  filters: ReferrerFilters;
  onFilter(part: ReferrerFilters): void;
  onOpen(id: string): void;
}

/** List for administrators of the users whose links brought sign-ups, those with most sign-ups first. */
export function ReferrersPanel({ filters, onFilter, onOpen }: ReferrersPanelProps) {
  const list = useInfiniteQuery(referrersQuery(filters));
  const { data, error, isPending, refetch } = list;
  const referrers = data?.pages.flatMap(({ items }) => items) ?? [];
  const totals = data?.pages[0]?.totals ?? { all: 0, signals: 0, held: 0 };
  const narrowed = filters.q !== undefined || (filters.filter ?? 'all') !== 'all';
  const words = REFERRERS.filters(totals.all, totals.signals, totals.held);
  return (
    <div className={column({ gap: '4' })}>
      <div className={wrap({ gap: '4', alignItems: 'flex-end' })}>
        <Field label={REFERRERS.searchLabel} className={css({ flex: '[1 1 240px]' })}><SearchBox q={filters.q ?? ''} onSearch={(q) => onFilter({ q: q || undefined })} placeholder={REFERRERS.searchPlaceholder} icon={<Search size={16} aria-hidden />} /></Field>
        <SegmentedControl label={REFERRERS.filterLabel} options={(['all', 'signals', 'held'] as const).map((value) => ({ value, label: words[value] }))} value={filters.filter ?? 'all'} onValueChange={(filter) => onFilter({ filter })} />
      </div>
      {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton radius="lg" className={css({ height: '[320px]' })} />}
      {data && referrers.length === 0 && <EmptyState size="sm" level="h2" title={narrowed ? REFERRERS.noMatchTitle : REFERRERS.emptyTitle}>{narrowed ? REFERRERS.noMatchText : REFERRERS.emptyText}</EmptyState>}
      {referrers.length > 0 && (
        <div className={tableContainer()} role="region" aria-label={REFERRERS.tableLabel} tabIndex={0}>
          <table className={`${dataTable()} ${table}`} aria-label={REFERRERS.tableLabel}>
            <thead><tr>{Object.entries(REFERRERS.columns).map(([key, name]) => <th key={key} scope="col">{name}</th>)}</tr></thead>
            <tbody>{referrers.map((referrer) => <Row key={referrer.id} referrer={referrer} onOpen={() => onOpen(referrer.id)} />)}</tbody>
          </table>
        </div>
      )}
      <LoadMore byButton list={list} what="referrers" />
    </div>
  );
}

function Row({ referrer: { person, code, funnel, tokens, signals, held }, onOpen }: { referrer: Referrer; onOpen(): void }) {
  const name = person?.displayName ?? REFERRERS.gone;
  return (
    <tr>
      <th scope="row">
        <button type="button" className={opener} aria-label={REFERRERS.openLabel(name)} onClick={onOpen}>{name}</button>
        {code !== null && <span className={metaText({ display: 'block', fontFamily: 'mono' })}>{code}</span>}
      </th>
      <td>{funnel.clicks.toLocaleString('en-GB')}</td>
      <td>{funnel.signedUp.toLocaleString('en-GB')}</td>
      <td>{funnel.paid.toLocaleString('en-GB')}</td>
      <td>{funnel.settled.toLocaleString('en-GB')}</td>
      <td>{REFERRERS.tokens(tokens.settled, tokens.pending + tokens.held)}</td>
      <td>{signals.length === 0 ? <span className={metaText()}>{REFERRERS.noSignals}</span> : <SignalBadges signals={signals} />}</td>
      <td>{held > 0 ? <Badge tone="brand">{REFERRERS.held(held)}</Badge> : <span className={metaText()}>{REFERRERS.well}</span>}</td>
    </tr>
  );
}

const table = css({ minWidth: '[760px]', fontVariantNumeric: 'tabular-nums', '& th, & td': { paddingBlock: '2.5', paddingInline: '3', verticalAlign: 'middle', textAlign: 'start' } });
const opener = css({ minHeight: '6', backgroundColor: 'transparent', padding: '0', color: 'fg', fontWeight: 'semibold', textAlign: 'start', cursor: 'pointer', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } });
