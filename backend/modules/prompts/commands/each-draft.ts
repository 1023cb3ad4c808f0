import type { BulkOutcome } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';

const TITLES = `
  select p.id, coalesce(nullif(d.content ->> 'title', ''), nullif(p.title, ''), 'Untitled prompt') as title
  from prompts p left join prompt_drafts d on d.prompt_id = p.id where p.owner_id = :userId and p.id = any(:ids::uuid[])`;

/**
 * Runs a bulk action on own prompts one by one, in the order of their ids, so that two bulk actions never deadlock. Each prompt has a
 * savepoint: a refusal undoes only what was written for this prompt. Prompts of other people and deleted ones get the same refusal.
 * @returns for each prompt what became of it
 */
export async function eachDraft(tx: Tx, userId: string, ids: readonly string[], act: (promptId: string) => Promise<BulkOutcome['outcome']>): Promise<BulkOutcome[]> {
  const wanted = [...new Set(ids)].sort();
  const titles = new Map((await rows<{ id: string; title: string }>(tx, TITLES, { userId, ids: wanted })).map(({ id, title }) => [id, title]));
  const results: BulkOutcome[] = [];
  for (const promptId of wanted) results.push({ promptId, title: titles.get(promptId) ?? 'A prompt that is gone', ...(await outcomeOf(tx, () => act(promptId))) });
  return results;
}

async function outcomeOf(tx: Tx, act: () => Promise<BulkOutcome['outcome']>): Promise<Pick<BulkOutcome, 'outcome' | 'message' | 'more'>> {
  await rows(tx, 'savepoint one_draft');
  try {
    const outcome = await act();
    await rows(tx, 'release savepoint one_draft');
    return { outcome, message: null, more: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.kind === 'internal') throw error;
    await rows(tx, 'rollback to savepoint one_draft');
    const [message = error.message, ...more] = error.issues?.map((issue) => issue.message) ?? [];
    return { outcome: 'refused', message, more };
  }
}
