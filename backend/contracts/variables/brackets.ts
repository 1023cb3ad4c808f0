import { must } from '../must.ts';
import { allCode } from './code-spans.ts';
import { within } from './occurrence.ts';
import type { Findings, Occurrence } from './occurrence.ts';

// Matches a variable in brackets, `[text]`, that is not part of a link, a reference or its target, a picture, an array index or a footnote.
const PLACE = /(?<![\w\]!\\)$])\[([^[\]\n^]{2,120})\](?![([:\w])/g;
const CAPITALS = /^[A-Z][A-Z0-9 _/&'’,.()#-]*$/;
const ASKING = /^(?:insert|your|enter|describe|paste|specify|fill in|type in)\s+\S/i;
// Matches formats of dates and times in brackets, such as `[YYYY-MM-DD]`, which are no variables.
const FORMAT = /^[YMDHSWT\d\s:./-]+$/;
/** Usual headings and marks in brackets, which are no variables. */
const MARKS = new Set(
  ('INST SYS NOTE NOTES WARNING IMPORTANT OPTIONAL VERSE CHORUS PRE-CHORUS BRIDGE INTRO OUTRO DROP HOOK END START BEGIN SYSTEM USER ' +
    'ASSISTANT OUTPUT INPUT CONTEXT TODO TBD N/A REDACTED MASK PAD CLS SEP UNK OK YES NO').split(' '),
);

function parse(inner: string): Pick<Occurrence, 'name' | 'default' | 'options'> | null {
  if (ASKING.test(inner)) return { name: inner };
  const [head = '', ...others] = inner.split(':');
  const name = head.trim();
  const rest = others.join(':').trim();
  const letters = name.replace(/[^A-Z]/g, '').length;
  if (!CAPITALS.test(name) || letters < 2 || MARKS.has(name) || FORMAT.test(name)) return null;
  // [READY / BLOCKED] and [P0/P1] list possible answers. They are no variables.
  if (name.includes(' / ') || name.split('/').length > 1 && name.split('/').every((part) => part.length <= 3)) return null;
  if (others.length === 0) return { name };
  if (rest === '') return null;
  return rest.includes('|') ? { name, options: rest.split('|').map((option) => option.trim()).filter(Boolean) } : { name, default: rest };
}

/** Finds variables in brackets: `[TOPIC]`, `[TONE: warm|dry]` and `[insert your topic]`, but not links, checkboxes, code and usual headings. */
export function brackets(text: string): Findings {
  const code = allCode(text);
  const found: Occurrence[] = [];
  for (const match of text.matchAll(PLACE)) {
    const parsed = within(code, match.index) ? null : parse(must(match[1], 'the text in brackets').trim());
    if (parsed) found.push({ ...parsed, syntax: 'brackets', start: match.index, end: match.index + match[0].length });
  }
  return { found, left: [] };
}
