import { utcDay } from '#contracts/utc-days.ts';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import type { DraftField, ShowIf } from '#contracts/prompt-form.ts';
import { operatorsOf } from '#prompt-form/show-if-words.ts';
import { ColorInput } from '#ui/color-input.tsx';
import { MultiSelect } from '#ui/combobox.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { FieldContext } from '#ui/field-context.ts';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Select } from '#ui/select.tsx';
import { withProperty } from '../field-editing.ts';
import type { FieldEditing } from '../field-editing.ts';
import { ruleOn, valueEntryOf } from '../show-if-rules.ts';
import { SHOW_IF_EDITOR } from '../../builder-fields.words.ts';

const ALWAYS = ':always';
const today = (): string => utcDay(Date.now());

/** The controls for when a form field is shown: always, or depending on an earlier field's value. */
export function ShowIfEditor({ editing }: { editing: FieldEditing }) {
  const { field, earlier, issueAt, change } = editing;
  const rule = field.showIf;
  const controller = rule && earlier.find(({ key }) => key === rule.field);
  const set = (next: ShowIf | null): void => change(SHOW_IF_EDITOR.showIfText, (before) => withProperty(before, 'showIf', next));
  const pick = (key: string): void => {
    const chosen = earlier.find((other) => other.key === key);
    set(chosen ? ruleOn(chosen, undefined, today()) : null);
  };
  const options = [
    { value: ALWAYS, label: SHOW_IF_EDITOR.alwaysLabel },
    ...earlier.filter(({ key }) => key !== '').map(({ key, label }) => ({ value: key, label: label || key })),
    ...(rule && !controller ? [{ value: rule.field, label: SHOW_IF_EDITOR.lateField(rule.field) }] : []),
  ];
  const help = earlier.length === 0 ? SHOW_IF_EDITOR.noFieldHelp : undefined;
  return (
    <Field label={SHOW_IF_EDITOR.showIfText} error={issueAt('showIf')} help={help} group>
      {/* Each of the three controls of the condition has a name of its own, so the group's label belongs to none of them. */}
      <FieldContext.Provider value={null}>
        <div className={stack({ gap: '2' })}>
          <Select label={SHOW_IF_EDITOR.showIfFieldLabel} options={options} value={rule?.field ?? ALWAYS} onValueChange={pick} disabled={earlier.length === 0 && !rule} />
          {rule && controller && (
            <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '2' })}>
              <Select label={SHOW_IF_EDITOR.showIfHowLabel} options={operatorsOf(controller.type)} value={rule.op} onValueChange={(op) => set(ruleOn(controller, op, today()))} />
              <RuleValue rule={rule} controller={controller} onValue={(value) => set({ ...rule, value })} />
            </div>
          )}
        </div>
      </FieldContext.Provider>
    </Field>
  );
}

const LABEL = SHOW_IF_EDITOR.showIfValueText;

function RuleValue({ rule, controller, onValue }: { rule: ShowIf; controller: DraftField; onValue(value: ShowIf['value']): void }) {
  const options = (controller.options ?? []).filter(({ value }) => value !== '').map(({ value, label }) => ({ value, label: label || value }));
  const text = typeof rule.value === 'string' ? rule.value : '';
  switch (valueEntryOf(controller.type, rule.op)) {
    case 'none': return null;
    case 'switch': return <Select label={LABEL} options={[{ value: 'on', label: 'on' }, { value: 'off', label: 'off' }]} value={rule.value === false ? 'off' : 'on'} onValueChange={(value) => onValue(value === 'on')} />;
    case 'option': return <Select label={LABEL} options={options} value={text || null} onValueChange={onValue} />;
    case 'options': return <MultiSelect label={LABEL} options={options} value={Array.isArray(rule.value) ? rule.value : []} onValueChange={onValue} />;
    case 'number': return <NumberInput label={LABEL} value={typeof rule.value === 'number' ? rule.value : null} onValueChange={(value) => value !== null && onValue(value)} />;
    case 'date': return <DateInput label={LABEL} value={text || null} onValueChange={(day) => onValue(day ?? '')} />;
    case 'color': return <ColorInput label={LABEL} value={text || '#7c3aed'} onValueChange={onValue} />;
    case 'text': return <Input aria-label={LABEL} value={text} onChange={(event) => onValue(event.target.value)} />;
  }
}
