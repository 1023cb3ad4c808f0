import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { css } from '#styled/css';
import { column, metaText, mutedText, rowOpener, tableContainer, wrap } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import { packStatus } from '#contracts/packs.ts';
import type { AdminPack } from '#contracts/pack-admin.ts';
import { PACK_STATES } from '#shared/packs/packs.words.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { adminPacksQuery } from './admin-packs.queries.ts';
import type { AdminPackFilters } from './admin-packs.queries.ts';
import { PACKS_PANEL } from '../packs-admin.words.ts';

interface PacksPanelProps {
  filters: AdminPackFilters;
  onFilter(part: AdminPackFilters): void;
  onOpen(id: string): void;
}

const STATUSES = [{ value: 'any', label: PACKS_PANEL.anyStatus }, ...packStatus.options.map((value) => ({ value, label: PACK_STATES[value] }))];

/** Lists all packs for administrators, with state, price, sales and refunds. */
export function PacksPanel({ filters, onFilter, onOpen }: PacksPanelProps) {
  const list = useInfiniteQuery(adminPacksQuery(filters));
  const { data, error, isPending, refetch } = list;
  const totals = data?.pages[0]?.totals;
  const packs = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={column({ gap: '4' })}>
      <div className={wrap({ gap: '4', alignItems: 'flex-end' })}>
        <Field label={PACKS_PANEL.searchLabel} className={css({ flex: '[1 1 240px]' })}><SearchBox q={filters.q ?? ''} onSearch={(q) => onFilter({ q: q || undefined })} placeholder={PACKS_PANEL.searchPlaceholder} icon={<Search size={16} aria-hidden />} /></Field>
        <Field label={PACKS_PANEL.statusLabel} group className={css({ width: '[180px]' })}><Select options={STATUSES} value={filters.status ?? 'any'} onValueChange={(value) => onFilter({ status: packStatus.safeParse(value).data })} /></Field>
      </div>
      {totals && <p className={mutedText({ tabular: true })}>{PACKS_PANEL.totals(totals.packs, totals.inReview, totals.sales, totals.refunds, totals.gross)}</p>}
      {error !== null && !list.isFetchNextPageError && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton radius="lg" className={css({ height: '[320px]' })} />}
      {data && packs.length === 0 && <EmptyState size="sm" level="h2" title={PACKS_PANEL.emptyTitle}>{PACKS_PANEL.emptyText}</EmptyState>}
      {packs.length > 0 && (
        <div className={tableContainer()} role="region" aria-label={PACKS_PANEL.tableLabel} tabIndex={0}>
          <table className={`${dataTable()} ${table}`} aria-label={PACKS_PANEL.tableLabel}>
            <thead><tr>{Object.entries(PACKS_PANEL.columns).map(([key, name]) => <th key={key} scope="col">{name}</th>)}</tr></thead>
            <tbody>{packs.map((pack) => <Row key={pack.id} pack={pack} onOpen={() => onOpen(pack.id)} />)}</tbody>
          </table>
        </div>
      )}
      <LoadMore byButton list={list} what="packs" />
    </div>
  );
}

function Row({ pack, onOpen }: { pack: AdminPack; onOpen(): void }) {
  return (
    <tr>
      <th scope="row">
        <button type="button" className={opener} aria-label={PACKS_PANEL.openLabel(pack.title)} onClick={onOpen}>{pack.title}</button>
        <span className={metaText({ display: 'block' })}>{pack.official ? PACKS_PANEL.official : PACKS_PANEL.byText(pack.owner?.username ?? PACKS_PANEL.deletedOwner, pack.itemCount)}</span>
      </th>
      <td><Badge tone={pack.status === 'published' ? 'good' : pack.status === 'in_review' || pack.submittedAt ? 'warn' : 'neutral'}>{pack.submittedAt ? PACK_STATES.in_review : PACK_STATES[pack.status]}</Badge></td>
      <td>{pack.price === 0 ? PACKS_PANEL.free : tokenWords(pack.price)}</td>
      <td>{pack.sales + pack.gifts}</td>
      <td>{pack.refunds}</td>
      <td>{pack.gross.toLocaleString('en-US')}</td>
      <td>{pack.rating ?? '–'}</td>
    </tr>
  );
}

const table = css({ minWidth: '[640px]', fontVariantNumeric: 'tabular-nums', '& th, & td': { paddingBlock: '2.5', paddingInline: '3', verticalAlign: 'middle', textAlign: 'start' } });
const opener = rowOpener();
