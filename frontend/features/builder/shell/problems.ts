import { useContext, createContext } from 'react';
import type { Issue } from '#contracts/errors.ts';
import { useDraftIssues } from '../draft-store.ts';

/** Which problems of a draft are shown at their place: those of touched parts, or all after the author asked for all. */
export interface ShownProblems {
  all: boolean;
  touched: ReadonlySet<string>;
  touch(part: string): void;
  showAll(): void;
}

export const ShownProblemsContext = createContext<ShownProblems>({ all: false, touched: new Set(), touch: () => undefined, showAll: () => undefined });

export const useShownProblems = (): ShownProblems => useContext(ShownProblemsContext);

/** Returns the first problem of a part of the draft, when the author has left that part or asked for all problems; undefined otherwise. */
export function useProblemAt(...path: Issue['path']): string | undefined {
  const { all, touched } = useShownProblems();
  const [issue] = useDraftIssues(...path);
  return issue && (all || touched.has(String(path[0]))) ? issue.message : undefined;
}
