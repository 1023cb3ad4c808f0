import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PackPart } from '#modules/prompts/index.ts';
import type { PacksContext } from '../packs-context.ts';

/** A part of a pack's draft with its prompt's title and price, which are null when the author unpublished the prompt. */
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
  /** The list value of the part in tokens: the prompt's unlock price, else a number that the maker of the pack set; null without both. */
  listValue: number | null;
}

const ITEMS = `
  select prompt_id as "promptId", position, note, set_value as "setValue", pinned_version as "pinnedVersion", free_sample as "freeSample"
  from pack_items where pack_id = ? order by position, prompt_id`;

/** The list value of a part. An unlock price of 0 counts as none, so the number that the maker set counts instead. */
const valueOf = (part: PackPart | null, setValue: number | null): number | null => (part?.unlockPrice ? part.unlockPrice : setValue);

/** The parts of a pack's draft in their order, as its maker sees them. */
export async function draftParts(connection: Connection, { parts }: Pick<PacksContext, 'parts'>, packId: string, makerId: string): Promise<DraftPart[]> {
  const items = await rows<DraftItemRow>(connection, ITEMS, [packId]);
  const known = await parts.parts(connection, items.map(({ promptId }) => promptId), makerId);
  return items.map((item) => {
    const part = known.get(item.promptId) ?? null;
    return { ...item, part, listValue: valueOf(part, item.setValue) };
  });
}
