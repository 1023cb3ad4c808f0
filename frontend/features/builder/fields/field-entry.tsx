import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, Copy } from 'lucide-react';
import type { Issue } from '#contracts/errors.ts';
import { FIELD_LIMIT } from '#contracts/prompt-form.ts';
import type { DraftForm } from '#contracts/prompt-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { placeId } from '../draft-store.ts';
import type { FieldEditing } from './field-editing.ts';
import { issueFinder, issuesOfField } from './field-issues.ts';
import { FieldRow } from './field-row.tsx';
import type { FieldPlace } from './form-edits.ts';
import { FieldInspector } from './inspector/field-inspector.tsx';
import type { FieldEdits } from './use-field-edits.tsx';
import { rowId } from './use-pane-moves.ts';
import type { PaneMoves } from './use-pane-moves.ts';
import type { Hue } from './variable-colour.ts';
import { FIELD_ENTRY } from '../builder-fields.words.ts';
import { elementAt } from '#contracts/must.ts';

interface FieldEntryProps {
  form: DraftForm;
  place: FieldPlace;
  /** Id of the form field, which exists in this tab only. */
  id: string;
  hue: Hue | undefined;
  open: boolean;
  issues: readonly Issue[];
  edits: FieldEdits;
  moves: PaneMoves;
  handle: ReactNode;
  onOpen(key: string | null): void;
}

/** A field of the prompt's form in the builder's list. While it is open, its settings are shown below it. */
export function FieldEntry({ form, place, id, hue, open, issues, edits, moves, handle, onOpen }: FieldEntryProps) {
  const fields = form.sections.flatMap((section) => section.fields);
  const field = elementAt(elementAt(form.sections, place.section).fields, place.index);
  const order = fields.indexOf(field);
  const own = issuesOfField(issues, place);
  const editing: FieldEditing = {
    field, id, column: false, issues: own, issueAt: issueFinder(own),
    earlier: fields.slice(0, order),
    otherKeys: new Set(fields.filter((other) => other !== field).map(({ key }) => key)),
    change: (part, apply) => {
      if (part === 'Label') edits.labelBegun(field);
      edits.change(place, id, part, apply);
    },
    rename: (key) => edits.rename(place, key),
    changeOption: (index, next) => edits.changeOption(place, id, index, next),
  };
  const remove = (): void => {
    const { fields: around } = elementAt(form.sections, place.section);
    const neighbour = place.index + 1 < around.length ? place.index : place.index - 1;
    moves.focusNext(neighbour >= 0 ? rowId({ section: place.section, index: neighbour }) : placeId(['form']));
    edits.remove(place, (back) => moves.focusNext(rowId(back)));
  };
  return (
    <FieldRow
      field={field} id={rowId(place)} hue={hue} open={open} problems={own.length} handle={handle} controller={fields.find(({ key }) => key === field.showIf?.field)}
      onToggle={() => onOpen(open ? null : field.key)} onStep={(by) => moves.step(place, by)}
    >
      <FieldInspector
        editing={editing} onRenameColumn={(column, key) => edits.renameColumn(place, column, key)} onLabelDone={() => edits.labelDone(place)} onDelete={remove}
        placement={form.sections.length > 1 ? (
          <Field label={FIELD_ENTRY.label}>
            <Select
              options={form.sections.map(({ title }, at) => ({ value: String(at), label: title.trim() || `Section ${at + 1}` }))} value={String(place.section)}
              onValueChange={(to) => {
                moves.holdFocus();
                edits.moveTo(place, Number(to));
              }}
            />
          </Field>
        ) : undefined}
        actions={
          <>
            <Button size="sm" icon={<Copy aria-hidden />} disabled={fields.length >= FIELD_LIMIT} onClick={() => moves.focusNext(`${edits.copy(place)}-label`)}>{FIELD_ENTRY.duplicateButton}</Button>
            <Button size="sm" icon={<ArrowUp aria-hidden />} onClick={() => moves.step(place, -1)}>{FIELD_ENTRY.upButton}</Button>
            <Button size="sm" icon={<ArrowDown aria-hidden />} onClick={() => moves.step(place, 1)}>{FIELD_ENTRY.downButton}</Button>
          </>
        }
      />
    </FieldRow>
  );
}
