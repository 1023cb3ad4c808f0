import type { Issue } from '#contracts/errors.ts';
import type { DraftForm } from '#contracts/prompt-form.ts';
import { PROBLEMS_SUMMARY } from '../builder-shell.words.ts';

/** A line in the builder's list of what a draft misses: one problem, or several problems of one kind. */
export interface ProblemLine {
  /** The path in the draft to the first of these problems. */
  path: Issue['path'];
  text: string;
}

/** How the builder groups one problem of a draft: all problems with the same key become one line. */
interface Kind {
  key: string;
  name: string;
  say(names: readonly string[]): string;
}

type Field = DraftForm['sections'][number]['fields'][number];

const LISTED = 3;
// Messages of `draftProblems` (backend/contracts/draft-problems.ts): one for each variable without a field, one for each set of test inputs that is outdated.
const NO_FIELD = /^(\{\{.+\}\}) has no field yet\.$/;
const OLD_INPUTS = /^The test inputs (".+") no longer fit the form\.$/;

/**
 * Turns the problems of a draft into the lines of the builder's list. Problems of one kind become one line that counts them, and a problem of a
 * field names the field. The lines keep the order of their first problems.
 */
export function groupedProblems(issues: readonly Issue[], form: DraftForm): ProblemLine[] {
  const groups = new Map<string, { path: Issue['path']; names: Set<string>; say: Kind['say'] }>();
  for (const issue of issues) {
    const { key, name, say } = kindOf(issue, form);
    const group = groups.get(key) ?? { path: issue.path, names: new Set(), say };
    group.names.add(name);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ path, names, say }) => ({ path, text: say([...names]) }));
}

function kindOf({ path, message }: Issue, form: DraftForm): Kind {
  const variable = NO_FIELD.exec(message)?.[1];
  if (variable !== undefined) return { key: 'variables', name: variable, say: (names) => (names.length === 1 ? message : PROBLEMS_SUMMARY.variablesText(names.length, listed(names))) };
  const inputs = OLD_INPUTS.exec(message)?.[1];
  if (inputs !== undefined) return { key: 'test inputs', name: inputs, say: (names) => (names.length === 1 ? message : PROBLEMS_SUMMARY.testInputsText(names.length, listed(names))) };
  const at = path.lastIndexOf('options');
  const field = fieldAt(at < 0 ? path : path.slice(0, at), form);
  // A message with a quoted name says already which field or option it is about.
  if (!field || message.includes('"')) return { key: `${path.join('.')} ${message}`, name: '', say: () => message };
  const { name } = field;
  const option = at < 0 ? undefined : field.field.options?.[Number(path[at + 1])];
  if (!option) return { key: `fields ${message}`, name, say: (names) => PROBLEMS_SUMMARY.fieldsText(listed(names), message) };
  const number = String(path[at + 1]);
  if (option.label.trim() === '') return { key: `${field.at} unnamed`, name: number, say: (numbers) => PROBLEMS_SUMMARY.unnamedOptionsText(numbers.length, name) };
  return { key: `${field.at} ${message}`, name: number, say: (numbers) => PROBLEMS_SUMMARY.optionsText(numbers.length, name, message) };
}

/** The innermost field on a path in the form of a draft, with the name that authors read: its label, else its key, else its number. */
function fieldAt(path: Issue['path'], form: DraftForm): { field: Field; name: string; at: string } | null {
  const [part, , section, , index, inside, column] = path;
  if (part !== 'form' || typeof section !== 'number' || typeof index !== 'number') return null;
  const outer = form.sections[section]?.fields[index];
  if (!outer) return null;
  const inner = inside === 'fields' && typeof column === 'number' ? outer.fields?.[column] : undefined;
  const before = form.sections.slice(0, section).reduce((sum, { fields }) => sum + fields.length, 0);
  const written = (inner ?? outer).label.trim() || (inner ?? outer).key;
  return { field: inner ?? outer, name: written === '' ? PROBLEMS_SUMMARY.unnamedField(before + index + 1) : PROBLEMS_SUMMARY.fieldName(written), at: path.slice(0, inner ? 7 : 5).join('.') };
}

const listed = (names: readonly string[]): string => {
  const more = names.length - LISTED;
  return more > 0 ? PROBLEMS_SUMMARY.moreText(names.slice(0, LISTED).join(', '), more) : names.join(', ');
};
