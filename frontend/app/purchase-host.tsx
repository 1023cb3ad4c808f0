import { Suspense, useLayoutEffect } from 'react';
import { useAtomValue } from 'jotai';
import { lazyPart } from '#lib/lazy-part.ts';
import { purchaseAtom, walletDialogAtom } from '#shared/shop/purchase.ts';

const WalletDialog = lazyPart(() => import('#features/payments/wallet/wallet-dialog.tsx'), 'WalletDialog');
const PurchaseDoor = lazyPart(() => import('#features/payments/purchase/purchase-door.tsx'), 'PurchaseDoor');

/** Loads the code of the wallet dialog and the purchase dialog when the user opens one, on any page. */
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

/** Time in ms between two checks of which element has the focus after a shop dialog closes. */
const LOOK_MS = 50;
/** How many checks in a row must find a focused element before focus counts as settled. A closing dialog, and the sheet below it, both move focus late. */
const CALM_LOOKS = 16;
/** Time in ms after which the checks of the focus stop. It is long, because on a slow device dialogs close late. */
const LONGEST_MS = 5_000;

/** Returns focus to the pressed button after a chain of shop dialogs. Each dialog alone would return it to the dialog before, which is gone by then. */
function useFocusBack(open: boolean): void {
  // The button that had focus is stored before the next frame, because in that frame the dialog takes the focus.
  useLayoutEffect(() => {
    if (!open) return;
    const origin = document.activeElement as HTMLElement | null;
    // The button that had focus may be gone. Another one then gets it: in the same form "Generate" replaces "Get more tokens". A card names its button
    // itself, because its first one may do something else: in an agent's question it would change the run, or raise the chat's budget.
    const form = origin?.closest<HTMLElement>('form, [role=dialog]');
    const card = origin?.closest('section');
    return () => keepFocusIn(() => (origin?.isConnected ? origin : form ? form.querySelector<HTMLElement>('[type=submit]') ?? form : card?.querySelector<HTMLElement>('[data-after-purchase]')), form ?? null);
  }, [open]);
}

/** Focuses `place` whenever no element has the focus, until the focus stays there or the user presses something. */
function keepFocusIn(place: () => HTMLElement | null | undefined, form: HTMLElement | null): void {
  // Focus on the sheet around the shop's form counts as no focus.
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
