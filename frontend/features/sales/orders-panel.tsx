import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OrderFilterBar } from './order-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { ordersQuery } from './sales.queries.ts';
import type { OrderFilters, Period } from './sales.queries.ts';
import { ORDERS_PANEL } from './sales.words.ts';

interface OrdersPanelProps {
  filters: OrderFilters;
  period: Period;
  onFilter(filters: OrderFilters): void;
  onOpen(id: string): void;
}

/** Lists for administrators the orders that were begun in the period, with search and filters. */
export function OrdersPanel({ filters, period, onFilter, onOpen }: OrdersPanelProps) {
  return (
    <Card as="section" pad="md" radius="lg" aria-labelledby="orders-title">
      <div className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' }, alignItems: 'center', columnGap: '8', marginBlockEnd: '3' })}>
        <h2 id="orders-title" className={css({ textStyle: 'h4' })}>{ORDERS_PANEL.heading}</h2>
        <OrderFilterBar filters={filters} onChange={onFilter} />
      </div>
      <Orders filters={filters} period={period} onFilter={onFilter} onOpen={onOpen} />
    </Card>
  );
}

function Orders({ filters, period, onFilter, onOpen }: OrdersPanelProps) {
  const orders = useInfiniteQuery(ordersQuery({ ...filters, ...period }));
  if (orders.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[320px]' })} /></div>;
  const late = orders.isError && !orders.isFetchNextPageError && <FetchProblem error={orders.error} onRetry={() => void orders.refetch()} />;
  if (!orders.data) return late;
  const rows = orders.data.pages.flatMap(({ items }) => items);
  const filtered = Object.values(filters).some(Boolean);
  if (rows.length === 0) {
    return filtered
      ? <EmptyState size="sm" level="h3" art={<EarsScene />} title={ORDERS_PANEL.noOrderMatchesTitle} actions={<Button onClick={() => onFilter({})}>{ORDERS_PANEL.clearSearchFiltersButton}</Button>}>{ORDERS_PANEL.noMatchText}</EmptyState>
      : <EmptyState size="sm" level="h3" art={<EarsScene />} title={ORDERS_PANEL.noOrdersYetTitle}>{ORDERS_PANEL.emptyText}</EmptyState>;
  }
  return (
    <div className={column({ gap: '4', justifyItems: 'start' })}>
      <OrdersTable orders={rows} busy={orders.isPlaceholderData} onOpen={onOpen} />
      {orders.data.pages[0]?.morePeople && <p className={mutedText()}>{ORDERS_PANEL.tooManyPeople}</p>}
      {late}
      <LoadMore byButton list={orders} what="orders" />
    </div>
  );
}
