import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { syncCatalogue } from '#contracts/stripe-sync.ts';
import type { CatalogueRow } from '#contracts/stripe-sync.ts';
import { messageOf, messageWithRetry } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useSyncCatalogue } from './stripe-sync.mutations.ts';
import { CATALOGUE_SYNC_DIALOG, STRIPE_SYNC } from './stripe-sync.words.ts';
import { elementAt } from '#contracts/must.ts';

interface CatalogueSyncDialogProps {
  rows: readonly CatalogueRow[];
  onClose(): void;
}

/** Dialog that shows by a dry run how Stripe's prices would change, and changes them when the administrator confirms. */
export function CatalogueSyncDialog({ rows, onClose }: CatalogueSyncDialogProps) {
  const productIds = rows.map(({ productId }) => productId);
  const plan = useQuery({
    queryKey: [syncCatalogue.path, 'dry-run', productIds] as const,
    queryFn: ({ signal }) => call(syncCatalogue, { body: { productIds, dryRun: true }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  const sync = useSyncCatalogue();
  const nameOf = (id: string): string => rows.find(({ productId }) => productId === id)?.name ?? id;
  const send = (): void =>
    sync.mutate({ productIds, dryRun: false }, {
      onSuccess: ({ actions }) => {
        toast({ tone: 'success', title: CATALOGUE_SYNC_DIALOG.toast, description: CATALOGUE_SYNC_DIALOG.updatedToast(actions.length) });
        onClose();
      },
    });
  const actions = plan.data?.actions ?? [];
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={rows.length === 1 ? `Sync ${elementAt(rows, 0).name}?` : CATALOGUE_SYNC_DIALOG.title} description={CATALOGUE_SYNC_DIALOG.description}
      footer={
        <>
          <Button onClick={onClose}>{CATALOGUE_SYNC_DIALOG.cancelButton}</Button>
          <Button variant="primary" disabled={actions.length === 0} busy={sync.isPending} busyLabel={CATALOGUE_SYNC_DIALOG.busyLabel} onClick={send}>{CATALOGUE_SYNC_DIALOG.syncButton}</Button>
        </>
      }
    >
      <div className={stack({ gap: '3' })}>
        {sync.isError && <Alert tone="bad">{messageWithRetry(sync.error, CATALOGUE_SYNC_DIALOG.pleaseTryAgainText, STRIPE_SYNC.retry)}</Alert>}
        {plan.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[60px]' })} /></div>}
        {plan.isError && <Alert tone="bad" action={<Button size="sm" onClick={() => void plan.refetch()}>{CATALOGUE_SYNC_DIALOG.tryAgainButton}</Button>}>{messageOf(plan.error, CATALOGUE_SYNC_DIALOG.planFailed)}</Alert>}
        {plan.data && actions.length === 0 && <p className={mutedText()}>{CATALOGUE_SYNC_DIALOG.nothingToSync}</p>}
        {actions.length > 0 && (
          <ul aria-label={CATALOGUE_SYNC_DIALOG.label} className={stack({ gap: '2', textStyle: 'small' })}>
            {actions.map(({ productId, action }) => <li key={productId}><strong>{nameOf(productId)}</strong>: {action}</li>)}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
