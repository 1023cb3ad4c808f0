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
import type { EventFilters } from '#features/stripe-sync/stripe-sync.queries.ts';
import { AdminPage, AdminSection } from './admin-page.tsx';

const orderPath = (id: string): string => `/admin/sales?order=${id}`;

/** Whether our payment records and Stripe's agree, and how an administrator repairs them. */
export function AdminStripeSyncPage() {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const run = params.get('run');
  const status = eventStatus.safeParse(params.get('status')).data;
  const q = params.get('q')?.slice(0, 100);
  // From the address bar: a search that was waiting must not undo what the address says meanwhile.
  const write = useCallback((parts: Record<string, string | undefined>) => {
    const next = new URLSearchParams(window.location.search);
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
    <AdminPage title="Stripe sync" intro="Compares what Stripe took with what the ledger knows, and repairs differences.">
      <ConnectionPanel />
      <AdminSection title="Compare Stripe with the ledger" intro="Payments, invoices, refunds, disputes and subscriptions of some days, in UTC.">
        <div className={column({ gap: '5' })}>
          <ReconcilePanel onStarted={show} />
          {run && <ReconciliationView key={run} id={run} orderPath={orderPath} />}
          <div className={stack({ gap: '2', borderTop: 'soft', paddingBlockStart: '4' })}>
            <h3 className={css({ textStyle: 'h4' })}>Earlier comparisons</h3>
            <EarlierComparisons open={run} onOpen={show} />
          </div>
        </div>
      </AdminSection>
      <AdminSection title="Price list" intro="Our list decides. A sync changes Stripe’s list to match it."><CataloguePanel /></AdminSection>
      <AdminSection title="Events" intro="The events that Stripe sent, latest first. Replaying one is safe: nothing is done twice.">
        <EventsPanel filters={{ ...(q && { q }), ...(status && { status }) }} onFilter={filter} />
      </AdminSection>
    </AdminPage>
  );
}
