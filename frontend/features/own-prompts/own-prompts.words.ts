import { BULK_PUBLISH_PER_DAY } from '#contracts/prompt-drafts.ts';

/** bulk-bar.tsx */
export const BULK_BAR = {
  deleteText: 'Drafts that were never published are deleted for good. Published prompts stay.',
  publishTitle: (count: number) => `Publish ${count === 1 ? 'this prompt' : `these ${count} prompts`}?`,
  publishText: (tooMany: boolean, count: number) => `Up to ${BULK_PUBLISH_PER_DAY} prompts a day can be published in bulk.${tooMany ? ` You selected ${count.toLocaleString('en-US')}.` : ' Each is checked like a single one. Free prompts are public at once, paid ones go to review. Those that are not ready stay drafts, and you read why.'}`,
  categoryTitle: (prompts: string) => `Set the category of ${prompts}`,
  categoryText: 'Prompts of another content type stay as they are.',
};

/** bulk-report.tsx */
export const BULK_REPORT = {
  description: (leftToday: number) => `${leftToday} more can be published in bulk today.`,
  notReached: (problem: string) => `${problem} They are still selected.`,
};

/** own-prompts-view.tsx */
export const OWN_PROMPTS_VIEW = {
  emptyText: 'Drafts, imported prompts and published ones are listed here.',
  noMatchText: 'Try fewer words or another filter.',
};

/** use-bulk.ts */
export const USE_BULK = {
  failed: 'The server did not answer.',
};
