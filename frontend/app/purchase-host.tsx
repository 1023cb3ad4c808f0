import { Suspense, useLayoutEffect } from 'react';
import { useAtomValue } from 'jotai';
import { lazyPart } from '#lib/lazy-part.ts';
import { purchaseAtom, walletDialogAtom } from '#shared/shop/purchase.ts';

const WalletDialog = lazyPart(() => import('#features/payments/wallet/wallet-dialog.tsx'), 'WalletDialog');
const PurchaseDoor = lazyPart(() => import('#features/payments/purchase/purchase-door.tsx'), 'PurchaseDoor');

/** Loads the shop's dialogs when the user opens one, on any page. */
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
/** How many checks in a row must find focus before it counts as settled: a closing dialog, and the sheet below it, both move focus late. */
const CALM_LOOKS = 16;
/** When to stop checking, in ms: on a slow device dialogs close late. */
const LONGEST_MS = 5_000;

/** Restores focus after a chain of shop dialogs: each would return it to the dialog before, which is gone by then. */
function useFocusBack(open: boolean): void {
  // Before the next frame, because a dialog whose code has loaded takes focus in it.
  useLayoutEffect(() => {
    if (!open) return;
    const origin = document.activeElement as HTMLElement | null;
    // The button that had focus may be gone: in the same form, "Generate" replaces "Get more tokens" and gets focus.
    const form = origin?.closest<HTMLElement>('form, [role=dialog]');
    return () => keepFocusIn(() => (origin?.isConnected ? origin : form?.querySelector<HTMLElement>('[type=submit]') ?? form), form ?? null);
  }, [open]);
}

/** Focuses `place` whenever no element has focus, until it stays or the user acts. */
function keepFocusIn(place: () => HTMLElement | null | undefined, form: HTMLElement | null): void {
  // Focus on the sheet around the form counts as no focus.
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
