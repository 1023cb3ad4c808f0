/**
 * SQL condition: the run is a creation, which delivered something to keep (docs/rules/keeping.md#creation). A stopped text with words is one.
 * Improvements, review runs and chat replies are none, because a draft, a review or a chat shows them.
 */
export const IS_CREATION = `run_source not in ('improve', 'review', 'chat') and (status in ('succeeded', 'partial')
  or (status = 'cancelled' and (delivered > 0 or coalesce(output_text, '') <> '')))`;

/** SQL condition: the run was not deleted for ever. It may lie in the trash. */
export const IS_KEPT = '(deleted_at is null or trashed_at is not null)';
