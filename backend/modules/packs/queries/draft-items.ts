import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PackPart } from '#modules/prompts/index.ts';
import type { PacksContext } from '../packs-context.ts';

/** A part of a draft, with the title and price of its prompt; null in these fields when the author took the prompt back. */
export interface DraftItemRow {
  promptId: string;
  position: string;
  note: string;
  setValue: number | null;
  pinnedVersion: number | null;
  freeSample: boolean;
}

export interface DraftPart extends DraftItemRow {
  part: PackPart | null;
  /** What the part is worth alone, in tokens: the prompt's unlock price, else a number that the pack's maker set; null while there is neither. */
  listValue: number | null;
}

const ITEMS = `
  select prompt_id as "promptId", position, note, set_value as "setValue", pinned_version as "pinnedVersion", free_sample as "freeSample"
  from pack_items where pack_id = ? order by position, prompt_id`;

/** The list value of a part. An unlock price of 0 gives none: then the number counts that the maker set. */
const valueOf = (part: PackPart | null, setValue: number | null): number | null => (part?.unlockPrice ? part.unlockPrice : setValue);

/** The parts of a draft in their order, as its maker sees them. */
export async function draftParts(connection: Connection, { parts }: Pick<PacksContext, 'parts'>, packId: string, makerId: string): Promise<DraftPart[]> {
  const items = await rows<DraftItemRow>(connection, ITEMS, [packId]);
  const known = await parts.parts(connection, items.map(({ promptId }) => promptId), makerId);
  return items.map((item) => {
    const part = known.get(item.promptId) ?? null;
    return { ...item, part, listValue: valueOf(part, item.setValue) };
  });
}
