import type { BodyOf } from '#contracts/endpoint.ts';
import type { setFeatured } from '#contracts/moderation.ts';
import type { FeaturedSlot } from '../moderation.queries.ts';
import { SLOT_EDITS } from '../moderation-marketplace.words.ts';
import { must } from '#contracts/must.ts';

/** Largest number of prompts that can be featured at once. */
export const SLOT_LIMIT = 24;

/** A featured prompt while a moderator edits it. A new one is not on the server yet. */
export type SlotDraft = Pick<FeaturedSlot, 'from' | 'until'> & { promptId: string; title: string; subject: FeaturedSlot['subject'] | null; live: boolean };

/** Returns the saved featured prompts in the form in which a moderator edits them. */
export const draftOf = ({ subject, from, until, live }: FeaturedSlot): SlotDraft => ({ promptId: subject.promptId, title: subject.title, subject, from, until, live });

/** Returns the body of the request that saves the featured prompts: order, prompts and dates. */
export const bodyOf = (slots: readonly SlotDraft[]): BodyOf<typeof setFeatured> => ({ slots: slots.map(({ promptId, from, until }) => ({ promptId, from, until })) });

/** Moves one featured prompt to another place of the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  next.splice(to, 0, must(taken, 'the moved entry'));
  return next;
}

/** Returns the error in the dates of a featured prompt as text; null when there is none. */
export const slotProblem = ({ from, until }: Pick<SlotDraft, 'from' | 'until'>): string | null => (until !== null && until <= from ? SLOT_EDITS.datesProblem : null);
