import * as z from 'zod/mini';
import { featuredSlot } from '#contracts/moderation.ts';
import type { SlotDraft } from './slot-edits.ts';

/** Slots that were edited and not saved. */
export interface KeptSlots {
  slots: readonly SlotDraft[];
  /** The saved slots when editing began, as `signOf` writes them. */
  base: string;
}

const slot = z.object({ promptId: featuredSlot.shape.id, title: z.string(), subject: z.nullable(featuredSlot.shape.subject), from: featuredSlot.shape.from, until: featuredSlot.shape.until, live: z.boolean() });
const kept = z.object({ slots: z.array(slot), base: z.string() });

/** Storage key for one person in one tab, so that a colleague at the same machine does not find the edits. */
const keyOf = (viewerId: string): string => `featured-slots:${viewerId}`;

/** Order, prompts and dates in one word, to tell whether the saved slots have changed since. */
export const signOf = (slots: readonly Pick<SlotDraft, 'promptId' | 'from' | 'until'>[]): string => slots.map(({ promptId, from, until }) => `${promptId} ${from} ${until ?? ''}`).join('|');

/** What was edited and not saved; null when there is nothing, or what is there is not readable any more. */
export function readKept(viewerId: string, storage: Storage = sessionStorage): KeptSlots | null {
  try {
    return kept.safeParse(JSON.parse(storage.getItem(keyOf(viewerId)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps it through a reload and other pages; null forgets it. A browser without storage keeps it while the page is open. */
export function writeKept(viewerId: string, value: KeptSlots | null, storage: Storage = sessionStorage): void {
  try {
    if (value === null) storage.removeItem(keyOf(viewerId));
    else storage.setItem(keyOf(viewerId), JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page still shows what was edited.
  }
}
