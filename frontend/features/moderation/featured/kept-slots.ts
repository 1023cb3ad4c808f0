import * as z from 'zod/mini';
import { featuredSlot } from '#contracts/moderation.ts';
import type { SlotDraft } from './slot-edits.ts';

/** Edits of the featured prompts that a moderator has not saved. */
export interface KeptSlots {
  slots: readonly SlotDraft[];
  /** The featured prompts as they were saved when editing began, as `signOf` writes them. */
  base: string;
}

const slot = z.object({ promptId: featuredSlot.shape.id, title: z.string(), subject: z.nullable(featuredSlot.shape.subject), from: featuredSlot.shape.from, until: featuredSlot.shape.until, live: z.boolean() });
const kept = z.object({ slots: z.array(slot), base: z.string() });

/** Returns the storage key of a moderator's unsaved edits. It contains the user's id, so that a colleague at the same machine does not get them. */
const keyOf = (viewerId: string): string => `featured-slots:${viewerId}`;

/** Writes order, prompts and dates of the featured prompts as one string, which shows whether the saved ones have changed since. */
export const signOf = (slots: readonly Pick<SlotDraft, 'promptId' | 'from' | 'until'>[]): string => slots.map(({ promptId, from, until }) => `${promptId} ${from} ${until ?? ''}`).join('|');

/** Reads the stored edits of the featured prompts; null when there are none or when they cannot be read. */
export function readKept(viewerId: string, storage: Storage = sessionStorage): KeptSlots | null {
  try {
    return kept.safeParse(JSON.parse(storage.getItem(keyOf(viewerId)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores the edits of the featured prompts through reloads and visits to other pages; null removes them. Without storage they last until the
 * page is closed.
 */
export function writeKept(viewerId: string, value: KeptSlots | null, storage: Storage = sessionStorage): void {
  try {
    if (value === null) storage.removeItem(keyOf(viewerId));
    else storage.setItem(keyOf(viewerId), JSON.stringify(value));
  } catch {
    // The browser's storage is full or forbidden. The page keeps the edits in its own state, so nothing else is needed.
  }
}
