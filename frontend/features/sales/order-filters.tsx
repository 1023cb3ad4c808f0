import { css } from '#styled/css';
import { orderStatus } from '#contracts/payments.ts';
import { Field } from '#ui/field.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Select } from '#ui/select.tsx';
import { STATE_WORDS } from './order-state.ts';
import type { OrderFilters } from './sales.queries.ts';
import { ORDER_FILTERS } from './sales.words.ts';

const ANY = 'any';
const STATUSES = [{ value: ANY, label: ORDER_FILTERS.anyStatusLabel }, ...orderStatus.options.map((value) => ({ value, label: STATE_WORDS[value] }))];
const KINDS = [{ value: ANY, label: ORDER_FILTERS.anyProductLabel }, { value: 'tokens', label: ORDER_FILTERS.tokenPackagesLabel }, { value: 'subscription', label: ORDER_FILTERS.proLabel }];

interface OrderFilterBarProps {
  filters: OrderFilters;
  onChange(filters: OrderFilters): void;
}

/** Search and filters of the administrators' list of orders; all of it is stored in the page's address. */
export function OrderFilterBar({ filters, onChange }: OrderFilterBarProps) {
  const choose = (name: 'status' | 'kind') => (value: string): void => onChange({ ...filters, [name]: value === ANY ? undefined : value });
  return (
    <div role="search" aria-label={ORDER_FILTERS.ordersLabel} className={bar}>
      <Field label={ORDER_FILTERS.searchLabel} hideLabel><SearchBox placeholder={ORDER_FILTERS.placeholder} q={filters.q ?? ''} onSearch={(q) => onChange({ ...filters, q: q || undefined })} /></Field>
      <Field label={ORDER_FILTERS.statusLabel} hideLabel><Select options={STATUSES} value={filters.status ?? ANY} onValueChange={choose('status')} /></Field>
      <Field label={ORDER_FILTERS.kindLabel} hideLabel><Select options={KINDS} value={filters.kind ?? ANY} onValueChange={choose('kind')} /></Field>
    </div>
  );
}

const bar = css({ display: 'grid', gap: '2', gridTemplateColumns: { base: '1fr 1fr', md: '[minmax(220px, 1.4fr) 1fr 1fr]' }, '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } } });
