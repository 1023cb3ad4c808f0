import { one } from '#contracts/must.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Category } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** One submitted version of a pack: its words and its price. */
export interface VersionRow {
  id: string;
  packId: string;
  versionNo: number;
  title: string;
  pitch: string;
  description: string;
  category: Category | null;
  price: number;
  listValue: number;
  progressMode: 'free' | 'ordered';
  itemCount: number;
}

/** A part of a version of a pack. */
export interface VersionItem {
  versionId: string;
  promptId: string;
  contentType: ContentType;
  note: string;
  listValue: number;
  pinnedVersion: number | null;
  freeSample: boolean;
}

export const VERSION_COLUMNS = `
  v.id, v.pack_id as "packId", v.version_no as "versionNo", v.title, v.pitch, v.description, v.category, v.price, v.list_value as "listValue",
  v.progress_mode as "progressMode", v.item_count as "itemCount"`;
const VERSIONS = `select ${VERSION_COLUMNS} from pack_versions v where v.id = any(cast(:ids as uuid[]))`;
const ITEMS = `
  select version_id as "versionId", prompt_id as "promptId", content_type as "contentType", note, list_value as "listValue", pinned_version as "pinnedVersion", free_sample as "freeSample"
  from pack_version_items where version_id = any(cast(:ids as uuid[])) order by version_id, place`;

/** Versions of packs by their ids. */
export async function versionsById(connection: Connection, ids: readonly string[]): Promise<Map<string, VersionRow>> {
  return new Map((await rows<VersionRow>(connection, VERSIONS, { ids: [...ids] })).map((version) => [version.id, version]));
}

export const versionById = async (connection: Connection, versionId: string): Promise<VersionRow> => one([...(await versionsById(connection, [versionId])).values()]);

/** The parts of these versions of packs, in the order of each version. */
export const itemsOfVersions = (connection: Connection, ids: readonly string[]): Promise<VersionItem[]> => rows<VersionItem>(connection, ITEMS, { ids: [...ids] });
