import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { dollars } from '#lib/money.ts';
import { pricingQuery, subscriptionQuery } from '#shared/shop/shop.queries.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { invoicesQuery } from '../wallet.queries.ts';
import { InvoiceList } from './invoice-list.tsx';
import { ProActions } from './pro-actions.tsx';
import { isPro } from './pro-state.ts';
import { useOpenPortal } from './subscription.mutations.ts';
import { BILLING_PANEL } from '../wallet-purchases.words.ts';
import { WALLET } from '../wallet.words.ts';

const HERE = '/wallet?tab=billing';

/** Tab of the wallet with the user's plan, cards and invoices. */
export function BillingPanel() {
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }, gap: '5', alignItems: 'start' })}>
      <Plan />
      <Cards />
      <Card as="section" radius="lg" aria-labelledby="invoices-title" className={css({ gridColumn: '1 / -1' })}>
        <h2 id="invoices-title" className={css({ textStyle: 'h4', padding: { base: '4', md: '5' } })}>{BILLING_PANEL.invoicesHeading}</h2>
        <InvoiceList />
      </Card>
    </div>
  );
}

function Plan() {
  const { data: subscription, error, isPending, refetch } = useQuery(subscriptionQuery);
  const { data: pricing } = useQuery(pricingQuery);
  return (
    <Card as="section" radius="lg" pad="md" aria-labelledby="plan-title" className={part}>
      <h2 id="plan-title" className={css({ textStyle: 'h4' })}>{BILLING_PANEL.proHeading}</h2>
      {isPending && <div aria-busy="true"><Skeleton className={css({ height: '20' })} /></div>}
      {error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {isPro(subscription) && (
        <>
          <p><strong>{dollars(subscription.priceCents)}</strong> <span className={css({ color: 'fg.muted' })}>{BILLING_PANEL.perMonth(pricing?.pro.tokensPerMonth)}</span></p>
          <ProActions subscription={subscription} returnPath={HERE} />
        </>
      )}
      {!isPending && !error && !isPro(subscription) && (
        <>
          <p className={css({ color: 'fg.muted' })}>
            {BILLING_PANEL.noSubscription}
            {pricing && ` ${BILLING_PANEL.proOffer(pricing.pro.priceCents, pricing.pro.tokensPerMonth)}`}
            {subscription?.status === 'incomplete' && ` ${BILLING_PANEL.unpaid}`}
          </p>
          <LinkButton to="/pricing?plan=pro" variant="primary" className={css({ justifySelf: 'start' })}>{BILLING_PANEL.seeWhatProButton}</LinkButton>
        </>
      )}
    </Card>
  );
}

function Cards() {
  const portal = useOpenPortal(HERE);
  const { data } = useInfiniteQuery(invoicesQuery);
  const { data: subscription } = useQuery(subscriptionQuery);
  const known = Boolean(subscription) || (data?.pages[0]?.items.length ?? 0) > 0;
  const open = (): void =>
    portal.mutate(undefined, { onError: (error) => void toast({ tone: 'destructive', title: WALLET.portalFailedTitle, description: messageOf(error, WALLET.failed) }) });
  return (
    <Card as="section" radius="lg" pad="md" aria-labelledby="cards-title" className={part}>
      <h2 id="cards-title" className={css({ textStyle: 'h4' })}>{BILLING_PANEL.cardsAndDetailsHeading}</h2>
      <p className={css({ color: 'fg.muted' })}>{known ? BILLING_PANEL.portalText : BILLING_PANEL.noCustomerText}</p>
      {known && <Button icon={<CreditCard aria-hidden />} className={css({ justifySelf: 'start' })} busy={portal.isPending || portal.isSuccess} busyLabel={BILLING_PANEL.busyLabel} onClick={open}>{BILLING_PANEL.manageCardsInvoicesButton}</Button>}
    </Card>
  );
}

const part = column({ gap: '4', height: 'full', alignContent: 'start' });
