import { must } from '#contracts/must.ts';
import type { DraftField } from '#contracts/prompt-form.ts';
import { fieldOf } from '#contracts/variables/field-of.ts';
import { KeyBook } from '#contracts/variables/field-names.ts';
import { findLoose, findPlain, inOrder } from '#contracts/variables/find-variables.ts';
import { meets } from '#contracts/variables/occurrence.ts';
import type { Occurrence, Span, Syntax } from '#contracts/variables/occurrence.ts';

export interface Converted {
  /** The converted texts in the given order, with every variable as `{{key}}`. */
  texts: string[];
  fields: DraftField[];
  syntaxes: Syntax[];
  notes: string[];
  /** Pieces of the texts that look like variables in another notation. They were left as they are. */
  undecided: string[];
}

const NAMED_AT_MOST = 5;
const quoted = (words: readonly string[]): string => {
  const each = [...new Set(words)];
  const shown = each.slice(0, NAMED_AT_MOST).map((word) => (word.length > 60 ? `${word.slice(0, 59)}…` : word));
  return shown.join(', ') + (each.length > NAMED_AT_MOST ? ` and ${each.length - NAMED_AT_MOST} more` : '');
};

/** Returns the pieces of a text that look like variables and do not overlap with a converted one. */
function unusedIn(text: string, found: readonly Occurrence[], chosen: readonly Occurrence[]): string[] {
  const used = chosen.map(({ start, end }): Span => [start, end]);
  return found.filter(({ start, end }) => !meets(used, [start, end])).map(({ start, end }) => text.slice(start, end));
}

/**
 * Converts the variables of texts that belong together into fields. `{{a}}` and `${a}` are always variables. Brackets and similar signs count
 * as variables only where the texts have no others, or with `everything`. Other text stays as written.
 */
export function convertVariables(given: readonly string[], everything = false): Converted {
  const plain = given.map(findPlain);
  const loose = given.map(findLoose);
  const isPlain = !everything && plain.some(({ found }) => found.length > 0);
  const chosen = given.map((_, index) => inOrder([...(isPlain || everything ? must(plain[index], 'what was found').found : []), ...(isPlain ? [] : must(loose[index], 'what was found').found)]));
  const book = new KeyBook();
  const fields = new Map<string, DraftField>();
  const notes: string[] = [];

  const place = (occurrence: Occurrence, written: string): string => {
    if (occurrence.system) {
      if (written !== `{{${occurrence.system}}}`) notes.push(`${written} is now {{${occurrence.system}}}, which is filled in automatically.`);
      return `{{${occurrence.system}}}`;
    }
    const key = book.keyOf(occurrence.name);
    const made = `{{${key}}}`;
    const known = fields.get(key);
    if (!known) {
      const { field, notes: remarks } = fieldOf(key, occurrence);
      fields.set(key, field);
      if (written !== made) notes.push(`${quoted([written])} is now ${made}.`);
      notes.push(...remarks);
    } else if (occurrence.default && known.default !== undefined && String(known.default) !== occurrence.default) {
      notes.push(`${made} had a second default value, which was left out: ${quoted([occurrence.default])}.`);
    } else if (occurrence.default && known.default === undefined && !known.options) {
      fields.set(key, { ...fieldOf(key, { ...occurrence, name: occurrence.name }).field, label: known.label });
    }
    return made;
  };

  const texts = given.map((text, index) => {
    let made = '';
    let at = 0;
    for (const occurrence of must(chosen[index], 'the chosen variables')) {
      made += text.slice(at, occurrence.start) + place(occurrence, text.slice(occurrence.start, occurrence.end));
      at = occurrence.end;
    }
    return made + text.slice(at);
  });
  const left = plain.flatMap((each) => each.left);
  if (left.length > 0) notes.push(`Left as written: ${quoted(left)}.`);
  const unused = isPlain ? given.flatMap((text, index) => unusedIn(text, must(loose[index], 'what was found').found, must(chosen[index], 'the chosen variables'))) : [];
  if (unused.length > 0) notes.push(`Left as written, because the other variables look different: ${quoted(unused)}.`);
  const syntaxes = [...new Set(chosen.flat().map(({ syntax }) => syntax))];
  return { texts, fields: [...fields.values()], syntaxes: syntaxes.length > 0 ? syntaxes : ['none'], notes: [...new Set(notes)], undecided: [...new Set(unused)] };
}
