import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import { eventStatus } from '#contracts/stripe-sync.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EventsTable } from './events-table.tsx';
import { eventsQuery } from './stripe-sync.queries.ts';
import type { EventFilters } from './stripe-sync.queries.ts';
import { EVENTS_PANEL } from './stripe-sync.words.ts';

const ANY = 'any';
const STATUSES = [{ value: ANY, label: EVENTS_PANEL.anyStatusLabel }, ...eventStatus.options.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))];

interface EventsPanelProps {
  filters: EventFilters;
  onFilter(filters: EventFilters): void;
}

/** Lists for administrators the events that Stripe sent, and how each was processed. */
export function EventsPanel({ filters, onFilter }: EventsPanelProps) {
  return (
    <>
      <div role="search" aria-label={EVENTS_PANEL.eventsLabel} className={css({ display: 'grid', gap: '2', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '2fr 1fr' }, marginBlockEnd: '3' })}>
        <Field label={EVENTS_PANEL.searchLabel} hideLabel><SearchBox placeholder={EVENTS_PANEL.placeholder} q={filters.q ?? ''} onSearch={(q) => onFilter({ ...filters, q: q || undefined })} /></Field>
        <Field label={EVENTS_PANEL.statusLabel} hideLabel><Select options={STATUSES} value={filters.status ?? ANY} onValueChange={(value) => onFilter({ ...filters, status: value === ANY ? undefined : (value as EventFilters['status']) })} /></Field>
      </div>
      <Events filters={filters} onFilter={onFilter} />
    </>
  );
}

function Events({ filters, onFilter }: EventsPanelProps) {
  const events = useInfiniteQuery(eventsQuery(filters));
  if (events.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[220px]' })} /></div>;
  const late = events.isError && !events.isFetchNextPageError && <FetchProblem error={events.error} onRetry={() => void events.refetch()} />;
  if (!events.data) return late;
  const rows = events.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) {
    return filters.q || filters.status
      ? <p className={quiet}>{EVENTS_PANEL.noMatchText} <Button size="sm" onClick={() => onFilter({})}>{EVENTS_PANEL.clearSearchFilterButton}</Button></p>
      : <p className={quiet}>{EVENTS_PANEL.emptyText}</p>;
  }
  return (
    <div className={column({ gap: '4', justifyItems: 'start' })}>
      <EventsTable events={rows} busy={events.isPlaceholderData} />
      {late}
      <LoadMore byButton list={events} what="events" size="sm" />
    </div>
  );
}

const quiet = wrap({ gap: '3', alignItems: 'center', textStyle: 'small', color: 'fg.muted' });
