import { useInfiniteQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { MINUTE_MS } from '#contracts/durations.ts';
import { css } from '#styled/css';
import { inlineStack, longWords, metaText, mutedText, wrap } from '#styled/patterns';
import { textLink } from '#styled/recipes';
import type { DisputeView } from '#contracts/sales.ts';
import { dueWords } from '#shared/staff/due-words.ts';
import { dollars } from '#lib/money.ts';
import { useNow } from '#lib/use-now.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { disputesQuery } from './sales.queries.ts';
import { DISPUTES_PANEL, disputeReason } from './sales.words.ts';

const TONES = { open: 'warn', won: 'good', lost: 'bad' } as const;

/**
 * Lists for administrators the payments that buyers dispute at their bank. Administrators answer at the provider; the server takes back the
 * tokens automatically.
 */
export function DisputesPanel({ onOpen }: { onOpen(orderId: string): void }) {
  const disputes = useInfiniteQuery(disputesQuery);
  const items = disputes.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card as="section" pad="md" radius="lg" id="disputes" aria-labelledby="disputes-title">
      <h2 id="disputes-title" className={css({ textStyle: 'h4' })}>{DISPUTES_PANEL.heading}</h2>
      <p className={mutedText({ marginBlockEnd: '2' })}>{DISPUTES_PANEL.answeredStripeText}</p>
      {disputes.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[80px]' })} /></div>}
      {disputes.isError && !disputes.isFetchNextPageError && <FetchProblem error={disputes.error} onRetry={() => void disputes.refetch()} />}
      {disputes.data && items.length === 0 && <p className={mutedText()}>{DISPUTES_PANEL.noDisputesText}</p>}
      {items.length > 0 && <ul aria-label={DISPUTES_PANEL.heading} className={css({ display: 'grid' })}>{items.map((dispute) => <Row key={dispute.id} dispute={dispute} onOpen={() => onOpen(dispute.orderId)} />)}</ul>}
      <LoadMore byButton list={disputes} what="disputes" size="sm" />
    </Card>
  );
}

function Row({ dispute, onOpen }: { dispute: DisputeView; onOpen(): void }) {
  const name = dispute.user?.username ?? DISPUTES_PANEL.deletedAccount;
  const now = useNow(MINUTE_MS);
  const due = dispute.status === 'open' && dispute.dueAt ? dueWords(dispute.dueAt, now) : null;
  return (
    <li className={wrap({ position: 'relative', _hover: { backgroundColor: 'hover' }, columnGap: '3', rowGap: { base: '1.5', sm: '3' }, alignItems: 'center', paddingBlock: '3', borderBottom: 'soft', textStyle: 'small', _last: { borderBottom: 'none' } })}>
      <Badge tone={TONES[dispute.status]}>{DISPUTES_PANEL.states[dispute.status]}</Badge>
      {due && <Badge tone={due.tone}>{due.words}</Badge>}
      <div className={css({ flex: { base: '[1 1 100%]', sm: '[1 1 200px]' }, minWidth: '0' })}>
        <p className={longWords()}><Sentence text={DISPUTES_PANEL.forText(dispute.productName, name)} parts={{ dollars: <strong>{dollars(dispute.amountCents)}</strong> }} /></p>
        <p className={metaText()}><Sentence text={DISPUTES_PANEL.openedText(disputeReason(dispute.reason))} parts={{ day: <Moment at={dispute.openedAt} /> }} />{dispute.status === 'open' && dispute.dueAt && <> · <Sentence text={DISPUTES_PANEL.evidenceDue} parts={{ day: <Moment at={dispute.dueAt} /> }} /></>}{dispute.closedAt && <> <Sentence text={DISPUTES_PANEL.closedText} parts={{ day: <Moment at={dispute.closedAt} /> }} /></>}</p>
      </div>
      {/* On a phone both links stand below the text, at its left edge, and never apart from each other. */}
      <p className={wrap({ gap: '4', alignItems: 'center', flex: { base: '[1 1 100%]', sm: 'none' } })}>
        <TextButton aria-label={DISPUTES_PANEL.orderLabel(name)} onClick={onOpen} className={css({ _before: { content: '""', position: 'absolute', inset: '0' } })}>{DISPUTES_PANEL.orderButton}</TextButton>
        {dispute.stripeUrl && <a href={dispute.stripeUrl} target="_blank" rel="noreferrer" aria-label={DISPUTES_PANEL.stripeLabel(name)} className={`${textLink()} ${inlineStack({ position: 'relative', gap: '1.5' })}`}>{DISPUTES_PANEL.link}<ExternalLink size={14} aria-hidden="true" /></a>}
      </p>
    </li>
  );
}
