import { Suspense, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { css } from '#styled/css';
import { column, metaText, mutedText, stack, wrap } from '#styled/patterns';
import type { CashOut, CashOuts } from '#contracts/cash-outs.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { dollars } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Coin } from '#ui/coin.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { FullDate } from '#ui/moment.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CASH_OUT_TONES } from '../cash-out-tones.ts';
import { cashOutsQuery } from '../cash-outs.queries.ts';
import { EARNINGS } from '../cash-outs.words.ts';

const RequestDialog = lazyPart(() => import('./request-dialog.tsx'), 'RequestDialog');

interface EarningsPanelProps {
  /** Address of the creator's figures. */
  performance: string;
  /** Earned tokens that are not released yet. */
  pending: number;
}

/** The panel with a creator's earnings, a button that requests a payout, and earlier requests. */
export function EarningsPanel({ performance, pending }: EarningsPanelProps) {
  const list = useInfiniteQuery(cashOutsQuery);
  const { data, error, refetch } = list;
  const first = data?.pages[0];
  if (!first) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[280px]' })} /></div>;
  const requests = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' })}>
      <CashOutCard earnings={first} performance={performance} pending={pending} />
      {(first.open || requests.length > 0) && (
        <Card as="section" pad="md" radius="lg" aria-labelledby="cash-outs-list" className={column({ gap: '3' })}>
          <h2 id="cash-outs-list" className={css({ textStyle: 'h4' })}>{EARNINGS.listTitle}</h2>
          {requests.length === 0 ? <p className={mutedText()}>{EARNINGS.none}</p> : <ul aria-labelledby="cash-outs-list">{requests.map((request) => <Row key={request.id} request={request} />)}</ul>}
          <LoadMore byButton list={list} what="requests" size="sm" />
        </Card>
      )}
    </div>
  );
}

function CashOutCard({ earnings, performance, pending }: EarningsPanelProps & { earnings: CashOuts }) {
  const [asking, setAsking] = useState(false);
  const { open, earned, payable, least, ageDays, centsPer100, items } = earnings;
  const figures = <LinkButton size="sm" to={performance}>{EARNINGS.performanceLink}</LinkButton>;
  const waiting = items.some(({ state }) => state === 'requested' || state === 'approved');
  return (
    <Card as="section" pad="md" radius="lg" aria-labelledby="cash-out-title" className={column({ gap: '4' })}>
      <h2 id="cash-out-title" className={css({ textStyle: 'h4' })}>{EARNINGS.title}</h2>
      {earned === 0 && !waiting
        ? <EmptyState size="sm" level="h3" title={pending > 0 ? EARNINGS.pendingTitle(pending) : EARNINGS.nothingTitle} actions={figures}>{pending > 0 ? EARNINGS.pendingText : EARNINGS.nothingText}{' '}{open ? EARNINGS.openText(ageDays) : EARNINGS.notOpenText}</EmptyState>
        : (
          <>
            <p className={wrap({ gap: '2', alignItems: 'center' })}><Coin size={24} /><span className={css({ textStyle: 'stat', tabular: true })}>{earned.toLocaleString('en-US')}</span>{' '}<span className={mutedText()}>{EARNINGS.earned(earned)}</span></p>
            {open ? (
              <>
                <p className={mutedText({ tabular: true })}>{EARNINGS.payable(payable, dollars(Math.floor((payable * centsPer100) / 100)), ageDays)}</p>
                <p className={metaText({ tabular: true })}>{EARNINGS.rate(dollars(centsPer100), least)}</p>
                {payable < least && !waiting && (
                  <div className={stack({ gap: '2' })}>
                    <ProgressBar tone="amber" label={EARNINGS.belowLabel} value={(payable / least) * 100} />
                    <p className={metaText({ tabular: true })}>{EARNINGS.below(least - payable)}</p>
                  </div>
                )}
                {waiting && <p className={metaText()}>{EARNINGS.openRequest}</p>}
                <div className={wrap({ gap: '2' })}>
                  <Button variant="primary" icon={<Banknote aria-hidden />} disabled={waiting || payable < least} aria-haspopup="dialog" onClick={() => setAsking(true)}>{EARNINGS.requestButton}</Button>
                  {figures}
                </div>
              </>
            ) : (
              <div className={stack({ gap: '2', justifyItems: 'start' })}>
                <p><strong>{EARNINGS.closedTitle}</strong></p>
                <p className={mutedText()}>{EARNINGS.closedText}</p>
                {figures}
              </div>
            )}
          </>
        )}
      {asking && <Suspense fallback={null}><RequestDialog earnings={earnings} onClose={() => setAsking(false)} /></Suspense>}
    </Card>
  );
}

function Row({ request: { state, tokens, amountCents, requestedAt, paidAt, note } }: { request: CashOut }) {
  return (
    <li className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between', paddingBlock: '3', borderTop: 'soft' })}>
      <div className={stack({ gap: '0.5', minWidth: '0' })}>
        <strong className={css({ fontVariantNumeric: 'tabular-nums' })}>{dollars(amountCents)}</strong>
        <span className={metaText({ tabular: true })}>{EARNINGS.tokens(tokens)} · <Sentence text={paidAt ? EARNINGS.paidOn : EARNINGS.requestedOn} parts={{ day: <FullDate at={paidAt ?? requestedAt} /> }} /></span>
        {note !== null && <span className={metaText({ overflowWrap: 'anywhere' })}>{note}</span>}
      </div>
      <Badge tone={CASH_OUT_TONES[state]}>{EARNINGS.states[state]}</Badge>
    </li>
  );
}
