import { rows } from '#kernel/db/raw.ts';
import { codedSlug } from '#kernel/coded-slug.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { ModerationTarget, StandingTarget } from '#modules/moderation/moderation-target.port.ts';
import { announceFolders } from './announce-folders.ts';
import type { LibraryContext } from '../library-context.ts';
import { FOLDER_COLUMNS } from './folder-row.ts';
import type { FolderRow } from './folder-row.ts';
import { folderMissing } from './folders.errors.ts';

const BY_IDS = `select ${FOLDER_COLUMNS} from folders where id = any(cast(:ids as uuid[]))`;
const SEEN = `select ${FOLDER_COLUMNS} from folders where id = :id and removed_rule is null and (visibility = 'public' or owner_id = :viewerId)`;
const REMOVE = 'update folders set removed_rule = :rule where id = :id and removed_rule is null returning owner_id as "ownerId"';
const RESTORE = 'update folders set removed_rule = null where id = :id and removed_rule is not null returning owner_id as "ownerId"';

const targetOf = ({ id, owner_id: authorId, name, description }: FolderRow): StandingTarget => ({ id, page: { type: 'folder', id }, authorId, excerpt: description === '' ? name : `${name}\n${description}` });
const byIds = (connection: Connection, ids: readonly string[]): Promise<FolderRow[]> => rows<FolderRow>(connection, BY_IDS, { ids: [...ids] });

/**
 * Published folders as members report them. A folder that is taken down is visible to its owner only, and its items stay unchanged
 * (docs/rules/keeping.md#public-folders).
 */
export const folderTarget = (context: Pick<LibraryContext, 'push'>): ModerationTarget => ({
  type: 'folder',
  titleOf: (name) => name,
  async opened(connection, id, viewerId) {
    const [folder] = await rows<FolderRow>(connection, SEEN, { id, viewerId });
    if (!folder) throw folderMissing();
    return targetOf(folder);
  },
  async standing(connection, ids) {
    return new Map((await byIds(connection, ids)).filter((folder) => folder.removed_rule === null).map((folder) => [folder.id, targetOf(folder)]));
  },
  async remove(tx, id, rule) {
    const [folder] = await rows<{ ownerId: string }>(tx, REMOVE, { id, rule });
    if (!folder) return null;
    announceFolders(tx, context, folder.ownerId);
    return { words: null };
  },
  async restore(tx, id) {
    const [folder] = await rows<{ ownerId: string }>(tx, RESTORE, { id });
    if (folder) announceFolders(tx, context, folder.ownerId);
  },
  async pages(connection, ids) {
    return new Map((await byIds(connection, ids)).map(({ id, name, code, owner_id: ownerId }) => [id, { type: 'folder', id, title: name, slug: codedSlug(name, code), ownerId }]));
  },
});
