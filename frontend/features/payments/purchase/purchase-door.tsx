import { Suspense, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { openPurchaseAtom, purchaseAtom } from '#shared/shop/purchase.ts';
import type { Purchase } from '#shared/shop/purchase.ts';
import { useAuth } from '#lib/session.ts';
import { toast } from '#ui/toast.tsx';
import { PAYMENT_UNAVAILABLE } from '../payment-unavailable.ts';

const PurchaseDialog = lazyPart(() => import('./purchase-dialog.tsx'), 'PurchaseDialog');

/** Opens the payment form for signed-in users if the server has a payment provider. A visitor signs in first and then sees the form. */
export function PurchaseDoor({ purchase }: { purchase: Purchase }) {
  const setPurchase = useSetAtom(purchaseAtom);
  const openPurchase = useSetAtom(openPurchaseAtom);
  const openAuth = useSetAtom(openAuthAtom);
  const { status, user } = useAuth();
  const { data: config, isError } = useQuery(publicConfigQuery);
  const closed = isError || config?.stripe === null;
  const visitor = status === 'anonymous';
  useEffect(() => {
    if (!closed && !visitor) return;
    setPurchase(null);
    if (closed) toast(PAYMENT_UNAVAILABLE);
    else openAuth({ resume: () => openPurchase(purchase) });
  }, [closed, openAuth, openPurchase, purchase, setPurchase, visitor]);
  if (!config?.stripe || !user) return null;
  return (
    <Suspense fallback={null}>
      <PurchaseDialog purchase={purchase} access={config.stripe} buyer={{ name: user.displayName ?? user.username, email: user.email }} onClose={() => setPurchase(null)} />
    </Suspense>
  );
}
