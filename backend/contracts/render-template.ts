import { allFields } from './form-visibility.ts';
import { must } from './must.ts';
import type { FormInputs, PromptForm, RESERVED_KEYS } from './prompt-form.ts';
import { renderedValues } from './render-value.ts';
import type { AttachedFiles } from './render-value.ts';
import { VARIABLE_PATTERN } from './template-variables.ts';

/** The values of the system variables in templates: `today` as an ISO date, `user_name` for people, `language` as a name or code. */
export type SystemValues = Record<(typeof RESERVED_KEYS)[number], string>;

/** A piece of a filled template: the value of a variable, with the variable's name, or words of the template itself. */
export interface RenderedPart {
  text: string;
  /** The name of the variable that this piece replaced; null for words of the template. */
  key: string | null;
}

/** A line of a template that contains variables. Lines without variables stay plain strings, because long templates have thousands of them. */
interface FilledLine {
  parts: RenderedPart[];
  text: string;
  emptied: boolean;
}
type Line = string | FilledLine;

/** Matches the rest of a line such as `- **Audience:** {{audience}}` after its variable became empty. */
const BARE_LABEL = /^\s*(?:[-*•]\s+)?\**[^.:!?{}]{1,80}:\**\s*$/;

const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text);
const isBlank = (line: Line | undefined): boolean => line === undefined || textOf(line).trim() === '';

/**
 * Removes lines that are empty because their variables are, and a label directly above such a line if nothing else follows it. Of two blank
 * lines that meet, one stays.
 */
function tidy(lines: Line[]): Line[] {
  const kept: Line[] = [];
  let removed = false;
  for (const [index, line] of lines.entries()) {
    if (typeof line !== 'string' && line.emptied && (isBlank(line) || BARE_LABEL.test(line.text))) {
      const above = kept.at(-1);
      const introduced = isBlank(line) && index > 0 && above !== undefined && textOf(above) === textOf(must(lines[index - 1], 'the line above'));
      if (introduced && BARE_LABEL.test(textOf(above)) && isBlank(lines[index + 1])) kept.pop();
      removed = true;
      continue;
    }
    if (removed) {
      if (isBlank(line) && isBlank(kept.at(-1))) continue;
      removed = isBlank(line);
    }
    kept.push(line);
  }
  if (removed) while (kept.length > 0 && isBlank(kept.at(-1))) kept.pop();
  return kept;
}

function fillLine(line: string, texts: ReadonlyMap<string, string>, missing: Set<string>): Line {
  if (!line.includes('{{')) return line;
  const parts: RenderedPart[] = [];
  let at = 0;
  let variables = 0;
  let filled = 0;
  for (const match of line.matchAll(VARIABLE_PATTERN)) {
    const key = must(match[1], 'the name of a variable');
    const value = texts.get(key);
    if (value === undefined) missing.add(key);
    variables += 1;
    if (value !== '') filled += 1;
    if (match.index > at) parts.push({ text: line.slice(at, match.index), key: null });
    parts.push({ text: value ?? match[0], key });
    at = match.index + match[0].length;
  }
  if (at < line.length) parts.push({ text: line.slice(at), key: null });
  return { parts, text: parts.map(({ text }) => text).join(''), emptied: variables > 0 && filled === 0 };
}

/** Joins the lines of a filled template. Words between two variables become one piece, however many lines they fill. */
function partsOf(lines: readonly Line[]): RenderedPart[] {
  const parts: RenderedPart[] = [];
  let words: string[] = [];
  const endWords = (): void => {
    const text = words.join('');
    if (text !== '') parts.push({ text, key: null });
    words = [];
  };
  for (const [index, line] of lines.entries()) {
    if (index > 0) words.push('\n');
    for (const part of typeof line === 'string' ? [{ text: line, key: null }] : line.parts) {
      if (part.key === null) words.push(part.text);
      else {
        endWords();
        parts.push(part);
      }
    }
  }
  endWords();
  return parts;
}

/**
 * Fills a template and returns it in pieces, so that a screen can mark the filled-in values. Joined, they are the text of `renderTemplate`.
 * `missing` names variables that are neither form fields nor system variables; these stay as written.
 */
export function renderParts(
  template: string,
  values: FormInputs,
  form: PromptForm,
  system: SystemValues,
  files?: AttachedFiles,
): { parts: RenderedPart[]; missing: string[] } {
  if (!template.includes('{{')) return { parts: template === '' ? [] : [{ text: template, key: null }], missing: [] };
  const texts = new Map<string, string>([
    ...allFields(form).map((field) => [field.key, ''] as const),
    ...renderedValues(values, form, files).map((field) => [field.key, field.value] as const),
    ...Object.entries(system),
  ]);
  const missing = new Set<string>();
  const lines = template.split('\n').map((line) => fillLine(line, texts, missing));
  return { parts: partsOf(tidy(lines)), missing: [...missing] };
}

/**
 * Fills a template in one pass: a value that contains `{{x}}` stays text. Variables of fields that are empty or hidden by show-if become
 * nothing. A line that held nothing else goes too, with its label ("- Audience:") before it or on the line above. A template without
 * variables is returned as it is. `values` must have passed `checkInputs`.
 */
export function renderTemplate(...given: Parameters<typeof renderParts>): { text: string; missing: string[] } {
  const { parts, missing } = renderParts(...given);
  return { text: parts.map(({ text }) => text).join(''), missing };
}
