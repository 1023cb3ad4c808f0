/**
 * In SQL: a run that delivered something to keep (docs/rules/keeping.md#creation). A stopped text keeps the words that were written. An
 * improvement is words for a draft, a review run belongs to the review, and a reply to its chat.
 */
export const IS_CREATION = `run_source not in ('improve', 'review', 'chat') and (status in ('succeeded', 'partial')
  or (status = 'cancelled' and (delivered > 0 or coalesce(output_text, '') <> '')))`;

/** In SQL: the run was not deleted for ever. It may be in the trash. */
export const IS_KEPT = '(deleted_at is null or trashed_at is not null)';
