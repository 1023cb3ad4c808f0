import type { BulkOutcome } from '#contracts/prompt-drafts.ts';

export interface BulkProgress {
  done: number;
  of: number;
}

interface Parts {
  ids: readonly string[];
  /** Largest number of prompt ids that one request may hold. */
  size: number;
  act(ids: string[]): Promise<BulkOutcome[]>;
  onProgress(progress: BulkProgress): void;
}

/**
 * Sends a long selection of prompts in requests of `size` ids, one after the other. It stops at a request that fails; `left` holds the ids
 * that were not processed.
 */
export async function inParts({ ids, size, act, onProgress }: Parts): Promise<{ results: BulkOutcome[]; left: string[]; error: unknown }> {
  const results: BulkOutcome[] = [];
  for (let at = 0; at < ids.length; at += size) {
    onProgress({ done: at, of: ids.length });
    try {
      results.push(...(await act(ids.slice(at, at + size))));
    } catch (error) {
      return { results, left: ids.slice(at), error };
    }
  }
  return { results, left: [], error: null };
}

/** Returns what stays selected after a deletion or publication: the prompts that were not tried, and the refused ones. */
export function stillSelected(before: ReadonlySet<string>, results: readonly BulkOutcome[]): ReadonlySet<string> {
  const gone = new Set(results.filter(({ outcome }) => outcome !== 'refused').map(({ promptId }) => promptId));
  return new Set([...before].filter((id) => !gone.has(id)));
}

/**
 * Sorts the selected prompts as the list shows them, then those on pages that are not loaded, and last those that the server refused during
 * this visit. Otherwise publishing the first prompts of a large selection would try the refused ones again.
 */
export function inPublishOrder(selected: ReadonlySet<string>, shown: readonly string[], refused: ReadonlySet<string>): string[] {
  const listed = new Set([...shown.filter((id) => selected.has(id)), ...selected]);
  return [...listed].sort((a, b) => Number(refused.has(a)) - Number(refused.has(b)));
}

/** Says what happened to the selected prompts: "3 published, 2 sent to review", and "3 of 5 published" when some stay as they are. */
export function resultWords(results: readonly BulkOutcome[], done: string, notTried = 0): string {
  const count = (outcome: BulkOutcome['outcome']): number => results.filter((result) => result.outcome === outcome).length;
  const parts = [[count('done'), done], [count('published'), 'published'], [count('in_review'), 'sent to review']] as const;
  const [first = [0, done], ...rest] = parts.filter(([number]) => number > 0);
  const all = results.length + notTried;
  const unchanged = count('refused') + notTried;
  return [`${first[0]}${unchanged > 0 ? ` of ${all}` : ''} ${first[1]}`, ...rest.map(([number, words]) => `${number} ${words}`)].join(', ');
}
