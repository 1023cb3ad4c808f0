import type { ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import type { DraftField, FieldType } from '#contracts/prompt-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { COLUMN_KINDS, FIELD_KINDS, kindOf } from '../field-kinds.ts';
import { withProperty } from '../field-editing.ts';
import type { FieldEditing } from '../field-editing.ts';
import { withType } from '../new-field.ts';
import { TypeIcon } from '../type-icon.tsx';
import { BoundsInputs } from './bounds-inputs.tsx';
import { ColumnsEditor } from './columns-editor.tsx';
import { DefaultInput } from './default-input.tsx';
import { KeyInput } from './key-input.tsx';
import { LengthSwitch } from './length-switch.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { PatternInput } from './pattern-input.tsx';
import { ShowIfEditor } from './show-if-editor.tsx';
import { FIELD_INSPECTOR } from '../../builder-fields.words.ts';

interface FieldInspectorProps {
  editing: FieldEditing;
  onRenameColumn?(column: number, key: string): void;
  onDelete(): void;
  /** Called when the author leaves the label's box, because the field's key may follow a new label. */
  onLabelDone?(): void;
  /** Controls that move the field to another section or position; a column has none. */
  placement?: ReactNode;
  /** Further buttons beside the button that deletes the field. */
  actions?: ReactNode;
}

/** All settings of a form field in the builder. */
export function FieldInspector({ editing, onRenameColumn, onDelete, onLabelDone, placement, actions }: FieldInspectorProps) {
  const { field, id, column, issueAt, change } = editing;
  const kind = kindOf(field.type);
  const kinds = column ? COLUMN_KINDS : FIELD_KINDS;
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      <div className={css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 220px), 1fr))]', gap: '3' })}>
        <Field label={FIELD_INSPECTOR.label} error={issueAt('label')} id={`${id}-label`}>
          <Input value={field.label} maxLength={120} onChange={(event) => change('Label', (before) => ({ ...before, label: event.target.value }))} onBlur={onLabelDone} />
        </Field>
        <KeyInput editing={editing} />
      </div>
      <Field label={FIELD_INSPECTOR.typeLabel}>
        <Select<FieldType> options={kinds.map(({ type, label }) => ({ value: type, label, icon: <TypeIcon type={type} /> }))} value={field.type} icon={<TypeIcon type={field.type} />} onValueChange={(type) => change('Type', (before) => withType(before, type))} />
      </Field>
      {kind.options && <OptionsEditor editing={editing} />}
      {field.type === 'rows' && onRenameColumn && <ColumnsEditor editing={editing} onRename={onRenameColumn} inspect={(inner, remove) => <FieldInspector editing={inner} onDelete={remove} />} />}
      {kind.inserts && (
        <Field label={FIELD_INSPECTOR.insertsLabel} required={field.type === 'toggle_text'} optional={field.type !== 'toggle_text'} error={issueAt('insertText')} help={field.type === 'checkbox' ? FIELD_INSPECTOR.switchInsertsHelp : FIELD_INSPECTOR.toggleTextInsertsHelp}>
          <Textarea grow value={field.insertText ?? ''} maxLength={2000} onChange={(event) => change(FIELD_INSPECTOR.insertedText, (before) => withProperty(before, 'insertText', event.target.value))} />
        </Field>
      )}
      <Field label={FIELD_INSPECTOR.helpLabel} optional error={issueAt('help')}>
        <Input value={field.help ?? ''} maxLength={300} placeholder={FIELD_INSPECTOR.placeholder} onChange={(event) => change('Help', (before) => withProperty(before, 'help', event.target.value))} />
      </Field>
      {kind.placeholder && (
        <Field label={FIELD_INSPECTOR.placeholderLabel} optional error={issueAt('placeholder')}>
          <Input value={field.placeholder ?? ''} maxLength={200} onChange={(event) => change('Placeholder', (before) => withProperty(before, 'placeholder', event.target.value))} />
        </Field>
      )}
      <BoundsInputs editing={editing} />
      <PatternInput editing={editing} />
      <DefaultInput editing={editing} />
      <LengthSwitch editing={editing} />
      <ShowIfEditor editing={editing} />
      {!field.hidden && <Switch checked={field.required} onCheckedChange={(required) => change('Required', (before) => ({ ...before, required }))}>{FIELD_INSPECTOR.requiredLabel}</Switch>}
      {kind.preset && !column && (
        <Switch checked={field.hidden ?? false} help={FIELD_INSPECTOR.hiddenFieldHelp} onCheckedChange={(hidden) => change(FIELD_INSPECTOR.hiddenConstantText, (before) => withHidden(before, hidden))}>{FIELD_INSPECTOR.hiddenConstantText}</Switch>
      )}
      {placement}
      <div className={wrap({ gap: '2', paddingBlockStart: '3', borderTop: 'soft' })}>
        {actions}
        <Button size="sm" variant="danger" icon={<Trash2 aria-hidden />} onClick={onDelete}>{column ? FIELD_INSPECTOR.deleteColumnButton : FIELD_INSPECTOR.deleteFieldButton}</Button>
      </div>
    </div>
  );
}

/** A hidden field has a constant that the form never asks for, so it is not required. A hidden switch without a value counts as off. */
function withHidden(field: DraftField, hidden: boolean): DraftField {
  const off = field.type === 'checkbox' || field.type === 'toggle_text' ? { default: field.default ?? false } : {};
  return hidden ? { ...field, ...off, hidden, required: false } : withProperty(field, 'hidden', null);
}
