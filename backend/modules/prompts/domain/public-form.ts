import { holds } from '#contracts/form-visibility.ts';
import type { FormField, FormInputs, InputValue, PromptForm, ScalarValue, ShowIf } from '#contracts/prompt-form.ts';

/**
 * Makes the form of a sealed prompt for people who may run it but not read it. Constants are left out, because their names stand in the
 * template, and so are the texts that switches insert. A rule that asks for a constant is replaced by its result, so the value never leaves
 * the server.
 */
export function publicForm(form: PromptForm): PromptForm {
  const shown = publicFields(form.sections.flatMap(({ fields }) => fields));
  return {
    sections: form.sections.flatMap((section) => {
      const fields = section.fields.flatMap((field) => shown.get(field) ?? []);
      // A section that holds only constants is left out, because its title would tell what they are about.
      return fields.length > 0 || section.fields.length === 0 ? [{ ...section, fields }] : [];
    }),
  };
}

/** Whether a field takes part: always, never, or by a rule about a field that buyers see. */
type When = boolean | ShowIf;

interface Known {
  field: FormField;
  when: When;
}

/**
 * Maps each field to the form that buyers see of it. A constant on which a shown field depends becomes a hidden switch with an unused name;
 * other constants are absent.
 */
function publicFields(fields: readonly FormField[]): Map<FormField, FormField> {
  const known = new Map<string, Known>();
  const shown = new Map<FormField, FormField>();
  const names = new Set(fields.map(({ key }) => key));
  for (const field of fields) {
    const when = whenShown(field.showIf, known, (constant) => {
      const standIn = shown.get(constant.field) ?? standInFor(constant, freeName(names));
      shown.set(constant.field, standIn);
      return standIn.key;
    });
    known.set(field.key, { field, when });
    if (when !== false && field.hidden !== true) shown.set(field, publicField(field, when));
  }
  return shown;
}

/**
 * Replaces a rule that asks for a constant by its result. If the constant itself depends on a rule, `standIn` names a hidden switch that is
 * on exactly when the constant takes part.
 */
function whenShown(rule: ShowIf | undefined, known: ReadonlyMap<string, Known>, standIn: (constant: Known) => string): When {
  if (!rule) return true;
  const controller = known.get(rule.field);
  const absent = holds(rule, undefined);
  if (!controller || controller.when === false) return absent;
  if (controller.field.hidden !== true) return rule;
  const present = holds(rule, controller.field.default);
  if (controller.when === true || present === absent) return present;
  return { field: standIn(controller), op: present ? 'filled' : 'empty' };
}

/** Makes a hidden switch that tells buyers' browsers whether a constant takes part, without the constant's name or value. */
const standInFor = ({ when }: Known, key: string): FormField =>
  ({ key, type: 'checkbox', label: 'Condition', required: false, hidden: true, default: true, ...(typeof when === 'object' && { showIf: when }) });

function freeName(names: Set<string>): string {
  let number = 1;
  while (names.has(`condition_${number}`)) number += 1;
  names.add(`condition_${number}`);
  return `condition_${number}`;
}

function publicField({ insertText: _inserted, showIf: _rule, fields, ...field }: FormField, when: When): FormField {
  const columns = fields && publicFields(fields);
  return {
    ...field,
    ...(typeof when === 'object' && { showIf: when }),
    ...(columns && { fields: fields.flatMap((column) => columns.get(column) ?? []) }),
  };
}

/** Returns a sealed prompt's test inputs for its buyers: only values of fields that they see. The browser would refuse names that its form lacks. */
export const publicInputs = (form: PromptForm, inputs: FormInputs): FormInputs =>
  valuesOf(publicForm(form).sections.flatMap(({ fields }) => fields), inputs);

const valuesOf = (fields: readonly FormField[], values: FormInputs): FormInputs =>
  Object.fromEntries(fields.flatMap(({ key, hidden, fields: columns }) =>
    hidden || !Object.hasOwn(values, key) ? [] : [[key, columns ? rowsOf(columns, values[key]) : values[key]]]));

const rowsOf = (columns: readonly FormField[], value: InputValue): InputValue =>
  Array.isArray(value) ? value.map((row) => (typeof row === 'object' ? (valuesOf(columns, row) as Record<string, ScalarValue>) : row)) as InputValue : value;
