import type { Creation } from '#contracts/creations.ts';

/** What a card or a row can do with its creation. */
export interface CardActs {
  /** With `range`, all up to it while some are chosen. */
  open(creation: { id: string }, range: boolean): void;
  toggle(id: string, range: boolean): void;
  star(creation: Creation): void;
  remix(creation: Creation): void;
  animate(creation: Creation): void;
  collect(creation: Creation): void;
  download(creation: Creation): void;
  /** Moves a favourite by so many places in the own order; null where another order is shown. */
  place: ((creation: Creation, by: -1 | 1) => void) | null;
  /** Asks for a folder. */
  move(creation: Creation): void;
  /** Makes it public, or private. */
  show(creation: Creation, open: boolean): void;
  trash(creation: Creation): void;
}

/** Where a run like this one begins: at its prompt, with what was typed. */
export const remixAddress = ({ id, prompt }: Pick<Creation, 'id' | 'prompt'>): string | null => prompt && `/prompt/${prompt.slug}?from=${id}`;
