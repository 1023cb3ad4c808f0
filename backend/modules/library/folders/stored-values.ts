import { smartQuery } from '#contracts/folders.ts';
import type { SmartQuery } from '#contracts/folders.ts';
import type { FolderRow } from './folder-row.ts';

/** The stored query of a smart folder; null for other folders, and for a query that the product no longer understands. */
export const queryOf = ({ query }: Pick<FolderRow, 'query'>): SmartQuery | null => (query === null ? null : (smartQuery.safeParse(query).data ?? null));

/** The folder's own default values for the inputs of runs. */
export const inputsOf = ({ default_inputs: inputs }: FolderRow): Record<string, string> =>
  Object.fromEntries(Object.entries<unknown>({ ...inputs }).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
