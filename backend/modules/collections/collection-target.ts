import type { Connection } from '#kernel/db/database.ts';
import { codedSlug } from '#kernel/coded-slug.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationTarget, PageRef } from '#modules/moderation/moderation-target.port.ts';
import { findCollection } from './queries/find-collection.ts';

interface Row {
  id: string;
  ownerId: string;
  name: string;
  code: string;
  removed: boolean;
}

const FOUND = 'select id, owner_id as "ownerId", name, code, removed_rule is not null as removed from collections where id = any(cast(:ids as uuid[]))';

const find = (connection: Connection, ids: readonly string[]): Promise<Row[]> => rows<Row>(connection, FOUND, { ids: [...ids] });
const pageOf = (id: string): PageRef => ({ type: 'collection', id });

/**
 * Collections as members report them and as moderators decide about them. A collection that is taken down is visible to its owner only
 * (docs/rules/keeping.md#moderated-collections).
 */
export const collectionTarget: ModerationTarget = {
  type: 'collection',
  titleOf: (title) => title,
  async opened(connection, collectionId, viewerId) {
    const { id, ownerId } = await findCollection(connection, collectionId, viewerId);
    return { id, page: pageOf(id), authorId: ownerId, excerpt: null };
  },
  async standing(connection, ids) {
    return new Map((await find(connection, ids)).filter(({ removed }) => !removed).map(({ id, ownerId }) => [id, { id, page: pageOf(id), authorId: ownerId, excerpt: null }]));
  },
  async remove(tx, id, rule) {
    return (await tx('collections').where({ id, removed_rule: null }).update({ removed_rule: rule })) > 0 ? { words: null } : null;
  },
  async restore(tx, id) {
    await tx('collections').where({ id }).update({ removed_rule: null });
  },
  async pages(connection, ids) {
    return new Map((await find(connection, ids)).map(({ id, name, code, ownerId }) => [id, { ...pageOf(id), title: name, slug: codedSlug(name, code), ownerId }]));
  },
};
