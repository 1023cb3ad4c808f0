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

/**
 * Returns what stays selected after a deletion or publication: prompts that were not tried, and behind them the refused ones. Otherwise
 * publishing the first prompts of a large selection would try the refused ones again.
 */
export function stillSelected(before: ReadonlySet<string>, results: readonly BulkOutcome[]): ReadonlySet<string> {
  const tried = new Set(results.map(({ promptId }) => promptId));
  const refused = results.filter(({ promptId, outcome }) => outcome === 'refused' && before.has(promptId)).map(({ promptId }) => promptId);
  return new Set([...[...before].filter((id) => !tried.has(id)), ...refused]);
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
