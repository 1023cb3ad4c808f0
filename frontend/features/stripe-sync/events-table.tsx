import { RotateCcw } from 'lucide-react';
import { longWords, monoText } from '#styled/patterns';
import type { StripeEventView } from '#contracts/stripe-sync.ts';
import { messageWithRetry } from '#lib/api-error.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Moment } from '#ui/moment.tsx';
import { toast } from '#ui/toast.tsx';
import { rowCards } from './row-cards.ts';
import { useReplay } from './stripe-sync.mutations.ts';
import { EVENTS_TABLE, STRIPE_SYNC } from './stripe-sync.words.ts';

const TONES = { pending: 'warn', processed: 'good', ignored: 'neutral', failed: 'bad' } as const;

/** Table of Stripe's events; where a row would not fit, each event is a card. */
export function EventsTable({ events, busy }: { events: readonly StripeEventView[]; busy: boolean }) {
  return (
    <table className={rowCards} aria-label={EVENTS_TABLE.eventsLabel} aria-busy={busy || undefined}>
      <thead><tr>{['Event', 'Status', 'Tries', 'Arrived', 'Done'].map((name) => <th key={name} scope="col">{name}</th>)}<td /></tr></thead>
      <tbody>{events.map((event) => <Row key={event.id} event={event} />)}</tbody>
    </table>
  );
}

function Row({ event }: { event: StripeEventView }) {
  const replay = useReplay();
  const again = (): void =>
    replay.mutate(event.id, {
      onSuccess: () => toast({ tone: 'success', title: EVENTS_TABLE.replayedToastTitle, description: EVENTS_TABLE.replayedToast }),
      onError: (error) => toast({ tone: 'destructive', title: EVENTS_TABLE.notReplayedToast, description: messageWithRetry(error, EVENTS_TABLE.pleaseTryAgainText, STRIPE_SYNC.retry) }),
    });
  return (
    <tr>
      <th scope="row">
        <span className={longWords({ display: 'block', fontWeight: 'semibold' })}>{event.type}</span>
        <code className={monoText({ display: 'block', color: 'fg.subtle', overflowWrap: 'anywhere' })}>{event.id}</code>
        {event.error && <span className={longWords({ display: 'block', textStyle: 'meta', color: 'bad' })}>{event.error}</span>}
      </th>
      <td data-name="Status"><Badge tone={TONES[event.status]}>{event.status}</Badge></td>
      <td data-name="Tries">{event.attempts}</td>
      <td data-name="Arrived"><Moment at={event.receivedAt} /></td>
      <td data-name="Done">{event.processedAt ? <Moment at={event.processedAt} /> : EVENTS_TABLE.notYetText}</td>
      <td data-act><Button size="sm" icon={<RotateCcw aria-hidden="true" />} aria-label={EVENTS_TABLE.replayLabel(event.type, event.id)} busy={replay.isPending} busyLabel={EVENTS_TABLE.busyLabel} onClick={again}>{EVENTS_TABLE.button}</Button></td>
    </tr>
  );
}
