import { Suspense, useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { lazyPart } from '#lib/lazy-part.ts';
import { purchaseAtom, walletDialogAtom } from '#lib/purchase.ts';

const WalletDialog = lazyPart(() => import('#features/payments/wallet/wallet-dialog.tsx'), 'WalletDialog');
const PurchaseDoor = lazyPart(() => import('#features/payments/purchase/purchase-door.tsx'), 'PurchaseDoor');

/** Loads the shop's dialogs when the user opens them, on any page. */
export function PurchaseHost() {
  const purchase = useAtomValue(purchaseAtom);
  const wallet = useAtomValue(walletDialogAtom);
  useFocusBack(wallet !== false || purchase !== null);
  return (
    <Suspense fallback={null}>
      {wallet && <WalletDialog />}
      {purchase && <PurchaseDoor purchase={purchase} />}
    </Suspense>
  );
}

const LOOK_MS = 50;
/** A window that closes, and the sheet below it that comes back to life, both move the focus late. */
const LOOKS = 16;

/** From the first window to the last one: each gives the focus back to the one before, which is gone by then. */
function useFocusBack(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const origin = document.activeElement as HTMLElement | null;
    // The button that asked may be gone: "Get more tokens" gives way to "Generate" in the same form, which takes the focus then.
    const form = origin?.closest<HTMLElement>('form, [role=dialog]');
    // A sheet that holds the form is no place to be in.
    const nowhere = (): boolean => document.activeElement === document.body || (form != null && document.activeElement !== form && document.activeElement?.contains(form) === true);
    const look = (left: number): void => {
      if (nowhere()) (origin?.isConnected ? origin : form?.querySelector<HTMLElement>('[type=submit]') ?? form)?.focus();
      if (left > 1) setTimeout(look, LOOK_MS, left - 1);
    };
    return () => void setTimeout(look, LOOK_MS, LOOKS);
  }, [open]);
}
