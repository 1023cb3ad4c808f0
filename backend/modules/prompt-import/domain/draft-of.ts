import { must } from '#contracts/must.ts';
import { blankDraft, DRAFT_BODY_BYTES, draftContent, TAG_LIMIT, TEMPLATE_LIMIT, TITLE_MAX, TITLE_MIN } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField } from '#contracts/prompt-form.ts';
import { categoriesOf } from '#contracts/prompts.ts';
import type { Category } from '#contracts/prompts.ts';
import { VARIABLE_PATTERN } from '#contracts/template-variables.ts';
import type { Syntax } from '#contracts/variables/occurrence.ts';
import { unstorableTexts } from '#kernel/unstorable-texts.ts';
import type { Found, FoundPrompt } from './found-prompt.ts';
import { titleFromText } from './formats/title-from-text.ts';
import { tidyLine, tidyText } from './tidy-text.ts';
import { convertVariables } from './variables/convert-variables.ts';

/** An imported text with more characters is refused before a pattern reads it. Tidying shortens a text by less than half, so it would still be too long. */
const RAW_LIMIT = 2 * TEMPLATE_LIMIT;
const DESCRIPTION_MAX = 5_000;
/** The most characters of an imported title, description or tag that are read. */
const SHORT_LENGTH = 1_000;
const TAGS_READ = 100;
const REASON_LENGTH = 300;
/** The most notes that are kept for one prompt: a text of nothing but variables would make notes of twenty times its size. */
const NOTES_MAX = 30;
const FIELDS_MAX = 60;
const PUBLISHED_FIELDS_MAX = 30;

export interface MadeDraft {
  title: string;
  notes: string[];
  syntaxes: Syntax[];
  /** Pieces of the text that look like variables in another notation than the other variables. They were not converted. */
  undecided: string[];
  /** The content of the draft; null when the prompt cannot become one, and then `reason` is set. */
  content: DraftContent | null;
  reason: string | null;
}

const noted = (notes: readonly string[]): string[] =>
  notes.length <= NOTES_MAX ? [...notes] : [...notes.slice(0, NOTES_MAX), `There are ${figure(notes.length - NOTES_MAX)} more notes like these.`];
const figure = (value: number): string => value.toLocaleString('en-US');

/** Returns the content type (text, image or video) for the name in the file. TEXT and STRUCTURED of prompts.chat become text. */
function typeOf(given: string, notes: string[]): DraftContent['contentType'] {
  const type = given.slice(0, SHORT_LENGTH).trim().toLowerCase();
  if (type === 'image' || type === 'video') return type;
  if (!['', 'text', 'structured', 'chat', 'string'].includes(type)) notes.push(`The type "${tidyLine(given.slice(0, 200)).slice(0, 40)}" is unknown, so it became a text prompt.`);
  return 'text';
}

function tagsOf(given: readonly string[], notes: string[]): string[] {
  const read = given.slice(0, TAGS_READ).map((tag) => tag.slice(0, SHORT_LENGTH));
  const each = [...new Set(read.map((tag) => tidyLine(tag)).filter((tag) => tag !== '' && tag.length <= 40))];
  if (each.length > TAG_LIMIT || given.length > read.length || each.length < new Set(read.filter((tag) => tag.trim() !== '')).size) notes.push(`Some tags were left out: ${TAG_LIMIT} of up to 40 characters fit.`);
  return each.slice(0, TAG_LIMIT);
}

/** Returns why a title of the file is refused, or null. A title that the importer made itself is shortened instead. */
function titleProblem(title: string): string | null {
  if (title === '') return 'It has no title.';
  if (title.length < TITLE_MIN) return `The title "${title}" is shorter than ${TITLE_MIN} characters.`;
  return title.length > TITLE_MAX ? `The title has ${figure(title.length)} characters; the limit is ${TITLE_MAX}.` : null;
}

const refused = (title: string, reason: string, notes: string[] = []): MadeDraft => ({ title: title.slice(0, 200), reason: reason.slice(0, REASON_LENGTH), notes: noted(notes), syntaxes: ['none'], undecided: [], content: null });

const tooLong = (what: string, length: number, limit = TEMPLATE_LIMIT): string => `${what} has ${figure(length)} characters; the limit is ${figure(limit)}.`;

/** Refuses imported texts that are too long by their length alone, before a pattern reads them. */
function lengthProblem({ title, titled, text, system = '' }: FoundPrompt): string | null {
  if (titled && title.length > SHORT_LENGTH) return tooLong('The title', title.length, TITLE_MAX);
  if (text.length > RAW_LIMIT) return tooLong('The text', text.length);
  return system.length > RAW_LIMIT ? tooLong('The system text', system.length) : null;
}

/** Returns why an imported prompt cannot become a draft, or null. It runs before the variables are read. */
function foreignProblem(found: FoundPrompt, title: string, text: string, system: string): string | null {
  const problem = found.titled ? titleProblem(title) : null;
  if (problem) return problem;
  if (text.trim() === '') return 'There is no text.';
  if (text.length > TEMPLATE_LIMIT) return tooLong('The text', text.length);
  return system.length > TEMPLATE_LIMIT ? tooLong('The system text', system.length) : null;
}

function foreign(found: FoundPrompt, everything: boolean): MadeDraft {
  let title = tidyLine(found.title.slice(0, SHORT_LENGTH));
  const overlong = lengthProblem(found);
  if (overlong) return refused(title, overlong, found.notes);
  const tidied = tidyText(found.text);
  const system = tidyText(found.system ?? '').text;
  const notes = [...found.notes, ...tidied.notes];
  const problem = foreignProblem(found, title, tidied.text, system);
  if (problem) return refused(title, problem, notes);
  const converted = convertVariables(system.trim() === '' ? [tidied.text] : [tidied.text, system], everything);
  const [template, systemTemplate] = converted.texts as [string, string?];
  if (!found.titled && found.title === titleFromText(found.text)) title = tidyLine(titleFromText(inWords(template, converted.fields)));
  if (title.length > TITLE_MAX) {
    title = `${title.slice(0, TITLE_MAX - 1).trimEnd()}…`;
    notes.push('The title was shortened.');
  }
  if (Math.max(template.length, systemTemplate?.length ?? 0) > TEMPLATE_LIMIT) {
    return refused(title, `With its variables converted the text is longer than ${figure(TEMPLATE_LIMIT)} characters.`, notes);
  }
  if (converted.fields.length > FIELDS_MAX) return refused(title, `It has ${converted.fields.length} variables; ${FIELDS_MAX} fit into a draft.`, notes);
  if (converted.fields.length > PUBLISHED_FIELDS_MAX) notes.push(`It has ${converted.fields.length} fields; ${PUBLISHED_FIELDS_MAX} may be published.`);
  const contentType = typeOf(found.type ?? '', notes);
  const description = tidyText((found.description ?? '').slice(0, 2 * DESCRIPTION_MAX)).text;
  const firstLine = tidyLine(description.split('\n')[0] ?? '');
  if (description.length > DESCRIPTION_MAX) notes.push('The description was shortened to 5,000 characters.');
  const category = tidyLine((found.category ?? '').slice(0, SHORT_LENGTH)).toLowerCase().replace(/[\s_]+/g, '-');
  const content: DraftContent = {
    ...blankDraft(contentType),
    title, template, systemTemplate: systemTemplate ?? null, visibility: 'private', description: description.slice(0, DESCRIPTION_MAX), tags: tagsOf(found.tags ?? [], notes),
    oneLiner: firstLine.length <= 160 ? firstLine : '', category: categoriesOf(contentType).includes(category) ? (category as Category) : null,
    ...(found.language !== undefined && /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/.test(found.language) ? { language: found.language } : {}),
    form: { sections: [{ title: '', fields: converted.fields }] },
  };
  return { ...checked(content, title, [...notes, ...converted.notes], converted.syntaxes), undecided: converted.undecided };
}

/** Replaces the variables of a template by the names of their fields, so that a title made of the text reads well. */
function inWords(template: string, fields: readonly DraftField[]): string {
  const labels = new Map(fields.map(({ key, label }) => [key, label.toLowerCase()]));
  return template.replace(VARIABLE_PATTERN, (written, key: string) => labels.get(key) ?? written);
}

function checked(content: unknown, title: string, notes: string[], syntaxes: Syntax[]): MadeDraft {
  const parsed = draftContent.safeParse(content);
  if (!parsed.success) {
    const { path, message } = must(parsed.error.issues[0], 'the first problem');
    return refused(title, path.length > 0 ? `${path.join(' › ')}: ${message}` : message, notes);
  }
  const [unstorable] = unstorableTexts(parsed.data);
  if (unstorable) return refused(title, `${unstorable.path.join(' › ')}: ${unstorable.message}`, notes);
  if (Buffer.byteLength(JSON.stringify(parsed.data)) > DRAFT_BODY_BYTES) return refused(title, `It is larger than ${DRAFT_BODY_BYTES / 1024} kB.`, notes);
  return { title: title.slice(0, 200), notes: noted(notes), syntaxes, undecided: [], content: parsed.data, reason: null };
}

/**
 * Makes a draft of a prompt that was found in a file, with notes for its author, or returns the reason why not. `everything` converts
 * variables of all notations.
 */
export function draftOf(found: Found, everything = false): MadeDraft {
  if ('refused' in found) return refused(tidyLine(found.title.slice(0, SHORT_LENGTH)), found.refused);
  if ('text' in found) return foreign(found, everything);
  const title = typeof found.own['title'] === 'string' ? found.own['title'].slice(0, SHORT_LENGTH) : '';
  return checked({ ...blankDraft(), ...found.own }, tidyLine(title), [], ['double_braces']);
}
