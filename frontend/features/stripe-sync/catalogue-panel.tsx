import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styled/css';
import { column, monoText, mutedText, wrap } from '#styled/patterns';
import type { CatalogueRow } from '#contracts/stripe-sync.ts';
import { dollars } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CatalogueSyncDialog } from './catalogue-sync-dialog.tsx';
import { rowCards } from './row-cards.ts';
import { catalogueQuery } from './stripe-sync.queries.ts';
import { CATALOGUE_PANEL } from './stripe-sync.words.ts';

const STATES: Record<CatalogueRow['state'], { word: string; tone: 'good' | 'warn' | 'bad' }> = {
  in_sync: { word: CATALOGUE_PANEL.inLineWord, tone: 'good' },
  missing: { word: CATALOGUE_PANEL.missingAtStripeWord, tone: 'bad' },
  price_mismatch: { word: CATALOGUE_PANEL.anotherPriceWord, tone: 'bad' },
  inactive: { word: CATALOGUE_PANEL.inactiveAtStripeWord, tone: 'warn' },
};

/** Panel for administrators that compares our prices with the Stripe catalogue, and opens the dialog that changes Stripe's prices to ours. */
export function CataloguePanel() {
  const catalogue = useQuery(catalogueQuery);
  const [syncing, setSyncing] = useState<readonly CatalogueRow[] | null>(null);
  if (catalogue.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[220px]' })} /></div>;
  if (!catalogue.data) return <FetchProblem error={catalogue.error} onRetry={() => void catalogue.refetch()} />;
  const off = catalogue.data.filter(({ state }) => state !== 'in_sync');
  return (
    <div className={column({ gap: '4', justifyItems: 'start' })}>
      {catalogue.isError && <FetchProblem error={catalogue.error} onRetry={() => void catalogue.refetch()} />}
      <table className={rowCards} aria-label={CATALOGUE_PANEL.priceListLabel}>
        <thead><tr>{['Product', 'Ours', 'Stripe’s', 'State', CATALOGUE_PANEL.priceIdText].map((name) => <th key={name} scope="col">{name}</th>)}<td /></tr></thead>
        <tbody>{catalogue.data.map((row) => <Row key={row.productId} row={row} onSync={() => setSyncing([row])} />)}</tbody>
      </table>
      <div className={wrap({ gap: '3', alignItems: 'center' })}>
        <Button disabled={off.length === 0} onClick={() => setSyncing(off)}>{CATALOGUE_PANEL.syncAllButton}</Button>
        <p className={mutedText()}>{off.length === 0 ? CATALOGUE_PANEL.inSync : CATALOGUE_PANEL.differences(off.length, catalogue.data.length)}</p>
      </div>
      {syncing && <CatalogueSyncDialog rows={syncing} onClose={() => setSyncing(null)} />}
    </div>
  );
}

function Row({ row, onSync }: { row: CatalogueRow; onSync(): void }) {
  const { word, tone } = STATES[row.state];
  return (
    <tr>
      <th scope="row"><strong>{row.name}</strong></th>
      <td data-name="Ours">{dollars(row.priceCents)}</td>
      <td data-name="Stripe’s">{row.theirs ? (row.theirs.priceCents === null ? 'unknown' : dollars(row.theirs.priceCents)) : 'none'}</td>
      <td data-name="State"><Badge tone={tone}>{word}</Badge></td>
      <td data-name="Price id"><code className={monoText({ overflowWrap: 'anywhere' })}>{row.stripePriceId ?? 'none'}</code></td>
      <td data-act>{row.state !== 'in_sync' && <Button size="sm" aria-label={CATALOGUE_PANEL.syncLabel(row.name)} onClick={onSync}>{CATALOGUE_PANEL.syncButton}</Button>}</td>
    </tr>
  );
}
