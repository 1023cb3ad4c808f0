import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, longWords, metaText, mutedText, stack, wrap } from '#styled/patterns';
import { cashOutState } from '#contracts/cash-outs.ts';
import type { AdminCashOut, CashOutState } from '#contracts/cash-outs.ts';
import { dollars } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Moment } from '#ui/moment.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CASH_OUT_TONES } from '../cash-out-tones.ts';
import { adminCashOutsQuery } from '../cash-outs.queries.ts';
import { CASH_OUTS_PANEL } from '../cash-outs.words.ts';
import { DecisionForm } from './decision-form.tsx';

const STATES = cashOutState.options.map((value) => ({ value, label: CASH_OUTS_PANEL.states[value] }));

/** The administrators' list of payout requests by state, of which waiting ones can be decided. */
export function CashOutsPanel() {
  const [state, setState] = useState<CashOutState>('requested');
  const list = useInfiniteQuery(adminCashOutsQuery(state));
  const { data, error, isPending, refetch } = list;
  const requests = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card as="section" pad="md" radius="lg" id="payouts" aria-labelledby="payouts-title" className={column({ gap: '3' })}>
      <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
        <div className={css({ minWidth: '0' })}>
          <h2 id="payouts-title" className={css({ textStyle: 'h4' })}>{CASH_OUTS_PANEL.title}</h2>
          <p className={mutedText()}>{CASH_OUTS_PANEL.intro}</p>
        </div>
        <SegmentedControl label={CASH_OUTS_PANEL.stateLabel} options={STATES} value={state} onValueChange={setState} className={css({ flexWrap: 'wrap' })} />
      </div>
      {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[80px]' })} /></div>}
      {data && requests.length === 0 && <p className={mutedText()}>{CASH_OUTS_PANEL.none}</p>}
      {requests.length > 0 && <ul aria-label={CASH_OUTS_PANEL.title}>{requests.map((request) => <Row key={request.id} request={request} />)}</ul>}
      <LoadMore byButton list={list} what="requests" size="sm" />
    </Card>
  );
}

function Row({ request }: { request: AdminCashOut }) {
  const [deciding, setDeciding] = useState(false);
  const { person, state, tokens, amountCents, requestedAt, payTo, note } = request;
  const name = person ? `@${person.username}` : CASH_OUTS_PANEL.gone;
  const waits = state === 'requested' || state === 'approved';
  return (
    <li className={column({ gap: '3', paddingBlock: '3', borderTop: 'soft' })}>
      <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
        <div className={stack({ gap: '0.5', minWidth: '0' })}>
          <strong className={longWords()}>{name}, {dollars(amountCents)}</strong>
          <span className={metaText({ tabular: true })}>{CASH_OUTS_PANEL.facts(tokens)}, <Sentence text={CASH_OUTS_PANEL.requestedOn} parts={{ day: <Moment at={requestedAt} /> }} /></span>
          {payTo !== null && <span className={metaText({ overflowWrap: 'anywhere' })}>{CASH_OUTS_PANEL.payTo(payTo)}</span>}
          {note !== null && <span className={metaText({ overflowWrap: 'anywhere' })}>{CASH_OUTS_PANEL.note(note)}</span>}
        </div>
        <span className={wrap({ gap: '2', alignItems: 'center' })}>
          <Badge tone={CASH_OUT_TONES[state]}>{CASH_OUTS_PANEL.states[state]}</Badge>
          {waits && <Button size="sm" aria-expanded={deciding} aria-label={CASH_OUTS_PANEL.decideButton(name, dollars(amountCents))} onClick={() => setDeciding(!deciding)}>{deciding ? CASH_OUTS_PANEL.closeButton : CASH_OUTS_PANEL.button}</Button>}
        </span>
      </div>
      {waits && deciding && <DecisionForm request={request} />}
    </li>
  );
}
