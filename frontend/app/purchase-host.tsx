import { Suspense, useLayoutEffect } from 'react';
import { useAtomValue } from 'jotai';
import { lazyPart } from '#lib/lazy-part.ts';
import { purchaseAtom, walletDialogAtom } from '#shared/shop/purchase.ts';

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

/** Time in ms between two checks of where the focus is. */
const LOOK_MS = 50;
/** The focus stays when it was somewhere in this many looks: a window that closes, and the sheet below it that comes back to life, both move it late. */
const CALM_LOOKS = 16;
/** The last look, in ms: on a busy device windows close late. */
const LONGEST_MS = 5_000;

/** From the first window to the last one: each gives the focus back to the one before, which is gone by then. */
function useFocusBack(open: boolean): void {
  // Before the browser's next frame: in it, a window whose code is here already takes the focus.
  useLayoutEffect(() => {
    if (!open) return;
    const origin = document.activeElement as HTMLElement | null;
    // The button that asked may be gone: "Get more tokens" gives way to "Generate" in the same form, which takes the focus then.
    const form = origin?.closest<HTMLElement>('form, [role=dialog]');
    return () => keepFocusIn(() => (origin?.isConnected ? origin : form?.querySelector<HTMLElement>('[type=submit]') ?? form), form ?? null);
  }, [open]);
}

/** Brings the focus to `place` whenever it is nowhere, until it stays or the user acts. */
function keepFocusIn(place: () => HTMLElement | null | undefined, form: HTMLElement | null): void {
  // A sheet that holds the form is no place to be in.
  const nowhere = (): boolean => document.activeElement === document.body || (form !== null && document.activeElement !== form && document.activeElement?.contains(form) === true);
  const end = performance.now() + LONGEST_MS;
  let calm = 0;
  const timer = setInterval(() => {
    calm = nowhere() ? 0 : calm + 1;
    if (calm === 0) place()?.focus();
    if (calm === CALM_LOOKS || performance.now() > end) stop();
  }, LOOK_MS);
  const acts = ['keydown', 'pointerdown'] as const;
  const stop = (): void => {
    clearInterval(timer);
    acts.forEach((act) => document.removeEventListener(act, stop, true));
  };
  acts.forEach((act) => document.addEventListener(act, stop, { capture: true }));
}
