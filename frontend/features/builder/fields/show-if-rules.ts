import type { DraftField, FieldType, ShowIf } from '#contracts/prompt-form.ts';
import { operatorsOf } from '#prompt-form/show-if-words.ts';
import { elementAt } from '#contracts/must.ts';

type Op = ShowIf['op'];

const CHOICES: readonly FieldType[] = ['select', 'radio_cards', 'multi_select'];
const SWITCHES: readonly FieldType[] = ['checkbox', 'toggle_text'];
const NUMBERS: readonly FieldType[] = ['number', 'slider'];
const COUNTED: readonly FieldType[] = ['multi_select', 'tags', 'rows'];

/** Kind of control with which an author enters the value of a condition. */
export type ValueEntry = 'none' | 'switch' | 'option' | 'options' | 'number' | 'date' | 'color' | 'text';

export function valueEntryOf(type: FieldType, op: Op): ValueEntry {
  if (op === 'filled' || op === 'empty') return 'none';
  if (SWITCHES.includes(type)) return 'switch';
  if (type === 'date') return 'date';
  if (op === 'gt' || op === 'lt' || NUMBERS.includes(type)) return 'number';
  if (CHOICES.includes(type)) return op === 'in' ? 'options' : 'option';
  return type === 'color' ? 'color' : 'text';
}

/** Makes a new condition that depends on a field, with an operator of the field's type and a valid first value. */
export function ruleOn(controller: DraftField, op: Op = elementAt(operatorsOf(controller.type), 0).value, day = ''): ShowIf {
  const first = controller.options?.[0]?.value ?? '';
  const rule = { field: controller.key, op };
  switch (valueEntryOf(controller.type, op)) {
    case 'none': return rule;
    case 'switch': return { ...rule, value: true };
    case 'option': return { ...rule, value: first };
    case 'options': return { ...rule, value: first ? [first] : [] };
    case 'number': return { ...rule, value: COUNTED.includes(controller.type) ? 1 : (controller.min ?? 0) };
    case 'date': return { ...rule, value: day };
    case 'color': return { ...rule, value: '#7c3aed' };
    case 'text': return { ...rule, value: '' };
  }
}
