import { templateVariables } from '#contracts/template-variables.ts';

// Only what is hardly anything else: the server reads all notations once somebody asks for it.
const MARKS = /\$\{[a-zA-Z][\w .-]*(?::[^{}]*)?\}|\{\{\s*[\w -]+\s*[:|][^{}]+\}\}|(?<![\w\]])\[[A-Z][A-Z0-9 _-]{2,40}(?::[^[\]\n]+)?\](?![([])/g;

// Names that other products allow and ours do not: `{{First Name}}`, `{{companyName}}`, `{{kebab-case}}`.
const NAMES = /\{\{[ \t]*[a-zA-Z][\w -]{0,59}\}\}/g;

/** What in a template looks like variables of other notations, each once. */
export function foreignMarks(template: string): string[] {
  const names = (template.match(NAMES) ?? []).filter((mark) => templateVariables(mark).length === 0);
  return [...new Set([...(template.match(MARKS) ?? []), ...names])];
}
