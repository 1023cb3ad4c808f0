import type { ContentType } from '#contracts/primitives.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import type { ModerationTarget, StandingTarget, TargetPage } from '#modules/moderation/moderation-target.port.ts';
import { announceCreations } from './announce-creations.ts';
import { NAMELESS } from './domain/nameless.ts';
import type { LibraryContext } from './library-context.ts';
import { creationCards } from './queries/creation-cards.ts';

interface Facts {
  id: string;
  owner_id: string;
  title: string;
  content_type: ContentType;
  visibility: string;
}

const FACTS = 'select id, owner_id, title, content_type, visibility from creations where id = any(cast(? as uuid[])) and trashed_at is null';
const factsOf = (connection: Connection, ids: readonly string[]): Promise<Facts[]> => rows<Facts>(connection, FACTS, [[...ids]]);
const standingTarget = ({ id, owner_id: authorId }: Facts): StandingTarget => ({ id, page: { type: 'creation', id }, authorId, excerpt: null });
const setVisibility = async (tx: Tx, id: string, visibility: 'private' | 'public'): Promise<void> => void (await tx('creations').where({ id, trashed_at: null }).update({ visibility }));

/** Creations as members report them and as moderators decide about them (docs/rules/keeping.md#public-creations). `standing` returns only public creations. */
export const creationTarget = (context: LibraryContext): ModerationTarget => ({
  type: 'creation',
  titleOf: (title) => title,
  async opened(connection, id, viewerId) {
    const [facts] = (await creationCards(connection, context, [id], viewerId)).has(id) ? await factsOf(connection, [id]) : [];
    if (!facts) throw notFound('This creation');
    return standingTarget(facts);
  },
  async standing(connection, ids) {
    return new Map((await factsOf(connection, ids)).filter(({ visibility }) => visibility === 'public').map((facts) => [facts.id, standingTarget(facts)]));
  },
  async remove(tx, id) {
    const before = await context.runs.removal.takeDown(tx, id);
    if (!before) return null;
    await setVisibility(tx, id, 'private');
    for (const { owner_id: ownerId } of await factsOf(tx, [id])) announceCreations(tx, context, ownerId, [id]);
    return { words: before };
  },
  async restore(tx, id, words, { ownerId }) {
    await context.runs.removal.allow(tx, id);
    if (!words || !('published' in words) || words.published !== true) return;
    try {
      await context.runs.publish(tx, ownerId, id);
      await setVisibility(tx, id, 'public');
    } catch (error) {
      // Restoring a removed creation fails if its prompt was sealed or removed meanwhile, or its run deleted. The creation then stays private, and its owner
      // decides.
      if (!(error instanceof AppError)) throw error;
    }
    announceCreations(tx, context, ownerId, [id]);
  },
  async pages(connection, ids) {
    return new Map((await factsOf(connection, ids)).map((facts): [string, TargetPage] => [facts.id, { type: 'creation', id: facts.id, title: facts.title || NAMELESS[facts.content_type], slug: null, ownerId: facts.owner_id }]));
  },
});
