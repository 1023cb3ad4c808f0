import type { Creation } from '#contracts/creations.ts';

/** Functions that a card or row calls for its creation. */
export interface CardActs {
  /** Opens a creation; while some are selected, `range` selects all up to it. */
  open(creation: { id: string }, range: boolean): void;
  toggle(id: string, range: boolean): void;
  star(creation: Creation): void;
  remix(creation: Creation): void;
  animate(creation: Creation): void;
  collect(creation: Creation): void;
  download(creation: Creation): void;
  /** Moves a favourite by this many positions in the viewer's order; null in another order. */
  place: ((creation: Creation, by: -1 | 1) => void) | null;
  /** Opens the dialog for choosing a folder. */
  move(creation: Creation): void;
  /** Makes it public or private. */
  show(creation: Creation, open: boolean): void;
  trash(creation: Creation): void;
}

/** Address for another run like this one: the prompt with these inputs. */
export const remixAddress = ({ id, prompt }: Pick<Creation, 'id' | 'prompt'>): string | null => prompt && `/prompt/${prompt.slug}?from=${id}`;
