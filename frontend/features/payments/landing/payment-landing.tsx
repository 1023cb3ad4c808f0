import { ApiError } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { placeBefore } from '../checkout/return-place.ts';
import { CreditedBox, SAFE_TO_LEAVE_MS } from '../credited-box.tsx';
import { usePaymentStatus } from '../payments.queries.ts';
import type { AskedPayment } from '../payments.queries.ts';
import { useAfter } from '../use-after.ts';
import { LandingCard } from './landing-card.tsx';
import { PAYMENT_LANDING } from '../payments.words.ts';

/** Time in ms for which a failed payment may still become paid. The event of a declined card may arrive before that of the card that worked. */
const BELIEVE_FAILURE_MS = 4_000;

/**
 * Page to which the payment provider returns the buyer. It polls until the server has credited the tokens; opening it credits nothing
 * (docs/rules/payments.md#looking-grants-nothing).
 */
export function PaymentLanding({ asked }: { asked: AskedPayment }) {
  const { data, error, refetch } = usePaymentStatus(asked);
  const believed = useAfter(BELIEVE_FAILURE_MS);
  const long = useAfter(SAFE_TO_LEAVE_MS);
  if (error instanceof ApiError && error.status === 404) return <Unknown />;
  if (data?.state === 'failed' && believed) return <Failed reason={data.failure} />;
  const done = data?.state === 'done';
  return (
    <LandingCard
      art="coins"
      title={done ? PAYMENT_LANDING.paymentSuccessfulTitle : long ? PAYMENT_LANDING.stillProcessingTitle : PAYMENT_LANDING.almostThereTitle}
      text={done ? PAYMENT_LANDING.paidText(data.productName, data.amountCents) : PAYMENT_LANDING.waitingText}
      actions={<LinkButton to={placeBefore()} variant="primary" size="lg">{PAYMENT_LANDING.continueButton}</LinkButton>}
    >
      {error && !data ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <CreditedBox status={data} tokens={data?.tokens ?? 0} />}
    </LandingCard>
  );
}

const Failed = ({ reason }: { reason: string | null }) => (
  <LandingCard
    art="tipped" title={PAYMENT_LANDING.paymentFailedTitle} text={PAYMENT_LANDING.failedText}
    actions={<><LinkButton to="/wallet">{PAYMENT_LANDING.openWalletButton}</LinkButton><LinkButton to="/pricing" variant="primary">{PAYMENT_LANDING.tryAgainButton}</LinkButton></>}
  >
    <Alert tone="bad">{reason ?? PAYMENT_LANDING.failedReason}</Alert>
  </LandingCard>
);

const Unknown = () => (
  <LandingCard
    art="tipped" title={PAYMENT_LANDING.paymentNotFoundTitle} text={PAYMENT_LANDING.notFoundText}
    actions={<LinkButton to="/wallet" variant="primary">{PAYMENT_LANDING.openWalletButton}</LinkButton>}
  />
);
