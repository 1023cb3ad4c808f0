import type { z } from 'zod/mini';
import type { reviewItem } from '#contracts/moderation.ts';
import { cheapestRun } from '#contracts/cheapest-run.ts';
import type { RateCard } from '#contracts/pricing.ts';
import type { Creator } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { PromptSubject } from '../prompt-subjects.port.ts';
import type { PageRef } from '../moderation-target.port.ts';
import type { ModerationContext } from '../moderation-context.ts';

export type SubjectView = z.infer<typeof reviewItem>['subject'];

/** The name and picture that are shown for a deleted account. */
const DELETED = (id: string): Creator => ({ id, username: 'deleted-account', displayName: 'Deleted account', avatarUrl: null, platform: false });

/** A prompt as moderators see it in every list. */
export const subjectView = ({ promptId, slug, title, contentType, status, pricing, unlockPrice, ownerId, ...terms }: PromptSubject, faces: ReadonlyMap<string, Creator>, card: RateCard): SubjectView => ({
  promptId, slug, title, contentType, status, pricing, unlockPrice, fromTokens: cheapestRun(card, { contentType, pricing, ...terms }), owner: faces.get(ownerId) ?? DELETED(ownerId),
});

/** Ids of the prompts among these pages. */
export const promptIdsOf = (pages: readonly PageRef[]): string[] => pages.filter(({ type }) => type === 'prompt').map(({ id }) => id);

export interface Subjects {
  /** Prompts by id; deleted ones are absent. */
  views: Map<string, SubjectView>;
  faces: Map<string, Creator>;
}

/** These prompts with the names and pictures of their owners and of `people`, in two queries however many they are. */
export async function subjectViews(connection: Connection, { catalogue, identity, pricing }: Pick<ModerationContext, 'catalogue' | 'identity' | 'pricing'>, promptIds: readonly string[], people: readonly (string | null)[] = []): Promise<Subjects> {
  const subjects = await catalogue.subjects.byIds(connection, promptIds);
  const ids = [...[...subjects.values()].map(({ ownerId }) => ownerId), ...people.filter((id) => id !== null)];
  const [faces, card] = await Promise.all([identity.creators(connection, [...new Set(ids)]), pricing.rateCard()]);
  return { faces, views: new Map([...subjects].map(([id, subject]) => [id, subjectView(subject, faces, card)])) };
}
