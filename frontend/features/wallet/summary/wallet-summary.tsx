import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { column, hstack, mutedText, stack } from '#styled/patterns';
import type { WalletOverview } from '#contracts/wallet.ts';
import { connectedAtom } from '#lib/connection.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Coin } from '#ui/coin.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { walletQuery } from '../wallet.queries.ts';
import { BucketBar } from './bucket-bar.tsx';
import { WALLET_SUMMARY } from '../wallet.words.ts';

const count = (tokens: number): string => tokens.toLocaleString('en-US');

/** Shows the wallet's totals: spendable and held tokens, those that will arrive, and all tokens ever received. */
export function WalletSummary() {
  const { data, error, refetch } = useQuery(walletQuery(useAtomValue(connectedAtom)));
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <div aria-busy="true"><Skeleton radius="xl" className={css({ height: '[168px]' })} /></div>;
  return (
    <div className={column({ gap: '4' })}>
      {data.debt > 0 && <Debt debt={data.debt} />}
      <Card as="section" radius="xl" aria-label={WALLET_SUMMARY.label} className={grid}>
        <Available wallet={data} />
        <Fact title={WALLET_SUMMARY.heldNowTitle} figure={count(data.held)}>
          {data.held > 0 ? <TextLink to="/my-creations">{WALLET_SUMMARY.link}</TextLink> : WALLET_SUMMARY.nothingIsRunningText}
        </Fact>
        <Fact title={WALLET_SUMMARY.earnedPendingTitle} figure={count(data.pendingEarned)}>{data.pendingEarned > 0 ? WALLET_SUMMARY.pendingText : WALLET_SUMMARY.nothingPendingText}</Fact>
        <Fact title={WALLET_SUMMARY.lifetimeTitle} figure={<>{count(data.spent)} <span className={css({ textStyle: 'small', fontFamily: 'text', fontWeight: 'normal', letterSpacing: 'normal' })}>{WALLET_SUMMARY.spentText}</span></>}>{WALLET_SUMMARY.receivedText(count(data.received))}</Fact>
      </Card>
    </div>
  );
}

function Available({ wallet: { balance, buckets } }: { wallet: WalletOverview }) {
  return (
    <div className={stack({ padding: '5', gridColumn: { base: '1 / -1', lg: 'auto' }, gap: '3', alignContent: 'start' })}>
      <h2 className={css({ textStyle: 'small', fontWeight: 'medium' })}>{WALLET_SUMMARY.heading}</h2>
      <p aria-live="polite" className={hstack({ gap: '3' })}>
        <Coin size={32} />
        <span className={css({ display: 'inline-flex', alignItems: 'baseline', gap: '2' })}>
          <strong className={css({ textStyle: 'display', tabular: true })}>{count(balance)}</strong> {pluralWord(balance, 'token')}
        </span>
      </p>
      <BucketBar buckets={buckets} />
    </div>
  );
}

function Fact({ title, figure, children }: { title: string; figure: ReactNode; children: ReactNode }) {
  return (
    <div className={fact}>
      <h2 className={css({ textStyle: 'small', fontWeight: 'medium' })}>{title}</h2>
      <p className={css({ textStyle: 'stat' })}>{figure}</p>
      <p className={mutedText({ textStyle: 'meta' })}>{children}</p>
    </div>
  );
}

const Debt = ({ debt }: { debt: number }) => (
  <Alert tone="warn" title={WALLET_SUMMARY.toSettleTitle(debt)}>{WALLET_SUMMARY.debtText}</Alert>
);

const grid = css({ display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 7fr) repeat(3, minmax(0, 4fr))' }, overflow: 'hidden' });
const fact = stack({
  padding: '5', gap: '1', alignContent: 'start', borderTop: { base: 'soft', lg: 'none' }, borderInlineStart: { lg: 'soft' },
  '&:nth-child(3)': { borderInlineStart: 'soft' }, '&:nth-child(4)': { gridColumn: { base: '1 / -1', lg: 'auto' } },
});
