/** Statements whose SQL text is known only while the program runs, and why. Change such a statement rather than add it here. */
export const UNKNOWN_TEXTS: Record<string, { statements: number; because: string }> = {
  'modules/feedback/queries/list-issues.ts': { statements: 1, because: 'its conditions are a list that is spread into another' },
  'modules/library/commands/change-creations.ts': { statements: 1, because: 'its conditions come from the parsed filter; its test runs each of them' },
  'modules/library/commands/request-archive.ts': { statements: 1, because: 'its conditions come from the parsed filter; its test runs each of them' },
  'modules/library/queries/next-creations.ts': { statements: 1, because: 'its conditions come from the parsed filter; its test runs each of them' },
  'modules/library/queries/list-creations.ts': { statements: 3, because: 'its conditions come from the parsed filter; its test runs each of them' },
  'modules/library/folders/smart-folders.ts': { statements: 2, because: 'its conditions come from the parsed query of the folder; its test runs each of them' },
  'modules/library/queries/list-library.ts': { statements: 2, because: 'its conditions come from the parsed filter; its test runs each of them' },
  'modules/prompts/queries/list-prompts.ts': { statements: 2, because: 'its conditions come from the parsed filter; its test runs each of them' },
};

/** Columns that Postgres describes as nullable although they always hold a value, with the reason, by `<file>: <column>`. */
export const ALWAYS_FILLED: Record<string, string> = {
  'kernel/http/idempotency/run-write.ts: status': 'stored by the transaction that inserts the row',
  'kernel/http/idempotency/run-write.ts: headers': 'stored by the transaction that inserts the row',
  'kernel/http/idempotency/run-write.ts: body': 'stored by the transaction that inserts the row',
  'modules/generation/commands/attach-draft-samples.ts: text_checksum': 'a check constraint: a sample has a version or a checksum',
  'modules/generation/commands/show-starter-samples.ts: generation_id': 'a sample that is running names its run',
  'modules/moderation/queries/get-review-file.ts: version': 'a decision about a version has its number',
  'modules/selling/queries/creator-performance.ts: id': 'a full join by prompt: at least one side has it',
  'modules/reviews/commands/take-down-words.ts: body': 'only a deleted comment has no words',
  'modules/reviews/queries/standing-words.ts: excerpt': 'only a deleted comment has no words',
  'modules/packs/queries/list-packs.ts: place': 'a published pack has the time of its publication, and one on sale has its discount',
  'modules/prompt-import/commands/accept-import.ts: content': 'a ready row has content',
  'modules/prompt-import/commands/accept-import.ts: length': 'a ready row has content',
  'modules/prompts/commands/refresh-terms.ts: latestAt': 'a published prompt has the time of its publication',
  'modules/wallet/queries/activity.ts: amount': 'a settled hold has what it captured',
  'modules/wallet/queries/violations.ts: detail': 'the wallets and entries that it reads have an owner',
};
