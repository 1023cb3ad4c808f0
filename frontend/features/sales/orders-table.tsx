import { ExternalLink } from 'lucide-react';
import { css, cx } from '#styled/css';
import { hstack } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { SalesOrder } from '#contracts/sales.ts';
import { dollars } from '#lib/money.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Moment } from '#ui/moment.tsx';
import { OrderStatus } from './order-status.tsx';
import { ORDERS_TABLE } from './sales.words.ts';

interface OrdersTableProps {
  orders: readonly SalesOrder[];
  busy: boolean;
  onOpen(id: string): void;
}

const NUMBERS = new Set(['Tokens', 'Amount', 'Net']);

/** Table of orders; where a row would not fit, each order takes two lines. */
export function OrdersTable({ orders, busy, onOpen }: OrdersTableProps) {
  return (
    <table className={table} aria-label={ORDERS_TABLE.label} aria-busy={busy || undefined}>
      <thead><tr>{['Customer', 'Product', 'Tokens', 'Amount', 'Net', 'Status', 'Date', 'Stripe'].map((name) => <th key={name} scope="col" data-number={NUMBERS.has(name) || undefined}>{name}</th>)}</tr></thead>
      <tbody>{orders.map((order) => <Row key={order.id} order={order} onOpen={() => onOpen(order.id)} />)}</tbody>
    </table>
  );
}

const nameOf = ({ user }: SalesOrder): string => user?.username ?? ORDERS_TABLE.deletedAccount;
const settled = ({ paidAt }: SalesOrder): boolean => paidAt !== null;
/** Returns how much of an order's payment is not refunded, in cents. Returns null when the buyer has not paid, or while a bank decides on a dispute. */
const netOf = ({ paidAt, status, amountCents, feeCents, refundedCents }: SalesOrder): number | null => (paidAt === null || status === 'disputed' ? null : amountCents - feeCents - refundedCents);

function Row({ order, onOpen }: { order: SalesOrder; onOpen(): void }) {
  const name = nameOf(order);
  const net = netOf(order);
  return (
    <tr>
      <th scope="row" data-part="who">
        <button type="button" className={opener} aria-label={ORDERS_TABLE.orderLabel(name, order.productName, order.amountCents)} onClick={onOpen}>
          <Avatar name={name} src={null} size={28} />
          <span className={css({ truncate: true, fontWeight: 'semibold' })}>{name}</span>
        </button>
      </th>
      <td data-part="what">{order.productName}</td>
      <td data-part="wide" data-number>{settled(order) ? order.tokens.toLocaleString('en-US') : '–'}</td>
      <td data-part="amount" data-number><strong>{dollars(order.amountCents)}</strong></td>
      <td data-part="wide" data-number>{net === null ? '–' : dollars(net)}</td>
      <td data-part="status"><OrderStatus order={order} /></td>
      <td data-part="when"><Moment at={order.paidAt ?? order.createdAt} /></td>
      <td data-part="wide">
        {order.stripeUrl ? <a href={order.stripeUrl} target="_blank" rel="noreferrer" aria-label={ORDERS_TABLE.stripeLabel(name)} className={outside}><ExternalLink size={16} aria-hidden="true" /></a> : '–'}
      </td>
    </tr>
  );
}

const outside = css({ position: 'relative', display: 'inline-grid', placeItems: 'center', width: '8', height: '8', borderRadius: 'sm', color: 'fg.subtle', _hover: { color: 'brand', backgroundColor: 'hover' } });

const opener = hstack({
  gap: '2.5', width: 'full', minWidth: '0', minHeight: '8', textAlign: 'start', color: 'fg', backgroundColor: 'transparent', border: 'none', padding: '0', borderRadius: 'sm', cursor: 'pointer',
  // A press anywhere on the row opens the order, except on the link to Stripe.
  _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'sm' },
});

const table = cx(dataTable(), css({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '2.5', paddingInlineEnd: '3', verticalAlign: 'middle' },
  '& tbody th': { maxWidth: '[200px]' },
  '& tbody tr': { position: 'relative', _hover: { backgroundColor: 'hover' } },
  '& [data-number]': { textAlign: 'end', paddingInlineEnd: '5' },
  '& tbody tr:last-child > *': { borderBottom: 'none' },
  '& [data-part=when]': { color: 'fg.muted', whiteSpace: 'nowrap' },
  xlDown: {
    display: 'block',
    '& thead': { srOnly: true },
    '& tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateAreas: '"who amount" "what status" "when status"', columnGap: '3', rowGap: '0.5', alignItems: 'center', paddingBlock: '3', borderBottom: 'soft', '&:last-child': { borderBottom: 'none' } },
    '& th, & td': { display: 'block', padding: '0', border: 'none', minWidth: '0' },
    '& tbody th': { maxWidth: '[none]' },
    '& [data-part=who]': { gridArea: 'who' }, '& [data-part=what]': { gridArea: 'what', color: 'fg.muted' }, '& [data-part=when]': { gridArea: 'when', textStyle: 'meta', color: 'fg.subtle' },
    '& [data-part=amount]': { gridArea: 'amount', paddingInlineEnd: '0' }, '& [data-part=status]': { gridArea: 'status', justifySelf: 'end', alignSelf: 'start' },
    '& [data-part=wide]': { display: 'none' },
  },
}));
