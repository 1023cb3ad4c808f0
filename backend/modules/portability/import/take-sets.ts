import type { z } from 'zod';
import { counted, pluralWord } from '#contracts/plural.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { portableCollection, portableFolder } from '../account-format.ts';
import type { PortabilityContext } from '../portability-context.ts';
import { localIds } from './local-ids.ts';
import type { Take, Taking } from './takers.ts';

interface Reference {
  itemType: 'prompt' | 'creation';
  itemId: string;
}

/** Finds the works of an imported collection or folder that exist in this installation, in the same order. `missing` is a note about the others. */
async function here<Item extends Reference>(tx: Tx, taking: Taking, items: readonly Item[]): Promise<{ kept: Item[]; missing: string | null }> {
  const known = await localIds(tx, taking, items.map(({ itemId }) => itemId));
  const kept = items.flatMap((item) => {
    const localId = known.get(`${item.itemType} ${item.itemId}`);
    return localId === undefined ? [] : [{ ...item, itemId: localId }];
  });
  const lost = items.length - kept.length;
  const drafts = kept.filter(({ itemType }) => itemType === 'prompt').length;
  const said = [
    ...(lost === 0 ? [] : [`${counted(lost, 'work')} in it did not come along: works of other people stay where they are, and what failed is listed by itself.`]),
    ...(drafts === 0 ? [] : [`${counted(drafts, 'prompt')} in it will show there once you publish ${pluralWord(drafts, 'it', 'them')}.`]),
  ];
  return { kept, missing: said.join(' ') || null };
}

/** Imports a collection as a private one, with those of its works that were imported. */
export const takeCollection = ({ collections }: PortabilityContext, { items, id: _id, ...collection }: z.output<typeof portableCollection>, taking: Taking): Promise<Take> =>
  Promise.resolve(async (tx) => {
    const { kept, missing } = await here(tx, taking, items);
    return { localId: await collections.bring(tx, taking.ownerId, collection, kept), missing };
  });

/** Imports a folder as a private one in the same place of the tree. A folder whose parent was not imported comes to the top. */
export const takeFolder = ({ library }: PortabilityContext, { items, parentId, query, icon, color, id: _id, ...folder }: z.output<typeof portableFolder>, taking: Taking): Promise<Take> =>
  Promise.resolve(async (tx) => {
    const { kept, missing } = await here(tx, taking, items);
    const named = await localIds(tx, taking, [parentId, query?.prompt].flatMap((id) => id ?? []));
    const parent = parentId === null ? null : (named.get(`folder ${parentId}`) ?? null);
    const ofPrompt = query?.prompt && named.get(`prompt ${query.prompt}`);
    const asked = query && { ...query, ...(ofPrompt && { prompt: ofPrompt }) };
    return { localId: await library.bringFolder(tx, taking.ownerId, { ...folder, icon: icon ?? 'folder', color: color ?? 'violet', parentId: parent, query: asked }, kept), missing };
  });
