/** SQL for the state of a prompt `p` as its author sees it. A prompt with a reviewer's note and no waiting version was sent back. */
export const PROMPT_STATE = `
  case when p.status in ('removed', 'rejected') then p.status when p.pending_version_id is not null then 'in_review'
    when p.review_note is not null then 'sent_back' else p.status end`;
