import { lazy, Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { purchaseAtom, walletDialogAtom } from '#lib/purchase.ts';

const WalletDialog = lazy(() => import('#features/payments/wallet/wallet-dialog.tsx').then((module) => ({ default: module.WalletDialog })));
const PurchaseDoor = lazy(() => import('#features/payments/purchase/purchase-door.tsx').then((module) => ({ default: module.PurchaseDoor })));

/** Loads the dialogs of the shop when somebody opens them, on whatever page they are. */
export function PurchaseHost() {
  const purchase = useAtomValue(purchaseAtom);
  const wallet = useAtomValue(walletDialogAtom);
  return (
    <Suspense fallback={null}>
      {wallet && <WalletDialog />}
      {purchase && <PurchaseDoor purchase={purchase} />}
    </Suspense>
  );
}
