import type { FolderEntry, FolderItemType } from '#contracts/folders.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { LibraryContext } from '../library-context.ts';
import { creationCards } from '../queries/creation-cards.ts';

/** One item of a folder, with the sort key of its place. */
export interface PlacedItem {
  itemType: FolderItemType;
  itemId: string;
  place: string;
}

/** Keeps the items of a folder that a viewer may see. Viewers other than the owner see no unlisted prompt (docs/rules/keeping.md#public-folders). */
export async function shownItems(connection: Connection, context: LibraryContext, page: readonly PlacedItem[], { viewerId, own }: { viewerId: string | null; own: boolean }): Promise<FolderEntry[]> {
  const ids = (type: FolderItemType): string[] => page.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId);
  const [prompts, creations] = await Promise.all([context.prompts.cards(connection, ids('prompt'), viewerId), creationCards(connection, context, ids('creation'), viewerId)]);
  return page.flatMap(({ itemType, itemId }): FolderEntry[] => {
    if (itemType === 'creation') {
      const made = creations.get(itemId);
      return made ? [{ itemType, creation: made.creation }] : [];
    }
    const shown = prompts.get(itemId);
    return shown && (own || shown.reach !== 'link') ? [{ itemType, prompt: shown.card }] : [];
  });
}
