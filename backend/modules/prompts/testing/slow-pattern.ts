import { checkInputs } from '#contracts/form-inputs.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { FormField, PromptForm } from '#contracts/prompt-form.ts';
import { finished } from './drafting.ts';

/** A regular expression for which JavaScript's own engine took 2 s on a text of 150 characters, the slowest that we know. */
export const SLOWEST_PATTERN = '(?:a|a)(?:a|a)a*a*a*a{40}b';
/** The keys of the table fields in the form. Each table has 8 columns with the pattern. */
export const TABLES = ['one', 'two', 'three', 'four'];
const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
export const TESTS = ['Porto', 'Oslo', 'Home'].map((place) => ({ label: place, inputs: { place } }));

const tableOf = (key: string, pattern: string): FormField => ({
  key, type: 'rows', label: key, required: false, fields: COLUMNS.map((column) => ({ key: column, type: 'short_text', label: column, required: false, pattern })),
});

/** Builds a form with the slow pattern in every column of its four tables. */
export const formWith = (pattern: string): PromptForm => ({ sections: [{ title: '', fields: [{ key: 'place', type: 'short_text', label: 'Place', required: true }, ...TABLES.map((key) => tableOf(key, pattern))] }] });

/** Returns the content of a publishable prompt with that form. `changes` replaces some of its fields. */
export const contentWith = (pattern: string, changes: Partial<DraftContent> = {}): DraftContent =>
  finished({ form: formWith(pattern), template: `Write a postcard from {{place}} about ${TABLES.map((key) => `{{${key}}}`).join(', ')}, in eighty words.`, testInputs: TESTS, ...changes });

/** Returns inputs that fill the tables with `rows` rows of 8 cells. Each cell has a text of its own, or `text` if that is given. */
export function fullInputs(text?: string, tables: readonly string[] = TABLES, rows = 20) {
  let cells = 0;
  const cell = (): string => text ?? `${'a'.repeat(117)}${String((cells += 1)).padStart(3, '0')}`;
  const row = () => Object.fromEntries(COLUMNS.map((column) => [column, cell()]));
  return { place: 'Porto', ...Object.fromEntries(tables.map((key) => [key, Array.from({ length: rows }, row)])) };
}

/** Measures for how many ms of processor time checking the inputs would block the event loop without a pause. */
export function inOneGoMs(inputs: Readonly<Record<string, unknown>> = fullInputs()): number {
  const form = formWith(SLOWEST_PATTERN);
  const began = process.cpuUsage();
  checkInputs(form, inputs, createPatternCheck());
  return process.cpuUsage(began).user / 1_000;
}
