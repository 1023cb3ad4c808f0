import { tidy } from './primitives.ts';
import type { FormField, FormInputs, InputValue, PromptForm, ShowIf } from './prompt-form.ts';

/** All fields of a form in their order, without the sections. */
export const allFields = (form: PromptForm): FormField[] => form.sections.flatMap((section) => section.fields);

/** Reads a form value by its own key, never from the prototype, because `constructor` is a legal field name. */
export const ownValue = (values: FormInputs, key: string): InputValue =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** Whether a form value is empty: absent, a blank text, an empty list or a switch that is off. Zero is not empty. */
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

/** Compares a value with the one in a show-if rule: above for sign 1, below for −1. Lists are compared by length, dates and texts by their order. */
function exceeds(actual: InputValue, wanted: unknown, sign: 1 | -1): boolean {
  if (isEmptyValue(actual)) return false;
  const left = Array.isArray(actual) ? actual.length : actual;
  if (typeof left === 'number' && typeof wanted === 'number') return Math.sign(left - wanted) === sign;
  if (typeof left === 'string' && typeof wanted === 'string') return (left > wanted ? 1 : left < wanted ? -1 : 0) === sign;
  return false;
}

/** Whether a value meets a show-if rule. The value is undefined when its field takes no part. */
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
 * The fields of a form that take part for these values, hidden constants included. A show-if rule reads an earlier field; a field that is not
 * shown counts as empty, so that fields which depend on it hide too.
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

/** The fields that a person sees for the typed values, in the form's order. Constants and fields that a show-if rule hides are left out. */
export const visibleFields = (form: PromptForm, inputs: FormInputs): FormField[] =>
  activeFields(allFields(form), inputs).filter((field) => !field.hidden);
