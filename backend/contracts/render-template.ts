import { allFields } from './form-visibility.ts';
import { must } from './must.ts';
import type { FormInputs, PromptForm, RESERVED_KEYS } from './prompt-form.ts';
import { renderedValues } from './render-value.ts';
import type { AttachedFiles } from './render-value.ts';
import { VARIABLE_PATTERN } from './template-variables.ts';

/** Values of the system variables: `today` as an ISO date, `user_name` for people, `language` as a name or code. */
export type SystemValues = Record<(typeof RESERVED_KEYS)[number], string>;

/** A stretch of a filled template: what a variable became (with its name), or words of the template itself. */
export interface RenderedPart {
  text: string;
  /** Name of the variable that stood here; null for the template's own words. */
  key: string | null;
}

/** A line that holds variables. Lines without any stay plain strings: a long template has thousands of them. */
interface FilledLine {
  parts: RenderedPart[];
  text: string;
  emptied: boolean;
}
type Line = string | FilledLine;

/** What is left of a line like `- **Audience:** {{audience}}` when its variable is empty. */
const BARE_LABEL = /^\s*(?:[-*•]\s+)?\**[^.:!?{}]{1,80}:\**\s*$/;

const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text);
const isBlank = (line: Line | undefined): boolean => line === undefined || textOf(line).trim() === '';

/**
 * Drops the lines that empty variables left behind, a label that stood directly above such a line and has nothing else
 * to introduce, and the second of two blank lines that meet there.
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

/** The lines joined again. Words of the template between two variables are one part, however many lines they fill. */
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
 * A filled template in parts, so that a screen can mark what was put in; joined they are what `renderTemplate` answers.
 * `missing` names variables that are neither fields of the form nor system variables; they stay as they are written.
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
 * Fills `{{key}}` in one pass: a value that holds `{{x}}` stays text. Variables of fields that are empty or hidden by
 * show-if become nothing. A line that held nothing else goes too, with its label ("- Audience:") before it or on the line above.
 * A template without variables is returned as it is. `values` must have passed `checkInputs`.
 */
export function renderTemplate(...given: Parameters<typeof renderParts>): { text: string; missing: string[] } {
  const { parts, missing } = renderParts(...given);
  return { text: parts.map(({ text }) => text).join(''), missing };
}
