/** The chosen rows of an import's report, also of pages that are not loaded: all rows except the marked ones, or only the marked ones. */
export interface RowChoice {
  all: boolean;
  /** Ids of the marked rows: the rows that are left out if `all` is true, otherwise the chosen rows. */
  marked: ReadonlySet<string>;
}

export const EVERYTHING: RowChoice = { all: true, marked: new Set() };
export const NOTHING: RowChoice = { all: false, marked: new Set() };

export const isChosen = ({ all, marked }: RowChoice, rowId: string): boolean => marked.has(rowId) !== all;

/** Chooses one row of the import, or deselects it. */
export function withRow(choice: RowChoice, rowId: string, wanted: boolean): RowChoice {
  const marked = new Set(choice.marked);
  if (wanted === choice.all) marked.delete(rowId);
  else marked.add(rowId);
  return { ...choice, marked };
}

/** Counts the chosen rows of an import: the marked ones, or, when `all` is true, the `ready` rows that can be chosen minus the marked ones. */
export const chosenCount = ({ all, marked }: RowChoice, ready: number): number => (all ? ready - marked.size : marked.size);

/** Returns the chosen rows of an import as the API takes them. */
export const choiceBody = ({ all, marked }: RowChoice): { rowIds?: string[]; exceptRowIds?: string[] } => {
  if (!all) return { rowIds: [...marked] };
  return marked.size > 0 ? { exceptRowIds: [...marked] } : {};
};
