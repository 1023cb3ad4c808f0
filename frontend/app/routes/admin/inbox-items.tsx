import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import type { InboxQueue } from '#contracts/inbox.ts';
import { RULES } from '#contracts/moderation.ts';
import { issuesQuery } from '#features/issues/triage/triage.queries.ts';
import { appealsQuery, reportsQuery, reviewsQuery } from '#features/moderation/moderation.queries.ts';
import { openDisputesQuery } from '#features/sales/sales.queries.ts';
import { eventsQuery } from '#features/stripe-sync/stripe-sync.queries.ts';
import { dueWords } from '#shared/staff/due-words.ts';
import { dollars } from '#lib/money.ts';
import { TextLink } from '#ui/text-link.tsx';
import { tabAddress } from './marketplace-address.ts';
import { INBOX_ITEMS } from './admin.words.ts';

/** How many items of a queue the administrators' overview shows; the queue's own page has all. */
const SHOWN = 3;

interface Line {
  id: string;
  to: string;
  title: string;
  detail: string;
}

interface ItemsProps {
  now: number;
}

/** The first items of a queue of the staff inbox, each with a link. Queues whose items have no name show none. */
export function InboxItems({ queue, now }: ItemsProps & { queue: InboxQueue }): ReactNode {
  switch (queue) {
    case 'reviews': return <Reviews now={now} />;
    case 'reports': return <Reports />;
    case 'appeals': return <Appeals now={now} />;
    case 'disputes': return <Disputes now={now} />;
    case 'issues': return <Issues />;
    case 'webhooks': return <Webhooks />;
    default: return null;
  }
}

function Reviews({ now }: ItemsProps) {
  const items = useInfiniteQuery(reviewsQuery).data?.pages[0]?.items;
  return <Lines lines={items?.map(({ id, subject, dueAt }) => ({ id, to: `/admin/marketplace?item=${id}`, title: subject.title, detail: `@${subject.owner.username}, ${dueWords(dueAt, now).words}` }))} />;
}

function Reports() {
  const items = useInfiniteQuery(reportsQuery('open')).data?.pages[0]?.items;
  return <Lines lines={items?.map(({ id, title, rule }) => ({ id, to: tabAddress('reports'), title, detail: RULES[rule] }))} />;
}

function Appeals({ now }: ItemsProps) {
  const items = useInfiniteQuery(appealsQuery).data?.pages[0]?.items;
  return <Lines lines={items?.map(({ id, decision, by, dueAt }) => ({ id, to: tabAddress('appeals'), title: decision.targetTitle, detail: `@${by.username}, ${dueWords(dueAt, now).words}` }))} />;
}

function Disputes({ now }: ItemsProps) {
  const items = useInfiniteQuery(openDisputesQuery).data?.pages[0]?.items;
  return (
    <Lines
      lines={items?.map(({ id, orderId, user, amountCents, productName, dueAt }) => ({
        id, to: `/admin/sales?order=${orderId}`, title: `${dollars(amountCents)} for ${productName}`, detail: `${user ? `@${user.username}` : INBOX_ITEMS.accountGoneDetail}, ${dueAt ? dueWords(dueAt, now).words : INBOX_ITEMS.noDeadlineDetail}`,
      }))}
    />
  );
}

function Issues() {
  const items = useInfiniteQuery(issuesQuery({ status: 'new' })).data?.pages[0]?.items;
  return <Lines lines={items?.map(({ id, title, reporter }) => ({ id, to: `/admin/next-features?tab=issues&issue=${id}`, title, detail: reporter ? `@${reporter.username}` : INBOX_ITEMS.accountGoneDetail }))} />;
}

function Webhooks() {
  const items = useInfiniteQuery(eventsQuery({ status: 'failed' })).data?.pages[0]?.items;
  return <Lines lines={items?.map(({ id, type, error }) => ({ id, to: `/admin/stripe-sync?status=failed&q=${encodeURIComponent(id)}`, title: type, detail: error ?? INBOX_ITEMS.noReasonGivenDetail }))} />;
}

/** The lines with a queue's items. It shows nothing when the request failed, because the row above still has the count and the link. */
function Lines({ lines }: { lines: readonly Line[] | undefined }) {
  if (!lines || lines.length === 0) return null;
  return (
    <ul className={column({ gap: '1', paddingInlineStart: { base: '0', sm: '[30px]' }, textStyle: 'small' })}>
      {lines.slice(0, SHOWN).map(({ id, to, title, detail }) => (
        <li key={id} className={wrap({ columnGap: '2', overflowWrap: 'anywhere' })}>
          <TextLink to={to} quiet>{title}</TextLink><span className={css({ color: 'fg.subtle', minWidth: '0' })}>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
