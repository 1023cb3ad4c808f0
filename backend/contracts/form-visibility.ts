import { tidy } from './primitives.ts';
import type { FormField, FormInputs, InputValue, PromptForm, ShowIf } from './prompt-form.ts';

/** Every field of a form in its order, without the sections. */
export const allFields = (form: PromptForm): FormField[] => form.sections.flatMap((section) => section.fields);

/** A value by its own key: `constructor` is a legal field name and must not reach into the prototype. */
export const ownValue = (values: FormInputs, key: string): InputValue =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** Whether nothing was typed: the value is absent, a blank text, an empty list or a switch that is off. Zero is a value. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && tidy(value) === '') ||
  (Array.isArray(value) && value.length === 0);

const comparable = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : text;
};

function equals(actual: InputValue, wanted: unknown): boolean {
  if (typeof wanted === 'boolean') return (actual === true) === wanted;
  const items: readonly unknown[] | null = Array.isArray(actual) ? actual : null;
  if (items) return items.some((item) => comparable(item) === comparable(wanted));
  return comparable(actual) === comparable(wanted);
}

/** Whether a value is above or below the wanted one. Lists are compared by how many they hold, dates and other texts by their order. */
function exceeds(actual: InputValue, wanted: unknown, sign: 1 | -1): boolean {
  if (isEmptyValue(actual)) return false;
  const left = Array.isArray(actual) ? actual.length : actual;
  if (typeof left === 'number' && typeof wanted === 'number') return Math.sign(left - wanted) === sign;
  if (typeof left === 'string' && typeof wanted === 'string') return (left > wanted ? 1 : left < wanted ? -1 : 0) === sign;
  return false;
}

/** Whether a rule is met by a value; undefined for a field that takes no part. */
export function holds(rule: ShowIf, actual: InputValue): boolean {
  switch (rule.op) {
    case 'filled': return !isEmptyValue(actual);
    case 'empty': return isEmptyValue(actual);
    case 'eq': return equals(actual, rule.value);
    case 'ne': return !equals(actual, rule.value);
    case 'in': return Array.isArray(rule.value) && rule.value.some((wanted) => equals(actual, wanted));
    case 'gt': return exceeds(actual, rule.value, 1);
    case 'lt': return exceeds(actual, rule.value, -1);
  }
}

/**
 * The fields that take part for these values, hidden constants included. A rule reads the value of an earlier field; one
 * that is not shown itself counts as empty, so that chains follow.
 */
export function activeFields<F extends FormField>(fields: readonly F[], values: FormInputs): F[] {
  const active = new Map<string, F>();
  for (const field of fields) {
    const rule = field.showIf;
    const controller = rule && active.get(rule.field);
    const actual = controller && (controller.hidden ? controller.default : ownValue(values, controller.key));
    if (!rule || holds(rule, actual)) active.set(field.key, field);
  }
  return [...active.values()];
}

/** Fields that a person sees for the typed values, in the form's order: without constants, and without fields that a visibility rule hides. */
export const visibleFields = (form: PromptForm, inputs: FormInputs): FormField[] =>
  activeFields(allFields(form), inputs).filter((field) => !field.hidden);
