import { CircleCheck, CircleDashed, CircleX, LoaderCircle, ShieldAlert, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { css } from '#styled/css';
import type { SalesOrder } from '#contracts/sales.ts';
import { STATE_WORDS, stateOf } from './order-state.ts';
import type { OrderState } from './order-state.ts';

const LOOKS: Record<OrderState, { icon: LucideIcon; tone: 'good' | 'warn' | 'bad' | 'quiet' }> = {
  created: { icon: CircleDashed, tone: 'quiet' },
  processing: { icon: LoaderCircle, tone: 'quiet' },
  paid: { icon: CircleCheck, tone: 'good' },
  failed: { icon: CircleX, tone: 'bad' },
  refunded: { icon: Undo2, tone: 'quiet' },
  part_refunded: { icon: Undo2, tone: 'quiet' },
  disputed: { icon: ShieldAlert, tone: 'warn' },
};

/** Icon and name of the state of an order. */
export function OrderStatus({ order }: { order: Pick<SalesOrder, 'status' | 'refundedCents'> }) {
  const state = stateOf(order);
  const { icon: Icon, tone } = LOOKS[state];
  return <span data-tone={tone} className={look}><Icon size={15} aria-hidden="true" />{STATE_WORDS[state]}</span>;
}

const look = css({
  display: 'inline-flex', alignItems: 'center', gap: '1.5', verticalAlign: 'middle', whiteSpace: 'nowrap', color: 'fg.muted', fontWeight: 'medium',
  '&[data-tone=good]': { color: 'good' }, '&[data-tone=warn]': { color: 'warn' }, '&[data-tone=bad]': { color: 'bad' },
});
