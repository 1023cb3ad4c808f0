import type { FormInputs, InputValue } from '#contracts/prompt-form.ts';
import { firstLine } from './words.ts';

const NAME_CHARACTERS = 80;
/** The first characters of each input value that the name of a run is taken from. The rest of a long text is not needed. */
const SOURCE_CHARACTERS = 240;
const MOST_PARTS = 3;
/** Names of the fields that say what a run is about. The stored order of inputs says nothing, because `jsonb` sorts its keys by length. */
const SUBJECTS = ['topic', 'subject'] as const;

/** Input values that say nothing about a run and are left out of its name: the id of an upload, a colour, a date. */
const SILENT = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|#[0-9a-f]{3,8}|\d{4}-\d\d-\d\d)$/i;

/**
 * Names a run by what its owner typed, in one line of at most 80 characters: what it is about, then sentences, single words, and numbers. `inputs`
 * must be stored inputs, which contain no constants of the author. Null when no input has words or numbers.
 */
export function runName(inputs: FormInputs): string | null {
  const subject = SUBJECTS.find((key) => wordsOf(inputs[key]).length > 0);
  const parts = Object.entries(inputs).filter(([key]) => key !== subject).flatMap(([, value]) => wordsOf(value));
  const rank = (part: string): number => (part.includes(' ') ? 0 : /[^\d.,\s-]/.test(part) ? 1 : 2);
  const best = [...(subject === undefined ? [] : wordsOf(inputs[subject])), ...parts.sort((a, b) => rank(a) - rank(b))].slice(0, MOST_PARTS);
  return best.length === 0 ? null : firstLine(best.join(' · '), NAME_CHARACTERS);
}

function wordsOf(value: InputValue): string[] {
  if (typeof value === 'number') return [value.toLocaleString('en-US')];
  if (typeof value === 'string') {
    const line = value.slice(0, SOURCE_CHARACTERS).replace(/\s+/g, ' ').trim();
    return line === '' || SILENT.test(line) ? [] : [line];
  }
  if (!Array.isArray(value) || value.length === 0) return [];
  if (value.every((item) => typeof item === 'string')) return wordsOf(value.filter((item) => !SILENT.test(item)).slice(0, 12).join(', '));
  // A list of rows gives the run's name its first cell with words in it.
  const [first] = value.slice(0, 12).flatMap((row) => (typeof row === 'object' ? Object.values(row) : [])).flatMap((cell) => (typeof cell === 'string' ? wordsOf(cell) : []));
  return first === undefined ? [] : [first];
}
