import type { openFolder as endpoint } from '#contracts/folders.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { codeOf, codedSlug } from '#kernel/coded-slug.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { LibraryContext } from '../library-context.ts';
import { folderPage } from './folder-page.ts';
import type { FolderReading } from './folder-page.ts';
import type { FolderRow } from './folder-row.ts';
import { above } from './folder-tree.ts';
import { folderMissing } from './folders.errors.ts';
import { presentOpened, presentToOthers } from './present-folders.ts';
import { readFoldersWith } from './read-folders.ts';
import { startsWith } from './starts-with.ts';

/**
 * A folder with a page of its items: for its owner, and read-only for all people once it is published (docs/rules/keeping.md#public-folders). A page may be
 * shorter than requested.
 * @throws AppError not_found; invalid_request for a foreign cursor
 */
export async function openFolder(context: LibraryContext, slug: string, viewerId: string | null, reading: FolderReading): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const { folder, tree } = await findFolder(knex, context, slug, viewerId);
  const own = folder.owner_id === viewerId;
  const path = [...above(tree, folder), folder];
  const inside = tree.filter(({ parent_id: parent }) => parent === folder.id);
  const [opened, owners, page] = await Promise.all([
    own ? presentOpened(knex, context, [folder, ...inside]) : [folder, ...inside.filter(isPublic)].map(presentToOthers),
    context.identity.creators(knex, [folder.owner_id]),
    folderPage(knex, context, folder, viewerId, reading),
  ]);
  const [first, ...below] = opened;
  if (!first) throw folderMissing();
  return {
    folder: first, below, own,
    owner: owners.get(folder.owner_id) ?? null,
    above: path.slice(0, -1).filter((row) => own || isPublic(row)).map(({ id, name, code }) => ({ id, name, slug: codedSlug(name, code) })),
    startsWith: own ? startsWith(path) : null,
    ...page,
  };
}

/** The SQL condition that a folder is published and no moderator has taken it down. */
export const isPublic = ({ visibility, removed_rule: rule }: FolderRow): boolean => visibility === 'public' && rule === null;

/**
 * Finds the folder at an address, with all folders of its owner.
 * @throws AppError not_found, also for what this person may not see: private folders, and those of people who blocked them
 */
async function findFolder(connection: Connection, { blocks, identity }: Pick<LibraryContext, 'blocks' | 'identity'>, slug: string, viewerId: string | null): Promise<{ folder: FolderRow; tree: FolderRow[] }> {
  const code = codeOf(slug);
  const tree = code === undefined ? [] : await readFoldersWith(connection, code);
  const folder = tree.find((row) => row.code === code);
  if (!folder) throw folderMissing();
  if (folder.owner_id === viewerId) return { folder, tree };
  const owner = [folder.owner_id];
  if (!isPublic(folder) || !(await identity.present(connection, owner)).has(folder.owner_id) || (await blocks.by(connection, viewerId, owner)).size > 0) throw folderMissing();
  return { folder, tree };
}

/** The public facts of a published folder for search engines and link previews. */
export interface FolderHead {
  ownerId: string;
  name: string;
  description: string;
  slug: string;
}

// The statement repeats the condition and order of the index `folders_public`, so that Postgres can use it.
const LATEST = `
  select name, code, owner_id as "ownerId", updated_at as "updatedAt" from folders
  where visibility = 'public' and removed_rule is null order by updated_at desc, id desc limit ?`;

/** Published folders for sitemaps, last changed first, without those of people who hide from search engines. */
export async function publicFolders(connection: Connection, { identity, preferences }: Pick<LibraryContext, 'identity' | 'preferences'>, limit: number): Promise<{ slug: string; updatedAt: Date }[]> {
  const found = await rows<{ name: string; code: string; ownerId: string; updatedAt: Date }>(connection, LATEST, [limit]);
  const owners = [...new Set(found.map(({ ownerId }) => ownerId))];
  const [here, out] = await Promise.all([identity.present(connection, owners), preferences.hidden(connection, owners)]);
  return found.filter(({ ownerId }) => here.has(ownerId) && !out.has(ownerId)).map(({ name, code, updatedAt }) => ({ slug: codedSlug(name, code), updatedAt }));
}

/** A published folder by its address; null for private ones and for those that a moderator took down. */
export async function folderHead(connection: Connection, { identity }: Pick<LibraryContext, 'identity'>, slug: string): Promise<FolderHead | null> {
  const code = codeOf(slug);
  const folder = code === undefined ? undefined : (await readFoldersWith(connection, code)).find((row) => row.code === code);
  if (!folder || !isPublic(folder) || !(await identity.present(connection, [folder.owner_id])).has(folder.owner_id)) return null;
  return { ownerId: folder.owner_id, name: folder.name, description: folder.description, slug: codedSlug(folder.name, folder.code) };
}
