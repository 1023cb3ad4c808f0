import type { RealtimePayload } from '#contracts/realtime.ts';
import type { LiveText } from './generation.queries.ts';

/**
 * Adds a pushed part to a run's streamed text. A new attempt starts the text again, and a part seen before is ignored. Returns null when a
 * part between is missing, and the caller fetches the text so far. So no word is shown twice or out of order.
 */
export function applyDelta(
  live: LiveText | undefined,
  delta: RealtimePayload<'generation:delta'>,
): LiveText | null {
  const fresh = !live || delta.attempt > live.attempt;
  const base = fresh ? { attempt: delta.attempt, nextSeq: 0, text: '', begunAt: Date.now() } : live;
  if (delta.attempt < base.attempt || delta.seq < base.nextSeq) return base;
  if (delta.seq > base.nextSeq) return null;
  return { ...base, nextSeq: delta.seq + 1, text: base.text + delta.text };
}

/** Returns the longer of a run's streamed text and the text that the server has stored, but never the text of an older attempt. */
export function shownText(live: LiveText | undefined, stored: { text: string | null; attempt: number } | undefined): string {
  const storedText = stored?.text ?? '';
  if (!live || (stored && live.attempt < stored.attempt)) return storedText;
  return live.text.length >= storedText.length ? live.text : storedText;
}
