import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { utcDay } from '#contracts/utc-days.ts';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import { button } from '#styled/recipes';
import { ORDERS_CSV_PATH } from '#contracts/sales.ts';
import { CashOutsPanel } from '#features/cash-outs/admin/cash-outs-panel.tsx';
import { BreakdownPanel } from '#features/sales/breakdown/breakdown-panel.tsx';
import { DisputesPanel } from '#features/sales/disputes-panel.tsx';
import { OrderDrawer } from '#features/sales/order-drawer.tsx';
import { OrdersPanel } from '#features/sales/orders-panel.tsx';
import { ProductBars } from '#features/sales/product-bars.tsx';
import { RangePicker } from '#features/sales/range-picker.tsx';
import { RevenuePanel } from '#features/sales/revenue-panel.tsx';
import { readRange, writeRange } from '#features/sales/sales-range.ts';
import type { SalesRange } from '#features/sales/sales-range.ts';
import { salesQuery } from '#features/sales/sales.queries.ts';
import type { OrderFilters } from '#features/sales/sales.queries.ts';
import { SalesTiles } from '#features/sales/sales-tiles.tsx';
import { daysIn, momentsOf, spanBefore, spanWords } from '#lib/day-span.ts';
import { searchNow } from '#lib/search-now.ts';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminPage } from './admin-page.tsx';
import { readOrderFilters, writeOrderFilters } from './sales-address.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { SALES } from './admin.words.ts';

const personPath = (id: string): string => `/admin/users?user=${id}`;

/** The administration page of sales: what the shop earned, from which people, and what was refunded. */
export function AdminSalesPage() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => utcDay(Date.now()));
  const range = readRange(params, today);
  const filters = readOrderFilters(params);
  const period = momentsOf(range);
  const drawer = useDrawerAddress('order');
  const filter = useCallback((next: OrderFilters) => setParams(writeOrderFilters(searchNow(), next), { replace: true }), [setParams]);
  const choose = (next: SalesRange): void => setParams(writeRange(searchNow(), next), { replace: true });
  const days = daysIn(range);
  const csv = `${ORDERS_CSV_PATH}?${new URLSearchParams({ ...period, ...filters }).toString()}`;
  return (
    <AdminPage
      title={SALES.title}
      intro={SALES.intro(spanWords(range), days)}
      actions={
        <div className={wrap({ gap: '2', alignItems: 'center' })}>
          <RangePicker range={range} today={today} onChange={choose} />
          {/* A plain link, because the server makes the file behind it. */}
          <a href={csv} download className={button()}><Download aria-hidden="true" />{SALES.link}</a>
        </div>
      }
    >
      <Figures range={range} />
      <BreakdownPanel period={period} />
      <OrdersPanel filters={filters} period={period} onFilter={filter} onOpen={drawer.show} />
      <DisputesPanel onOpen={drawer.show} />
      <CashOutsPanel />
      {drawer.open && <OrderDrawer key={drawer.open} id={drawer.open} personPath={personPath} onClose={drawer.close} />}
    </AdminPage>
  );
}

function Figures({ range }: { range: SalesRange }) {
  const sales = useQuery(salesQuery(momentsOf(range)));
  // Fetches the sales of the period before, because some figures and the chart are compared with it.
  const before = useQuery(salesQuery(momentsOf(spanBefore(range))));
  if (sales.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[560px]' })} /></div>;
  if (!sales.data) return <FetchProblem error={sales.error} onRetry={() => void sales.refetch()} />;
  const earlier = before.isPlaceholderData ? undefined : before.data;
  return (
    <div aria-busy={sales.isPlaceholderData || undefined} className={column({ gap: '4', _busy: { opacity: '60' } })}>
      {sales.isError && <FetchProblem error={sales.error} onRetry={() => void sales.refetch()} />}
      <SalesTiles sales={sales.data} before={earlier} />
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '[minmax(0, 2fr) minmax(0, 1fr)]' }, alignItems: 'stretch' })}>
        <RevenuePanel sales={sales.data} before={earlier} />
        <Card as="section" pad="md" radius="lg" aria-labelledby="products-title">
          <h2 id="products-title" className={css({ textStyle: 'h4', marginBlockEnd: '4' })}>{SALES.heading}</h2>
          <ProductBars products={sales.data.products} grossCents={sales.data.grossCents} />
        </Card>
      </div>
    </div>
  );
}
