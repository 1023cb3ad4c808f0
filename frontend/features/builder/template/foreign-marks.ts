// Only what is hardly anything else: the server reads all notations once somebody asks for it.
const MARKS = /\$\{[a-zA-Z][\w .-]*(?::[^{}]*)?\}|\{\{\s*[\w -]+\s*[:|][^{}]+\}\}|(?<![\w\]])\[[A-Z][A-Z0-9 _-]{2,40}(?::[^[\]\n]+)?\](?![([])/g;

/** What in a template looks like variables of other notations, each once. */
export const foreignMarks = (template: string): string[] => [...new Set(template.match(MARKS) ?? [])];
