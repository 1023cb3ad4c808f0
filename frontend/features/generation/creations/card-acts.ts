import type { Creation } from '#contracts/creations.ts';

/** Functions that a creation's card or row calls when its user acts on it. */
export interface CardActs {
  /** Opens a creation. While some creations are selected, it selects this one, and with `range` all up to it. */
  open(creation: { id: string }, range: boolean): void;
  toggle(id: string, range: boolean): void;
  star(creation: Creation): void;
  remix(creation: Creation): void;
  animate(creation: Creation): void;
  collect(creation: Creation): void;
  download(creation: Creation): void;
  /** Moves a favourite by one position in the viewer's own order; null while the list has another order. */
  place: ((creation: Creation, by: -1 | 1) => void) | null;
  /** Opens the dialog that moves the creation into a folder. */
  move(creation: Creation): void;
  /** Makes the creation public (true) or private (false). */
  show(creation: Creation, open: boolean): void;
  trash(creation: Creation): void;
  /** Takes the creation out of the trash. */
  restore(creation: Creation): void;
}

/** Returns the address for another run like this creation: its prompt with the same inputs. Null without a prompt. */
export const remixAddress = ({ id, prompt }: Pick<Creation, 'id' | 'prompt'>): string | null => prompt && `/prompt/${prompt.slug}?from=${id}`;
