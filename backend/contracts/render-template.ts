import { allFields } from './form-visibility.ts';
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

interface Line {
  parts: RenderedPart[];
  text: string;
  emptied: boolean;
}

/** What is left of a line like `- **Audience:** {{audience}}` when its variable is empty. */
const BARE_LABEL = /^\s*(?:[-*•]\s+)?\**[^.:!?{}]{1,80}:\**\s*$/;

const isBlank = (line: Line | undefined): boolean => line === undefined || line.text.trim() === '';

/**
 * Drops the lines that empty variables left behind, a label that stood directly above such a line and has nothing else
 * to introduce, and the second of two blank lines that meet there.
 */
function tidy(lines: Line[]): Line[] {
  const kept: Line[] = [];
  let removed = false;
  for (const [index, line] of lines.entries()) {
    if (line.emptied && (isBlank(line) || BARE_LABEL.test(line.text))) {
      const introduced = isBlank(line) && index > 0 && kept.at(-1)?.text === lines[index - 1]!.text;
      if (introduced && BARE_LABEL.test(kept.at(-1)!.text) && isBlank(lines[index + 1])) kept.pop();
      removed = true;
      continue;
    }
    const meetsBlank = isBlank(kept.at(-1));
    if (removed && isBlank(line) && meetsBlank) continue;
    removed &&= isBlank(line);
    kept.push(line);
  }
  if (removed) while (kept.length > 0 && isBlank(kept.at(-1))) kept.pop();
  return kept;
}

/** A template of nothing but line ends has twenty thousand of these. */
const EMPTY_LINE: Line = { parts: [], text: '', emptied: false };

function fillLine(line: string, texts: ReadonlyMap<string, string>, missing: Set<string>): Line {
  if (line === '') return EMPTY_LINE;
  if (!line.includes('{{')) return { parts: [{ text: line, key: null }], text: line, emptied: false };
  const parts: RenderedPart[] = [];
  let at = 0;
  let variables = 0;
  let filled = 0;
  for (const match of line.matchAll(VARIABLE_PATTERN)) {
    const key = match[1]!;
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
  const texts = new Map<string, string>([
    ...allFields(form).map((field) => [field.key, ''] as const),
    ...renderedValues(values, form, files).map((field) => [field.key, field.value] as const),
    ...Object.entries(system),
  ]);
  const missing = new Set<string>();
  const lines = tidy(template.split('\n').map((line) => fillLine(line, texts, missing)));
  const parts = lines.flatMap((line, index) => (index === 0 ? line.parts : [{ text: '\n', key: null }, ...line.parts]));
  return { parts, missing: [...missing] };
}

/**
 * Fills `{{key}}` in one pass: a value that holds `{{x}}` stays text. Variables of fields that are empty or hidden by
 * show-if become nothing; a line that held nothing else goes too, with its label ("- Audience:") before it or on the line above.
 * A template without variables is returned as it is. `values` must have passed `checkInputs`.
 */
export function renderTemplate(...given: Parameters<typeof renderParts>): { text: string; missing: string[] } {
  const { parts, missing } = renderParts(...given);
  return { text: parts.map(({ text }) => text).join(''), missing };
}
