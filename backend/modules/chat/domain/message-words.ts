import { searchWords } from '#kernel/search-words.ts';
import type { StoredPart } from '../stored-parts.ts';

/** The text of a message that a person reads, without its tool calls. */
export const messageText = (parts: readonly StoredPart[]): string => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n\n');

/**
 * The search words of a message, for `array_to_tsvector(cast(? as text[]))`. A statement that ends a reply stores them with the status
 * (docs/rules/chat.md#search). The table refuses a finished message without them.
 */
export const messageWords = (userId: string, parts: readonly StoredPart[]): string[] => searchWords(userId, [messageText(parts)]);
