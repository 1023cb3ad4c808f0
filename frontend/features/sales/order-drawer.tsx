import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { css } from '#styled/css';
import { column, flexFill, hstack, inlineStack, keepSize, longWords, monoText, mutedText, stack } from '#styled/patterns';
import { textLink } from '#styled/recipes';
import type { SalesOrder } from '#contracts/sales.ts';
import { dollars } from '#lib/money.ts';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { PotionScene } from '#ui/illustrations/small-scenes.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { whyNotRefundable } from './order-state.ts';
import { OrderStatus } from './order-status.tsx';
import { RefundForm } from './refund-form.tsx';
import { orderQuery } from './sales.queries.ts';
import { ORDER_DRAWER } from './sales.words.ts';

interface OrderDrawerProps {
  id: string;
  /** Returns the address of a person's page in the administration. */
  personPath(userId: string): string;
  onClose(): void;
}

/** Drawer about one order for administrators: what was bought, its history, and the form that refunds it. */
export function OrderDrawer({ id, personPath, onClose }: OrderDrawerProps) {
  const order = useQuery(orderQuery(id));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title={order.data ? order.data.productName : 'Order'}>
      {order.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[360px]' })} /></div>}
      {order.isError && !order.data && <FetchProblem error={order.error} onRetry={() => void order.refetch()} />}
      {order.data === null && <EmptyState size="sm" level="h3" art={<PotionScene />} title={ORDER_DRAWER.orderNotFoundTitle}>{ORDER_DRAWER.notFoundText}</EmptyState>}
      {order.data && (
        <div className={column({ gap: '5' })}>
          <Head order={order.data} personPath={personPath} />
          <Facts order={order.data} />
          <Refund order={order.data} />
        </div>
      )}
    </Sheet>
  );
}

function Head({ order, personPath }: { order: SalesOrder } & Pick<OrderDrawerProps, 'personPath'>) {
  const { user } = order;
  return (
    <div className={hstack({ gap: '3' })}>
      <Avatar name={user?.username ?? '?'} src={null} size={40} />
      <div className={flexFill()}>
        <p className={longWords()}>{user ? <TextLink to={personPath(user.id)} className={css({ display: 'inline-block', minHeight: '6' })}>@{user.username}</TextLink> : ORDER_DRAWER.deletedAccountText}</p>
        <p className={mutedText({ textStyle: 'meta' })}>{dollars(order.amountCents)}, {order.paidAt ? <Sentence text={ORDER_DRAWER.paidText} parts={{ day: <Moment at={order.paidAt} /> }} /> : <Sentence text={ORDER_DRAWER.startedText} parts={{ day: <Moment at={order.createdAt} /> }} />}</p>
      </div>
      {order.stripeUrl && <Outside href={order.stripeUrl}>{ORDER_DRAWER.stripeText}</Outside>}
    </div>
  );
}

function Facts({ order }: { order: SalesOrder }) {
  const facts: [string, React.ReactNode][] = [
    ['Status', <OrderStatus key="status" order={order} />],
    ['Amount', dollars(order.amountCents)],
    ...(order.paidAt ? [[ORDER_DRAWER.stripeFeeFacts, order.feeCents > 0 ? dollars(order.feeCents) : ORDER_DRAWER.notKnownYetFacts] as [string, string]] : []),
    ...(order.refundedCents > 0 ? [['Refunded', `${dollars(order.refundedCents)} of ${dollars(order.amountCents)}`] as [string, string]] : []),
    [order.paidAt ? ORDER_DRAWER.tokensGrantedFacts : ORDER_DRAWER.tokensToGrantFacts, order.tokens.toLocaleString('en-US')],
    ...(order.clawedBack > 0
      ? [[ORDER_DRAWER.tokensTakenBackFacts, order.clawedBack.toLocaleString('en-US')], [ORDER_DRAWER.tokensLeftFacts, (order.tokens - order.clawedBack).toLocaleString('en-US')]] satisfies [string, string][]
      : []),
    ['Order', <code key="order" className={code}>{order.id}</code>],
    ['Payment', order.paymentIntent ? <code key="payment" className={code}>{order.paymentIntent}</code> : ORDER_DRAWER.noneYetFacts],
    ...(order.receiptUrl ? [['Receipt', <Outside key="receipt" href={order.receiptUrl}>{ORDER_DRAWER.openText}</Outside>] as [string, React.ReactNode]] : []),
  ];
  return (
    <>
      {order.failure && <Alert tone="warn" title={ORDER_DRAWER.thePaymentFailedTitle}>{order.failure}</Alert>}
      <dl className={stack({ textStyle: 'small', border: 'line', borderRadius: 'md', paddingInline: '3.5' })}>
        {facts.map(([name, value]) => (
          <div key={name} className={css({ display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '2', borderBottom: 'soft', _last: { borderBottom: 'none' } })}>
            <dt className={keepSize({ color: 'fg.subtle' })}>{name}</dt>
            <dd className={css({ textAlign: 'end', minWidth: '0', fontVariantNumeric: 'tabular-nums' })}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Refund({ order }: { order: SalesOrder }) {
  const reason = whyNotRefundable(order);
  return (
    <section aria-label={ORDER_DRAWER.label} className={stack({ borderTop: 'soft', paddingBlockStart: '4', gap: '3' })}>
      <h3 className={css({ textStyle: 'h4' })}>{ORDER_DRAWER.label}</h3>
      {/* After a refund the form starts anew, so that its sums are computed again. */}
      {reason ? <p className={mutedText()}>{reason}</p> : <RefundForm key={order.refundedCents} order={order} />}
    </section>
  );
}

const Outside = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className={`${textLink()} ${inlineStack({ gap: '1.5' })}`}>{children}<ExternalLink size={14} aria-hidden="true" /></a>
);

const code = monoText({ overflowWrap: 'anywhere' });
