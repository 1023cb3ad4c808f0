import { draftProblems } from '#contracts/draft-problems.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import { one } from '#contracts/must.ts';
import { BULK_PUBLISH_PER_DAY } from '#contracts/prompt-drafts.ts';
import type { BulkOutcome } from '#contracts/prompt-drafts.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { bulkLimitReached } from '../prompts.errors.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { storedPromptDraft } from '../queries/stored-prompt-draft.ts';
import { ownPrompt } from '../queries/own-prompt.ts';
import { eachDraft } from './each-draft.ts';
import { publishDraft } from './publish-draft.ts';

// Locks the row that counts a person's bulk publications of a day, so that two requests at once share one limit.
const BEGIN = `
  insert into prompt_bulk_publications (user_id, day, published) values (:userId, :day, 0)
  on conflict (user_id, day) do update set published = prompt_bulk_publications.published returning published`;
const COUNT = 'update prompt_bulk_publications set published = :published where user_id = :userId and day = :day';

/**
 * Publishes or submits several saved drafts, each with the checks of a single publication. A draft that resembles another prompt, or works
 * less often than the published version, is refused: its author has to read the warning first. At most 20 drafts of a person are published so
 * in a UTC day.
 */
export async function bulkPublish(tx: Tx, context: PromptsContext, userId: string, ids: readonly string[], patterns: PatternCheck): Promise<{ results: BulkOutcome[]; leftToday: number }> {
  await askAllPatterns(tx, userId, ids, patterns);
  const day = utcDay(context.clock.now());
  const today = one(await rows<{ published: number }>(tx, BEGIN, { userId, day }));
  let { published } = today;
  const results = await eachDraft(tx, userId, ids, async (promptId) => {
    if (published >= BULK_PUBLISH_PER_DAY) throw bulkLimitReached();
    const { revision } = await storedPromptDraft(tx, await ownPrompt(tx, promptId, userId));
    const { outcome } = await publishDraft(tx, context, userId, promptId, { revision, changeNote: '' }, patterns);
    published += 1;
    return outcome;
  });
  await rows(tx, COUNT, { userId, day, published });
  return { results, leftToday: BULK_PUBLISH_PER_DAY - published };
}

/** Asks the pattern engine about the regular expressions of all drafts at once. Asked draft by draft, the transaction would start again for each of them. */
async function askAllPatterns(tx: Tx, userId: string, ids: readonly string[], patterns: PatternCheck): Promise<void> {
  const asking: PatternCheck = { problem: (pattern) => patterns.problem(pattern), verdict: (pattern, text) => patterns.verdict(pattern, text), complete: () => undefined };
  const found = await rows<{ content: Parameters<typeof draftProblems>[0] }>(
    tx, 'select d.content from prompt_drafts d join prompts p on p.id = d.prompt_id where p.owner_id = :userId and p.id = any(:ids::uuid[])', { userId, ids: [...ids] },
  );
  for (const { content } of found) draftProblems(content, asking);
  patterns.complete();
}
