import { searchWords } from '#kernel/search-words.ts';
import type { StoredPart } from '../stored-parts.ts';

/** What a person reads of a message, without its tools. */
export const messageText = (parts: readonly StoredPart[]): string => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n\n');

/**
 * The words that a search finds a message by, for `array_to_tsvector(cast(? as text[]))`. A statement that ends a reply stores them together with
 * the status (docs/rules/chat.md#search); the table refuses a finished message without them.
 */
export const messageWords = (userId: string, parts: readonly StoredPart[]): string[] => searchWords(userId, [messageText(parts)]);
