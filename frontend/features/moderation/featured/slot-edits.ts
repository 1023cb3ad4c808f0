import type { BodyOf } from '#contracts/endpoint.ts';
import type { setFeatured } from '#contracts/moderation.ts';
import type { FeaturedSlot } from '../moderation.queries.ts';
import { SLOT_EDITS } from '../moderation-marketplace.words.ts';
import { must } from '#contracts/must.ts';

/** Most slots that can exist at once. */
export const SLOT_LIMIT = 24;

/** A slot while a moderator edits it. A new one is not on the server yet. */
export type SlotDraft = Pick<FeaturedSlot, 'from' | 'until'> & { promptId: string; title: string; subject: FeaturedSlot['subject'] | null; live: boolean };

/** Draft of the slots as the server has saved them. */
export const draftOf = ({ subject, from, until, live }: FeaturedSlot): SlotDraft => ({ promptId: subject.promptId, title: subject.title, subject, from, until, live });

/** Body of the request that saves the slots: order, prompts and dates. */
export const bodyOf = (slots: readonly SlotDraft[]): BodyOf<typeof setFeatured> => ({ slots: slots.map(({ promptId, from, until }) => ({ promptId, from, until })) });

/** Moves one slot to another place of the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  next.splice(to, 0, must(taken, 'the moved entry'));
  return next;
}

/** The error in a slot's dates as text; null when there is none. */
export const slotProblem = ({ from, until }: Pick<SlotDraft, 'from' | 'until'>): string | null => (until !== null && until <= from ? SLOT_EDITS.datesProblem : null);
