/** Which rows of a report are chosen, whether or not their pages are loaded: all rows except the marked ones, or only the marked ones. */
export interface RowChoice {
  all: boolean;
  /** Ids of the rows that are left out if `all` is true, otherwise of the chosen rows. */
  marked: ReadonlySet<string>;
}

export const EVERYTHING: RowChoice = { all: true, marked: new Set() };
export const NOTHING: RowChoice = { all: false, marked: new Set() };

export const isChosen = ({ all, marked }: RowChoice, rowId: string): boolean => marked.has(rowId) !== all;

/** Adds one row to the choice, or takes it out. */
export function withRow(choice: RowChoice, rowId: string, wanted: boolean): RowChoice {
  const marked = new Set(choice.marked);
  if (wanted === choice.all) marked.delete(rowId);
  else marked.add(rowId);
  return { ...choice, marked };
}

/** Counts the chosen rows: the marked ones, or, when `all` is true, the `ready` rows that can be chosen minus the marked ones. */
export const chosenCount = ({ all, marked }: RowChoice, ready: number): number => (all ? ready - marked.size : marked.size);

/** The choice as the API takes it. */
export const choiceBody = ({ all, marked }: RowChoice): { rowIds?: string[]; exceptRowIds?: string[] } => {
  if (!all) return { rowIds: [...marked] };
  return marked.size > 0 ? { exceptRowIds: [...marked] } : {};
};
