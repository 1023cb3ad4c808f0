import type { Issue } from './errors.ts';
import { checkValue, fieldLimits } from './field-value.ts';
import { lengthProblems } from './form-length.ts';
import type { PatternCheck } from './form-pattern.ts';
import { FIELD_LIMIT } from './prompt-form.ts';
import type { FieldType, FormField, PromptForm } from './prompt-form.ts';

type Path = (string | number)[];
type Report = (path: Path, message: string) => void;

const CHOICES: readonly FieldType[] = ['select', 'multi_select', 'radio_cards'];
const COUNTABLE: readonly FieldType[] = ['number', 'slider', 'multi_select', 'tags', 'rows'];
const PATTERNED: readonly FieldType[] = ['short_text', 'url', 'tags'];
const SWITCHES: readonly FieldType[] = ['checkbox', 'toggle_text'];

function checkShowIf(field: FormField, earlier: ReadonlyMap<string, FormField>, path: Path, report: Report): void {
  const rule = field.showIf;
  if (!rule) return;
  const controller = earlier.get(rule.field);
  if (!controller) return report([...path, 'showIf', 'field'], 'A field can only depend on one that comes before it.');
  const wrongValue = (message: string) => report([...path, 'showIf', 'value'], message);
  switch (rule.op) {
    case 'filled': case 'empty': return;
    case 'gt': case 'lt':
      if (controller.type === 'date') return typeof rule.value === 'string' ? undefined : wrongValue('Choose a date to compare with.');
      if (!COUNTABLE.includes(controller.type)) return report([...path, 'showIf', 'op'], 'Only numbers, dates and lists can be compared.');
      return typeof rule.value === 'number' ? undefined : wrongValue('Enter a number to compare with.');
    case 'in':
      if (!Array.isArray(rule.value) || rule.value.length === 0) return wrongValue('List at least one value.');
      break;
    case 'eq': case 'ne':
      if (rule.value === undefined || Array.isArray(rule.value)) return wrongValue('Choose one value to compare with.');
  }
  if (SWITCHES.includes(controller.type)) {
    if (typeof rule.value !== 'boolean') wrongValue('A switch is either true or false.');
  } else if (CHOICES.includes(controller.type)) {
    const wanted: unknown[] = Array.isArray(rule.value) ? rule.value : [rule.value];
    const known = wanted.every((value) => controller.options?.some((option) => option.value === value));
    if (!known) wrongValue('This is not one of the options of the field it depends on.');
  }
}

function checkOptions(field: FormField, path: Path, report: Report): void {
  const options = field.options ?? [];
  if (!CHOICES.includes(field.type)) return;
  if (options.length === 0) report([...path, 'options'], 'Add at least one option.');
  options.forEach((option, index) => {
    const first = options.findIndex((other) => other.value === option.value);
    if (first < index) report([...path, 'options', index, 'value'], 'Two options cannot have the same value.');
  });
}

function checkRange(field: FormField, path: Path, report: Report): void {
  const { min, max } = fieldLimits(field);
  if (min > max) report([...path, 'min'], 'The smallest cannot be above the largest.');
  if (field.type === 'slider' && min === max) report([...path, 'max'], 'The largest value of a slider must be above the smallest.');
  const whole = field.type !== 'number' && field.type !== 'slider';
  for (const bound of ['min', 'max'] as const) {
    const value = field[bound];
    if (value !== undefined && whole && (!Number.isInteger(value) || value < 0)) {
      report([...path, bound], 'Use a whole number of zero or more.');
    }
  }
}

function checkDefault(field: FormField, path: Path, report: Report, patterns: PatternCheck): void {
  if (field.default === undefined) {
    if (field.hidden) report([...path, 'default'], 'A hidden constant needs its value.');
    return;
  }
  // An empty text or list means that the form field has no default, so it is not checked.
  if (field.default === '' || (Array.isArray(field.default) && field.default.length === 0)) return;
  const checked = checkValue(field, field.default, patterns);
  if ('problem' in checked) report([...path, 'default'], checked.problem);
}

function checkField(field: FormField, path: Path, report: Report, patterns: PatternCheck): void {
  checkOptions(field, path, report);
  checkRange(field, path, report);
  checkDefault(field, path, report, patterns);
  if (field.type === 'toggle_text' && !field.insertText?.trim()) {
    report([...path, 'insertText'], 'Write the text that this switch inserts.');
  }
  if (field.pattern !== undefined) {
    const refused = PATTERNED.includes(field.type) ? patterns.problem(field.pattern) : 'Only short texts, tags and addresses have patterns.';
    if (refused) report([...path, 'pattern'], refused);
  }
  if (field.type === 'rows' ? !field.fields?.length : field.fields?.length) {
    report([...path, 'fields'], field.type === 'rows' ? 'Rows need at least one column.' : 'Only rows have columns.');
  }
  if (field.type === 'rows') checkScope((field.fields ?? []).map((inner, index) => ({ field: inner, path: [...path, 'fields', index] })), report, patterns);
}

/** Checks form fields that must have different keys: those of the form, or the columns of one row. */
function checkScope(fields: readonly { field: FormField; path: Path }[], report: Report, patterns: PatternCheck): void {
  const earlier = new Map<string, FormField>();
  for (const { field, path } of fields) {
    if (earlier.has(field.key)) report([...path, 'key'], 'Another field already has this name.');
    checkShowIf(field, earlier, path, report);
    checkField(field, path, report, patterns);
    earlier.set(field.key, field);
  }
}

/**
 * Finds what is wrong with a form beyond the shape that `promptForm` parses: keys, options, limits, defaults, patterns and show-if rules.
 * Every issue has its full path, e.g. `['form', 'sections', 0, 'fields', 2, 'options']`.
 */
export function checkForm(form: PromptForm, patterns: PatternCheck, path: Path = ['form']): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (at, message) => void issues.push({ path: at, message });
  const fields = form.sections.flatMap((section, at) =>
    section.fields.map((field, index) => ({ field, path: [...path, 'sections', at, 'fields', index] })),
  );
  if (fields.length > FIELD_LIMIT) report([...path, 'sections'], `A form has at most ${FIELD_LIMIT} fields.`);
  checkScope(fields, report, patterns);
  const marked = fields.find(({ field }) => field.drives === 'length')?.field;
  for (const { field, path: at } of fields) {
    issues.push(...lengthProblems(field, at, field === marked));
    field.fields?.forEach((column, index) => {
      if (column.drives) report([...at, 'fields', index, 'drives'], 'A column of rows cannot set the length.');
    });
  }
  return issues;
}
