import type { RealtimePayload } from '#contracts/realtime.ts';
import type { LiveText } from './generation.queries.ts';

/**
 * Adds a batch of streamed words. A new attempt starts over; a batch that was seen before is ignored; a batch after a
 * gap is dropped too (null asks the caller to fetch the text so far), so that no word is ever shown twice or out of order.
 */
export function applyDelta(
  live: LiveText | undefined,
  delta: RealtimePayload<'generation:delta'>,
): LiveText | null {
  const fresh = !live || delta.attempt > live.attempt;
  const base = fresh ? { attempt: delta.attempt, nextSeq: 0, text: '' } : live;
  if (delta.attempt < base.attempt || delta.seq < base.nextSeq) return base;
  if (delta.seq > base.nextSeq) return null;
  return { attempt: delta.attempt, nextSeq: delta.seq + 1, text: base.text + delta.text };
}

/** The longer of what streamed in and what the server had stored: neither runs behind the other for long. */
export function shownText(live: LiveText | undefined, stored: { text: string | null; attempt: number } | undefined): string {
  const storedText = stored?.text ?? '';
  if (!live || (stored && live.attempt < stored.attempt)) return storedText;
  return live.text.length >= storedText.length ? live.text : storedText;
}
