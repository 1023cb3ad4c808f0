/** How a prompt `p` stands for its author, as SQL. A note without a version that waits means that the reviewer asked for changes. */
export const PROMPT_STATE = `
  case when p.status in ('removed', 'rejected') then p.status when p.pending_version_id is not null then 'in_review'
    when p.review_note is not null then 'sent_back' else p.status end`;
