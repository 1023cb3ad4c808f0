import { useEffect } from 'react';
import { useSetAtom } from 'jotai';
import { Navigate, useSearchParams } from 'react-router-dom';
import { container } from '#styled/patterns';
import { askedPayment, withoutSecret } from '#features/payments/landing/asked-payment.ts';
import { LandingCard } from '#features/payments/landing/landing-card.tsx';
import { PaymentLanding } from '#features/payments/landing/payment-landing.tsx';
import { PAYMENT_SUCCESS } from '#features/payments/payments.words.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { paths } from '../paths.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

/** The page to which the payment provider's checkout returns. A visit without a payment is redirected to the wallet. */
export function PaymentSuccessPage() {
  useDocumentTitle('Payment');
  const [params, setParams] = useSearchParams();
  const { status } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const asked = askedPayment(params);
  const clean = withoutSecret(params);
  useEffect(() => {
    if (clean) setParams(clean, { replace: true });
    // Only the address decides; `clean` is read from it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [params]);
  if (!asked) return <Navigate to={paths.wallet} replace />;
  if (status === 'loading') return <PageSkeleton />;
  return (
    <div className={container({ paddingBlock: { base: '6', md: '12' } })}>
      {status === 'anonymous' ? (
        <LandingCard
          art="rabbit" title={PAYMENT_SUCCESS.title} text={PAYMENT_SUCCESS.signSeeStatusText}
          actions={<Button variant="primary" size="lg" onClick={() => openAuth({ resume: () => undefined })}>{PAYMENT_SUCCESS.button}</Button>}
        />
      ) : (
        <PaymentLanding asked={asked} />
      )}
    </div>
  );
}
