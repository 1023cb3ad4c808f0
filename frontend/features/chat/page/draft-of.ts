import { blankDraft, TEMPLATE_LIMIT, TITLE_MAX } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';

/** A draft prompt with a reply's text as its template, named after the chat. */
export const draftOf = (title: string, text: string): DraftContent => ({ ...blankDraft('text'), title: title.slice(0, TITLE_MAX), template: text.slice(0, TEMPLATE_LIMIT) });
