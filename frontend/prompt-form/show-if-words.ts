import type { DraftField, FieldType, ShowIf } from '#contracts/prompt-form.ts';

type Op = ShowIf['op'];

const CHOICES: readonly FieldType[] = ['select', 'radio_cards', 'multi_select'];
const SWITCHES: readonly FieldType[] = ['checkbox', 'toggle_text'];
const NUMBERS: readonly FieldType[] = ['number', 'slider'];

/** The comparisons that a field's condition can make with another field, by that field's type, as the builder names them. */
export function operatorsOf(type: FieldType): readonly { value: Op; label: string }[] {
  const filled = [{ value: 'filled', label: 'is filled in' }, { value: 'empty', label: 'is empty' }] as const;
  if (SWITCHES.includes(type)) return [{ value: 'eq', label: 'is' }];
  if (NUMBERS.includes(type)) return [{ value: 'gt', label: 'is above' }, { value: 'lt', label: 'is below' }, { value: 'eq', label: 'is' }, { value: 'ne', label: 'is not' }, ...filled];
  if (type === 'date') return [{ value: 'gt', label: 'is after' }, { value: 'lt', label: 'is before' }, { value: 'eq', label: 'is' }, ...filled];
  if (type === 'multi_select') return [{ value: 'eq', label: 'includes' }, { value: 'ne', label: 'does not include' }, { value: 'in', label: 'includes any of' }, { value: 'gt', label: 'has more than' }, ...filled];
  if (CHOICES.includes(type)) return [{ value: 'eq', label: 'is' }, { value: 'ne', label: 'is not' }, { value: 'in', label: 'is any of' }, ...filled];
  if (type === 'tags') return [{ value: 'eq', label: 'includes' }, { value: 'gt', label: 'has more than' }, { value: 'lt', label: 'has fewer than' }, ...filled];
  if (type === 'rows') return [{ value: 'gt', label: 'has more than' }, { value: 'lt', label: 'has fewer than' }, ...filled];
  if (type === 'image' || type === 'file') return filled;
  return [...filled, { value: 'eq', label: 'is' }, { value: 'ne', label: 'is not' }];
}

/** Writes a field's condition in words, such as "Length is above 600". */
export function ruleWords(rule: ShowIf, controller: DraftField | undefined): string {
  if (!controller) return `${rule.field} (gone)`;
  const op = operatorsOf(controller.type).find(({ value }) => value === rule.op)?.label ?? rule.op;
  const named = (value: unknown): string => controller.options?.find((option) => option.value === value)?.label ?? String(value);
  if (rule.op === 'filled' || rule.op === 'empty') return `${controller.label} ${op}`;
  if (typeof rule.value === 'boolean') return `${controller.label} is ${rule.value ? 'on' : 'off'}`;
  return `${controller.label} ${op} ${Array.isArray(rule.value) ? rule.value.map(named).join(', ') : named(rule.value)}`;
}
