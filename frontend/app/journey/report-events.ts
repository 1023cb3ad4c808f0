import { EVENTS_A_BATCH, recordEvents } from '#contracts/analytics.ts';
import type { BrowserEvent } from '#contracts/analytics.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { call } from '#lib/call.ts';
import { wantsNoCount } from '#shared/visits/record-visit.ts';
import { landingSource } from './landing-source.ts';

type Batch = BodyOf<typeof recordEvents>;
type Said = BrowserEvent extends infer Event ? (Event extends { name: string } ? Omit<Event, 'id' | 'at'> : never) : never;

/** Time in ms for which events of a journey wait for others in the browser, so that a visit sends few requests. */
const WAIT_MS = 10_000;

let waiting: Batch['events'] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Stores an event of this browser and sends it with the next batch (docs/rules/analytics.md#events). For a reader who asks not to be tracked,
 * searches, time zone and source are never sent (docs/rules/analytics.md#not-tracked).
 */
export function reportEvent(said: Said): void {
  if (said.name === 'searched' && wantsNoCount()) return;
  waiting.push({ ...said, id: newEventId(), at: new Date().toISOString() });
  if (waiting.length >= EVENTS_A_BATCH) flush();
  else timer ??= setTimeout(flush, WAIT_MS);
}

/** Makes a random UUID of version 4 for an event. `crypto.randomUUID` is missing on pages without TLS, and no page may break because of a report. */
function newEventId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

// A failed request of events is ignored, because lost events must not disturb the reader. The server counts a repeated batch once.
const flush = (): void => {
  const body = take();
  if (body) void call(recordEvents, { body }).catch(() => undefined);
};

/** Sends the stored events of a hidden page by a beacon, which the browser sends even after the page is gone. A hidden page may never be shown again. */
const flushWhenHidden = (): void => {
  const body = document.visibilityState === 'hidden' ? take() : null;
  if (body) navigator.sendBeacon(recordEvents.path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
};

function take(): Batch | null {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return null;
  const events = waiting;
  waiting = [];
  if (wantsNoCount()) return { events };
  const [landing] = performance.getEntriesByType('navigation');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { events, zone: timeZone, ...(landing && { source: landingSource(new URL(landing.name), document.referrer) }) };
}

/**
 * Sends the stored events of the journey whenever the page is hidden.
 * @returns a function that stops it
 */
export function sendWhenHidden(): () => void {
  document.addEventListener('visibilitychange', flushWhenHidden);
  return () => document.removeEventListener('visibilitychange', flushWhenHidden);
}
