import { blankDraft, TEMPLATE_LIMIT, TITLE_MAX } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';

/** A draft prompt whose text is the words of a reply, named by the chat. */
export const draftOf = (title: string, text: string): DraftContent => ({ ...blankDraft('text'), title: title.slice(0, TITLE_MAX), template: text.slice(0, TEMPLATE_LIMIT) });
