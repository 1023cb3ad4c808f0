import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container, stack } from '#styled/patterns';
import { FairRules } from '#features/pricing/fair-rules.tsx';
import { MonthCalculator } from '#features/pricing/month-calculator.tsx';
import { PRO_OFFER } from '#features/pricing/month-plan.ts';
import { PackageOffers } from '#features/pricing/package-offers.tsx';
import { PRICING_PAGE } from '#features/pricing/pricing.words.ts';
import { ProCard } from '#features/pricing/pro-card.tsx';
import { Questions } from '#features/pricing/questions.tsx';
import { RateTable } from '#features/pricing/rate-table.tsx';
import { isPro } from '#features/wallet/billing/pro-state.ts';
import { ProActions } from '#features/wallet/billing/pro-actions.tsx';
import { publicConfigQuery } from '#lib/public-config.ts';
import { openPurchaseAtom } from '#shared/shop/purchase.ts';
import { useAuth } from '#lib/session.ts';
import { pricingQuery, subscriptionQuery } from '#shared/shop/shop.queries.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDocumentTitle } from '../document-title.ts';

const KINDS = [{ value: 'tokens', label: 'Tokens' }, { value: 'pro', label: 'Pro' }] as const;

/** The page of prices, token packages, Pro and the rules for them. Visitors can read it too. A toggle chooses which part comes first. */
export function PricingPage() {
  useDocumentTitle('Pricing');
  const [params, setParams] = useSearchParams();
  const kind = params.get('plan') === 'pro' ? 'pro' : 'tokens';
  return (
    <div className={container({ paddingBlock: { base: '8', md: '14' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '10', md: '14' } })}>
      <header className={stack({ justifyItems: 'center', textAlign: 'center', gap: '4' })}>
        <h1 className={css({ textStyle: 'display', maxWidth: '[14ch]' })}>{PRICING_PAGE.heading}</h1>
        <p className={css({ color: 'fg.muted', fontSize: '17', maxWidth: 'narrow', textWrap: '[pretty]' })}>
          {PRICING_PAGE.tokensPayText}
        </p>
        <SegmentedControl label={PRICING_PAGE.label} className={css({ justifySelf: 'center' })} options={KINDS} value={kind} onValueChange={(next) => setParams(next === 'pro' ? { plan: 'pro' } : {}, { replace: true, preventScrollReset: true })} />
      </header>
      <Offers proFirst={kind === 'pro'} />
      <Questions />
    </div>
  );
}

function Offers({ proFirst }: { proFirst: boolean }) {
  const { data, error, refetch } = useQuery(pricingQuery);
  const { data: config } = useQuery(publicConfigQuery);
  const { user } = useAuth();
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: user !== null });
  const buy = useSetAtom(openPurchaseAtom);
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <Waiting />;
  const { rateCard, packages, pro } = data;
  const closed = config?.stripe === null;
  const member = user && isPro(subscription) ? subscription : null;
  const goPro = (): void => buy({ kind: 'subscription', plan: pro });
  const packagesPart = (
    <PackageOffers key="packages" packages={packages} rates={rateCard} buyLabel={closed ? PRICING_PAGE.paymentUnavailableBuyLabel : PRICING_PAGE.purchaseNowBuyLabel} onBuy={(chosen) => buy({ kind: 'tokens', package: chosen })} />
  );
  const proPart = (
    <ProCard
      key="pro"
      plan={pro}
      action={member ? <ProActions subscription={member} returnPath="/pricing" /> : <Button variant={closed ? 'plain' : 'magic'} size="lg" block onClick={goPro}>{closed ? PRICING_PAGE.paymentUnavailableBuyLabel : PRICING_PAGE.button}</Button>}
    />
  );
  return (
    <>
      {proFirst ? [proPart, packagesPart] : [packagesPart, proPart]}
      <MonthCalculator
        rates={rateCard} packages={packages} plan={pro} hasPro={member !== null}
        onBuy={({ id }) => {
          const chosen = packages.find((one) => one.id === id);
          if (chosen) buy({ kind: 'tokens', package: chosen });
          else if (id === PRO_OFFER) goPro();
        }}
      />
      <div className={css({ display: 'grid', gap: { base: '10', lg: '8' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' } })}>
        <RateTable rates={rateCard} />
        <FairRules />
      </div>
    </>
  );
}

const Waiting = () => (
  <div aria-busy="true" className={stack({ gap: '6' })}>
    {[0, 1, 2].map((place) => <Skeleton key={place} radius="xl" className={css({ height: '[300px]' })} />)}
  </div>
);
