import { Suspense, useState } from 'react';
import { Plus, TicketCheck } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container, leadText, wrap } from '#styled/patterns';
import { readActivityFilter, writeActivityFilter } from '#features/wallet/activity/activity-address.ts';
import { ActivityPanel } from '#features/wallet/activity/activity-panel.tsx';
import { BillingPanel } from '#features/wallet/billing/billing-panel.tsx';
import { EarnPanel } from '#features/wallet/earn/earn-panel.tsx';
import { EarnWays } from '#features/rewards/earn/earn-ways.tsx';
import { SpendingPanel, spendingPeriod } from '#features/wallet/spending/spending-panel.tsx';
import { UnlockList } from '#features/wallet/unlocks/unlock-list.tsx';
import { WalletSummary } from '#features/wallet/summary/wallet-summary.tsx';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import { WALLET_PAGE } from '#features/wallet/wallet.words.ts';
import { REDEEM } from '#features/packs/packs-gift.words.ts';
import { walletDialogAtom } from '#shared/shop/purchase.ts';
import { connectedAtom } from '#lib/connection.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { searchNow } from '#lib/search-now.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ScrollingTabs } from '#ui/scrolling-tabs.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { paths } from '../paths.ts';

const EarningsPanel = lazyPart(() => import('#features/cash-outs/own/earnings-panel.tsx'), 'EarningsPanel');
const RedeemDialog = lazyPart(() => import('#features/packs/gift/redeem-dialog.tsx'), 'RedeemDialog');

const TABS = [
  { value: 'activity', label: 'Activity' },
  { value: 'earn', label: 'Earn' },
  { value: 'spending', label: 'Spending' },
  { value: 'earnings', label: 'Earnings' },
  { value: 'unlocks', label: 'Unlocks' },
  { value: 'billing', label: 'Billing' },
] as const;

/** The page with all tokens that the user received or spent, each with its reason. The address holds tab and filters. */
export function WalletPage() {
  useDocumentTitle('Wallet');
  const [params, setParams] = useSearchParams();
  const openWallet = useSetAtom(walletDialogAtom);
  const { data: wallet } = useQuery(walletQuery(useAtomValue(connectedAtom)));
  const [redeeming, setRedeeming] = useState(false);
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'activity';
  const replaceSearch = (next: URLSearchParams): void => setParams(next, { replace: true, preventScrollReset: true });
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })}>
      <header className={wrap({ gap: '4', alignItems: 'end', justifyContent: 'space-between' })}>
        <div>
          <h1 className={css({ textStyle: 'h1' })}>Wallet</h1>
          <p className={leadText()}>{WALLET_PAGE.everyTokenReceivedText}</p>
        </div>
        <div className={wrap({ gap: '2' })}>
          <Button icon={<TicketCheck aria-hidden />} aria-haspopup="dialog" onClick={() => setRedeeming(true)}>{REDEEM.button}</Button>
          <Button variant="magic" icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => openWallet(true)}>{WALLET_PAGE.buyTokensButton}</Button>
        </div>
      </header>
      <WalletSummary />
      <ScrollingTabs label="Wallet" tabs={TABS.map(({ value, label }) => ({ to: value === 'activity' ? '/wallet' : `/wallet?tab=${value}`, label, current: value === tab }))} />
      {tab === 'activity' && (
        <ActivityPanel
          filter={readActivityFilter(params)}
          onChange={(part) => replaceSearch(writeActivityFilter(searchNow(), part))}
          empty={
            <EmptyState
              size="sm" level="h3" art={<EarsScene />} title={WALLET_PAGE.title}
              actions={<><Button variant="primary" onClick={() => openWallet(true)}>{WALLET_PAGE.buyTokensButton}</Button><LinkButton to="/marketplace">{WALLET_PAGE.lookAroundButton}</LinkButton></>}
            >
              {WALLET_PAGE.everyTokenText}
            </EmptyState>
          }
        />
      )}
      {tab === 'earn' && <><EarnWays achievements={paths.achievements} /><EarnPanel /></>}
      {tab === 'spending' && <SpendingPanel period={spendingPeriod(params.get('days'))} onPeriod={(days) => replaceSearch(new URLSearchParams({ tab, days }))} />}
      {tab === 'earnings' && <Suspense fallback={null}><EarningsPanel performance={paths.performance()} pending={wallet?.pendingEarned ?? 0} /></Suspense>}
      {tab === 'unlocks' && <UnlockList shown={params.get('unlock')} />}
      {tab === 'billing' && <BillingPanel />}
      {redeeming && <Suspense fallback={null}><RedeemDialog onClose={() => setRedeeming(false)} /></Suspense>}
    </div>
  );
}
