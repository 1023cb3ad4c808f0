import type { FormInputs, PromptForm, RESERVED_KEYS } from '#contracts/prompt-form.ts';
import { allFields } from '#contracts/form-visibility.ts';
import { VARIABLE_PATTERN } from '#contracts/template-variables.ts';
import { renderedValues } from './render-value.ts';
import type { AttachedFiles } from './render-value.ts';

export { templateVariables } from '#contracts/template-variables.ts';
export { renderedValues } from './render-value.ts';
export type { AttachedFile, AttachedFiles, RenderedField } from './render-value.ts';

/** Values of the system variables: `today` as an ISO date, `user_name` for people, `language` as a name or code. */
export type SystemValues = Record<(typeof RESERVED_KEYS)[number], string>;

/** What is left of a line like `- **Audience:** {{audience}}` when its variable is empty. */
const BARE_LABEL = /^\s*(?:[-*•]\s+)?\**[^.:!?{}]{1,80}:\**\s*$/;

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/**
 * Drops the lines that empty variables left behind, a label that stood directly above such a line and has nothing else
 * to introduce, and the second of two blank lines that meet there.
 */
function tidy(lines: { text: string; emptied: boolean }[]): string[] {
  const kept: string[] = [];
  let removed = false;
  for (const [index, { text, emptied }] of lines.entries()) {
    if (emptied && (isBlank(text) || BARE_LABEL.test(text))) {
      const introduced = isBlank(text) && index > 0 && kept.at(-1) === lines[index - 1]!.text;
      if (introduced && BARE_LABEL.test(kept.at(-1)!) && isBlank(lines[index + 1]?.text)) kept.pop();
      removed = true;
      continue;
    }
    const meetsBlank = isBlank(kept.at(-1));
    if (removed && isBlank(text) && meetsBlank) continue;
    removed &&= isBlank(text);
    kept.push(text);
  }
  if (removed) while (kept.length > 0 && isBlank(kept.at(-1))) kept.pop();
  return kept;
}

/**
 * Fills `{{key}}` in one pass: a value that holds `{{x}}` stays text. Variables of fields that are empty or hidden by
 * show-if become nothing; a line that held nothing else goes too, with its label ("- Audience:") before it or on the line above.
 * `missing` names variables that are neither fields of the form nor system variables; they stay as they are written.
 * A template without variables is returned as it is. `values` must have passed `checkInputs`.
 */
export function renderTemplate(
  template: string,
  values: FormInputs,
  form: PromptForm,
  system: SystemValues,
  files?: AttachedFiles,
): { text: string; missing: string[] } {
  const texts = new Map<string, string>([
    ...allFields(form).map((field) => [field.key, ''] as const),
    ...renderedValues(values, form, files).map((field) => [field.key, field.value] as const),
    ...Object.entries(system),
  ]);
  const missing = new Set<string>();
  const lines = template.split('\n').map((line) => {
    let variables = 0;
    let filled = 0;
    const text = line.replace(VARIABLE_PATTERN, (written, key: string) => {
      const value = texts.get(key);
      if (value === undefined) missing.add(key);
      variables += 1;
      if (value !== '') filled += 1;
      return value ?? written;
    });
    return { text, emptied: variables > 0 && filled === 0 };
  });
  return { text: tidy(lines).join('\n'), missing: [...missing] };
}

/** Rough length in model tokens, for display only: four characters of Latin script, one of any other. */
export function tokenEstimate(text: string): number {
  let latin = 0;
  let other = 0;
  for (const character of text) {
    if (character <= '\u024f') latin += 1;
    else other += 1;
  }
  return Math.ceil(latin / 4) + other;
}
