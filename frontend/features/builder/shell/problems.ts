import { useContext, createContext } from 'react';
import type { Issue } from '#contracts/errors.ts';
import { useDraftIssues } from '../draft-store.ts';

/** Which problems are shown at their place: those of touched parts, or all once the author asked. */
export interface ShownProblems {
  all: boolean;
  touched: ReadonlySet<string>;
  touch(part: string): void;
  showAll(): void;
}

export const ShownProblemsContext = createContext<ShownProblems>({ all: false, touched: new Set(), touch: () => undefined, showAll: () => undefined });

export const useShownProblems = (): ShownProblems => useContext(ShownProblemsContext);

/** The problem to show at a part of the content: the first one, once the author has left the part or asked for all. */
export function useProblemAt(...path: Issue['path']): string | undefined {
  const { all, touched } = useShownProblems();
  const [issue] = useDraftIssues(...path);
  return issue && (all || touched.has(String(path[0]))) ? issue.message : undefined;
}
