import type { CollectionItemType } from '#contracts/collections.ts';
import type { PublicCreation } from '#contracts/creations.ts';
import type { PackCard } from '#contracts/packs.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { CollectionsContext } from '../collections-context.ts';

export interface Work {
  itemType: CollectionItemType;
  itemId: string;
}

/** The works that a person may see, by id. */
export interface ShownWorks {
  /** The card of a prompt; `undefined` when the person may not see it. `inside` says that they own the collection or contribute to it, and so see unlisted prompts. */
  prompt(id: string, inside: boolean): PromptCard | undefined;
  creation(id: string): PublicCreation | undefined;
  pack(id: string): PackCard | undefined;
  /** Whether the person may see this work. `inside` says that the person owns the collection or contributes to it. */
  has(work: Work, inside: boolean): boolean;
}

/** Those of these works that a person may see, by one call for each type (docs/rules/keeping.md#collection-items). Null means a visitor. */
export async function shownWorks(connection: Connection, { prompts, creations, packs }: Pick<CollectionsContext, 'prompts' | 'creations' | 'packs'>, works: readonly Work[], viewerId: string | null): Promise<ShownWorks> {
  const ids = (type: CollectionItemType): string[] => [...new Set(works.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId))];
  const cards = await prompts.cards(connection, ids('prompt'), viewerId);
  const made = await creations.cards(connection, ids('creation'), viewerId);
  const sold = await packs.cards(connection, ids('pack'), viewerId);
  const shown: ShownWorks = {
    prompt(id, inside) {
      const found = cards.get(id);
      return found && (inside || found.reach !== 'link') ? found.card : undefined;
    },
    creation: (id) => made.get(id)?.creation,
    pack: (id) => sold.get(id),
    has: ({ itemType, itemId }, inside) => (itemType === 'prompt' ? shown.prompt(itemId, inside) : shown[itemType](itemId)) !== undefined,
  };
  return shown;
}
