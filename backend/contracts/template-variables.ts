import { must } from './must.ts';

/** Matches a variable in a template, such as `{{topic}}`. The pattern is global: use a fresh copy for `exec`; `matchAll` is safe. */
export const VARIABLE_PATTERN = /\{\{[ \t]*([a-z][a-z0-9_]{0,39})[ \t]*\}\}/g;

/** The names of the variables in a template, each once, in order of appearance, including system variables. */
export const templateVariables = (template: string): string[] => [
  ...new Set(Array.from(template.matchAll(VARIABLE_PATTERN), (match) => must(match[1], 'the name of a variable'))),
];

/** Estimates how many tokens of a language model a text has: one for every four characters, the common rule of thumb for English. */
export const estimateModelTokens = (text: string): number => Math.ceil(text.length / 4);
