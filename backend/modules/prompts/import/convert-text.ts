import type { ResponseOf } from '#contracts/endpoint.ts';
import type { convertText as endpoint } from '#contracts/prompt-import.ts';
import { draftOf } from './domain/draft-of.ts';
import { UnreadableFile } from './domain/found-prompt.ts';
import type { Found } from './domain/found-prompt.ts';
import { notConvertible } from './import.errors.ts';
import { readFile } from './read/read-file.ts';

const CSV_HEADER = /^\uFEFF?"?act"?,"?prompt"?,/i;

/** The first prompt that can be used, and how many there are. */
async function firstOf(found: AsyncIterable<Found> | Iterable<Found>): Promise<{ first: Found | null; many: number }> {
  let first: Found | null = null;
  let many = 0;
  for await (const each of found) {
    many += 1;
    if (!first || ('refused' in first && !('refused' in each))) first = each;
  }
  return { first, many };
}

/**
 * Reads pasted text as a prompt: plain words, Markdown, or a piece of a file in any format that is imported. Nothing is stored.
 * @throws AppError not_convertible with the reason
 */
export async function convertText(text: string): Promise<ResponseOf<typeof endpoint>> {
  try {
    const file = await readFile(CSV_HEADER.test(text) ? 'pasted.csv' : '', Buffer.from(text));
    const { first, many } = await firstOf(file.found);
    if (!first) throw notConvertible('There is no prompt in this text.');
    const { content, reason, notes, syntaxes } = draftOf(first);
    if (!content) throw notConvertible(reason!);
    // What is worked on at once begins like any new prompt; only what comes in by the dozen is kept private until somebody says otherwise.
    const opened = 'own' in first ? content : { ...content, visibility: 'public' as const };
    return { format: file.format, syntaxes, content: opened, notes: [...file.notes, ...notes], prompts: many };
  } catch (error) {
    throw error instanceof UnreadableFile ? notConvertible(error.message) : error;
  }
}
