import type { Issue } from './errors.ts';
import { checkValue, fieldLimits } from './field-value.ts';
import type { PatternCheck } from './form-pattern.ts';
import { activeFields, allFields, isEmptyValue, ownValue } from './form-visibility.ts';
import { pluralWord } from './plural.ts';
import type { FormField, FormInputs, InputValue, PromptForm, ScalarValue } from './prompt-form.ts';

export { fieldLimits } from './field-value.ts';
export { allFields, isEmptyValue, visibleFields } from './form-visibility.ts';
export { checkForm } from './form-rules.ts';

type Path = (string | number)[];

/** Collects the problems of a form's inputs, so that the check continues after the first problem. */
class Findings {
  readonly issues: Issue[] = [];
  readonly patterns: PatternCheck;

  constructor(patterns: PatternCheck) {
    this.patterns = patterns;
  }

  add(path: Path, message: string): void {
    this.issues.push({ path, message });
  }
}

const isRecord = (value: unknown): value is Record<string, InputValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkRows(field: FormField, value: unknown, path: Path, found: Findings): InputValue {
  if (!Array.isArray(value)) {
    found.add(path, 'This must be a list of rows.');
    return undefined;
  }
  const kept: Record<string, ScalarValue>[] = [];
  const { min, max } = fieldLimits(field);
  // A list with too many rows is refused before its rows are checked, which bounds the work.
  if (value.length > max) {
    found.add(path, `Keep this to ${max} ${pluralWord(max, 'row')}.`);
    return undefined;
  }
  const rows: readonly unknown[] = value;
  rows.forEach((row, index) => {
    if (!isRecord(row)) found.add([...path, index], 'This must be a row.');
    else if (Object.values(row).some((cell) => !isEmptyValue(cell))) {
      kept.push(checkFields(field.fields ?? [], row, [...path, index], found) as Record<string, ScalarValue>);
    }
  });
  if (kept.length < min) found.add(path, `Fill in at least ${min} ${pluralWord(min, 'row')}.`);
  return kept;
}

function checkField(field: FormField, value: InputValue, path: Path, found: Findings): InputValue {
  if (field.hidden) return field.default;
  if (isEmptyValue(value)) {
    if (field.required || (field.min ?? 0) > 0 && field.type === 'rows') found.add(path, missingMessage(field));
    return value === false && (field.type === 'checkbox' || field.type === 'toggle_text') ? false : undefined;
  }
  if (field.type === 'rows') return checkRows(field, value, path, found);
  const checked = checkValue(field, value, found.patterns);
  if ('value' in checked) return checked.value;
  found.add(path, checked.problem);
  return undefined;
}

function missingMessage(field: FormField): string {
  if (field.type === 'checkbox' || field.type === 'toggle_text') return 'Switch this on to continue.';
  if (field.type === 'rows') return 'Add at least one row.';
  return 'Please fill this in.';
}

function checkFields(fields: readonly FormField[], inputs: FormInputs, path: Path, found: Findings): FormInputs {
  // A hidden field gets the same answer as an unknown key, so that strangers can find out neither its key nor its value.
  const known = new Set(fields.filter((field) => !field.hidden).map((field) => field.key));
  for (const [key, value] of Object.entries(inputs)) {
    if (!known.has(key) && !isEmptyValue(value)) found.add([...path, key], 'There is no field with this name.');
  }
  const values: FormInputs = {};
  for (const field of activeFields(fields, inputs)) {
    const value = checkField(field, ownValue(inputs, field.key), [...path, field.key], found);
    if (value !== undefined) values[field.key] = value;
  }
  return values;
}

/** The result of checking a person's inputs against a form. */
export interface CheckedInputs {
  values: FormInputs;
  issues: Issue[];
}

/**
 * Checks what a person typed against a form. `values` holds the tidied values that take part. Fields that show-if hides are dropped without
 * an issue. Constants always come from their default, and a sent constant is refused as an unknown key. Other defaults are not applied here:
 * the client prefills them. `issues` names every problem by its full path, e.g. `['inputs', 'points', 2, 'text']`; with any issue the values
 * must not be used. `patterns` says which texts fit, and bounds the work of all of them together.
 */
export function checkInputs(
  form: PromptForm,
  inputs: Readonly<Record<string, unknown>>,
  patterns: PatternCheck,
  path: Path = ['inputs'],
): CheckedInputs {
  const found = new Findings(patterns);
  const values = checkFields(allFields(form), inputs as FormInputs, path, found);
  return { values, issues: found.issues };
}

function initialValue(field: FormField): InputValue {
  if (field.default !== undefined) return field.default;
  switch (field.type) {
    case 'checkbox': case 'toggle_text': return false;
    case 'slider': return fieldLimits(field).min;
    case 'multi_select': case 'tags': return [];
    case 'number': case 'image': case 'file': return null;
    case 'rows':
      return Array.from({ length: fieldLimits(field).min }, () => initialFields(field.fields ?? []) as Record<string, ScalarValue>);
    default: return '';
  }
}

const initialFields = (fields: readonly FormField[]): FormInputs =>
  Object.fromEntries(fields.filter((field) => !field.hidden).map((field) => [field.key, initialValue(field)]));

/** The inputs of an untouched form: the author's defaults, else the empty value of each type, without constants. */
export const initialInputs = (form: PromptForm): FormInputs => initialFields(allFields(form));

/** A new row of a form's `rows` field, with the defaults of its columns. */
export const initialRow = (field: FormField): Record<string, ScalarValue> =>
  initialFields(field.fields ?? []) as Record<string, ScalarValue>;
