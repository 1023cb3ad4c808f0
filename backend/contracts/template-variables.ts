import { must } from './must.ts';

/** How a variable stands in a template: `{{topic}}`. Use a fresh copy for `exec`; `matchAll` is safe. */
export const VARIABLE_PATTERN = /\{\{[ \t]*([a-z][a-z0-9_]{0,39})[ \t]*\}\}/g;

/** Names of the variables in a template, each once, in order of appearance; system variables included. */
export const templateVariables = (template: string): string[] => [
  ...new Set(Array.from(template.matchAll(VARIABLE_PATTERN), (match) => must(match[1], 'the name of a variable'))),
];

/** Estimates how many tokens of a language model a text has: one for every four characters, the common rule of thumb for English. */
export const estimateModelTokens = (text: string): number => Math.ceil(text.length / 4);
