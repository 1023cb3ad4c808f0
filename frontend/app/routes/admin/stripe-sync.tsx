import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, stack } from '#styled/patterns';
import { eventStatus } from '#contracts/stripe-sync.ts';
import { CataloguePanel } from '#features/stripe-sync/catalogue-panel.tsx';
import { ConnectionPanel } from '#features/stripe-sync/connection-panel.tsx';
import { EarlierComparisons } from '#features/stripe-sync/earlier-comparisons.tsx';
import { EventsPanel } from '#features/stripe-sync/events-panel.tsx';
import { ReconcilePanel } from '#features/stripe-sync/reconcile-panel.tsx';
import { ReconciliationView } from '#features/stripe-sync/reconciliation-view.tsx';
import { reconciliationsQuery } from '#features/stripe-sync/stripe-sync.queries.ts';
import { searchNow } from '#lib/search-now.ts';
import type { EventFilters } from '#features/stripe-sync/stripe-sync.queries.ts';
import { AdminPage, AdminSection } from './admin-page.tsx';
import { STRIPE_SYNC } from './admin.words.ts';

const orderPath = (id: string): string => `/admin/sales?order=${id}`;

/** The administration page that shows whether our payment records and Stripe's agree, and on which an administrator repairs them. */
export function AdminStripeSyncPage() {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const run = params.get('run');
  const status = eventStatus.safeParse(params.get('status')).data;
  const q = params.get('q')?.slice(0, 100);
  const write = useCallback((parts: Record<string, string | undefined>) => {
    const next = searchNow();
    for (const [name, value] of Object.entries(parts)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  }, [setParams]);
  const filter = useCallback((next: EventFilters) => write({ q: next.q, status: next.status }), [write]);
  const show = (id: string): void => {
    write({ run: id });
    void client.invalidateQueries({ queryKey: reconciliationsQuery.queryKey });
  };
  return (
    <AdminPage title={STRIPE_SYNC.stripeSyncTitle} intro={STRIPE_SYNC.comparesWhatIntro}>
      <ConnectionPanel />
      <AdminSection title={STRIPE_SYNC.compareStripeLedgerTitle} intro={STRIPE_SYNC.paymentsInvoicesIntro}>
        <div className={column({ gap: '5' })}>
          <ReconcilePanel onStarted={show} />
          {run && <ReconciliationView key={run} id={run} orderPath={orderPath} />}
          <div className={stack({ gap: '2', borderTop: 'soft', paddingBlockStart: '4' })}>
            <h3 className={css({ textStyle: 'h4' })}>{STRIPE_SYNC.heading}</h3>
            <EarlierComparisons open={run} onOpen={show} />
          </div>
        </div>
      </AdminSection>
      <AdminSection title={STRIPE_SYNC.priceListTitle} intro={STRIPE_SYNC.listDecidesIntro}><CataloguePanel /></AdminSection>
      <AdminSection title="Events" intro={STRIPE_SYNC.eventsStripeIntro}>
        <EventsPanel filters={{ ...(q && { q }), ...(status && { status }) }} onFilter={filter} />
      </AdminSection>
    </AdminPage>
  );
}
