import type { ResponseOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import type { convertText as endpoint } from '#contracts/prompt-import.ts';
import { draftOf } from '../domain/draft-of.ts';
import { titleFromText } from '../domain/formats/title-from-text.ts';
import { UnreadableFile } from '../domain/found-prompt.ts';
import type { Found, FoundPrompt } from '../domain/found-prompt.ts';
import { readFile } from './read-file.ts';

/** Tells whether a pasted text is a copied table: its first line has column names, and one of them is for prompts. */
function isTable(text: string): boolean {
  const [head = '', ...rest] = text.replace(/^\uFEFF/, '').split('\n', 2);
  const names = head.split(/[,;\t]/).map((name) => name.trim().replace(/^"|"$/g, '').toLowerCase());
  return rest.length > 0 && names.length > 1 && names.some((name) => name === 'prompt' || name === 'template');
}

/** Returns the first usable prompt of a pasted text, and the number of all prompts in it. */
async function firstOf(found: AsyncIterable<Found> | Iterable<Found>): Promise<{ first: Found | null; many: number }> {
  let first: Found | null = null;
  let many = 0;
  for await (const each of found) {
    many += 1;
    if (!first || ('refused' in first && !('refused' in each))) first = each;
  }
  return { first, many };
}

const inPlainWords = (text: string, ...notes: string[]): FoundPrompt => ({ row: 1, title: titleFromText(text), titled: false, text, notes });

/** Finds the prompt in a pasted text. JSON without a known prompt becomes a prompt itself, because prompts for pictures are often JSON. */
async function read(text: string) {
  const file = await readFile(isTable(text) ? 'pasted.csv' : '', Buffer.from(text));
  const { first, many } = await firstOf(file.found);
  if (!first) throw new UnreadableFile('This text contains no prompt.');
  if (file.format !== 'json' || !('refused' in first)) return { format: file.format, notes: file.notes, first, many };
  return { format: 'text' as const, notes: file.notes, first: inPlainWords(text, 'This JSON names no prompt, so its whole text became the prompt.'), many: 1 };
}

/** The prompt made of a pasted text, or the reason why there is none. */
export type Pasted = { made: ResponseOf<typeof endpoint> } | { refused: string };

/**
 * Makes a prompt of a pasted text: plain words, Markdown, or a piece of a file in any import format. Nothing is stored. With `variablesOnly`
 * the text is the template as it is, and everything that looks like a variable is converted.
 */
export async function convertPasted(text: string, variablesOnly: boolean): Promise<Pasted> {
  try {
    const file = variablesOnly ? { format: 'text' as const, notes: [], first: inPlainWords(text), many: 1 } : await read(text);
    const { content, reason, notes, syntaxes, undecided } = draftOf(file.first, variablesOnly);
    if (!content) return { refused: must(reason, 'the reason of a refusal') };
    // A pasted prompt is public by default, as a new one is. Only prompts of imported files are private at first.
    const opened = 'own' in file.first ? content : { ...content, visibility: 'public' as const };
    return { made: { format: file.format, syntaxes, content: opened, notes: [...file.notes, ...notes], undecided, prompts: file.many } };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message };
    throw error;
  }
}
