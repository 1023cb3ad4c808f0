import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import type { DraftField } from '#contracts/prompt-form.ts';
import { SortableEntry, SortableList } from '#shared/ordering/sortable-list.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { issueFinder, issuesBelow } from '../field-issues.ts';
import type { FieldEditing } from '../field-editing.ts';
import { FieldRow } from '../field-row.tsx';
import { moved } from '../form-edits.ts';
import { newField } from '../new-field.ts';
import { withOption } from '../rename-field.ts';
import { focusOnceDrawn, withFocusHeld } from '../held-focus.ts';
import { useListIds } from './use-list-ids.ts';
import { COLUMNS_EDITOR } from '../../builder-fields.words.ts';
import { elementAt } from '#contracts/must.ts';

/** The most columns that a field with rows may have (contracts/prompt-form.ts). */
const COLUMN_LIMIT = 8;

interface ColumnsEditorProps {
  editing: FieldEditing;
  /** Renames a column in the field, in conditions and in saved inputs. */
  onRename(column: number, key: string): void;
  /** Renders the settings of a column. The settings of fields pass it in, because an import would be circular. */
  inspect(editing: FieldEditing, onDelete: () => void): ReactNode;
}

/** The list in which an author edits the columns of a field with rows. */
export function ColumnsEditor({ editing, onRename, inspect }: ColumnsEditorProps) {
  const { field, issues, issueAt, change } = editing;
  const columns: readonly DraftField[] = field.fields ?? [];
  const ids = useListIds(columns, ({ key }) => key);
  const [open, setOpen] = useState<string | null>(null);
  const set = (part: string, next: (before: DraftField[]) => DraftField[]): void => change(part, (before) => ({ ...before, fields: next(before.fields ?? []) }));
  const keys = columns.map(({ key }) => key);
  const full = columns.length >= COLUMN_LIMIT;
  return (
    <Field label={COLUMNS_EDITOR.columnsLabel} value={`${columns.length} of ${COLUMN_LIMIT}`} error={columns.length === 0 ? issueAt('fields') : undefined} group>
      <SortableList ids={ids} nameOf={(id) => columns[ids.indexOf(id)]?.label || COLUMNS_EDITOR.unnamedColumn} onMove={(from, to) => set(COLUMNS_EDITOR.orderOfColumnsText, (before) => moved(before, from, to))}>
        <ol className={stack({ gap: '1' })}>
          {columns.map((column, index) => {
            const id = elementAt(ids, index);
            const own = issuesBelow(issues, 'fields', index);
            const columnEditing: FieldEditing = {
              field: column, id: `${editing.id}-${id}`, column: true, earlier: columns.slice(0, index), issues: own, issueAt: issueFinder(own),
              otherKeys: new Set(keys.filter((_, at) => at !== index)),
              change: (part, apply) => set(`Column ${index + 1}: ${part}`, (before) => before.map((one, at) => (at === index ? apply(one) : one))),
              rename: (key) => onRename(index, key),
              changeOption: (option, next) => set(`Column ${index + 1}: Option ${option + 1}`, (before) => before.map((one, at) => (at === index ? withOption(one, option, next) : one))),
            };
            return (
              <SortableEntry key={id} id={id} label={COLUMNS_EDITOR.moveLabel(column.label || 'column')}>
                {(handle) => (
                  <FieldRow
                    field={column} id={`${editing.id}-${id}`} hue="system" open={open === id} problems={own.length} controller={columns.find(({ key }) => key === column.showIf?.field)} handle={handle}
                    onToggle={() => setOpen(open === id ? null : id)}
                    onStep={(step) => {
                      const to = index + step;
                      if (to >= 0 && to < columns.length) withFocusHeld(() => set(COLUMNS_EDITOR.orderOfColumnsText, (before) => moved(before, index, to)));
                    }}
                  >
                    {inspect(columnEditing, () => {
                      focusOnceDrawn(`${editing.id}-${ids[index + 1] ?? ids[index - 1] ?? 'add-column'}`);
                      set('Column', (before) => before.toSpliced(index, 1));
                    })}
                  </FieldRow>
                )}
              </SortableEntry>
            );
          })}
        </ol>
      </SortableList>
      <Button
        id={`${editing.id}-add-column`} size="sm" variant="ghost" icon={<Plus aria-hidden />} disabled={full} className={css({ justifySelf: 'start' })}
        onClick={() => set(COLUMNS_EDITOR.newColumnText, (before) => [...before, newField('short_text', new Set(keys), 'Column')])}
      >
        {full ? COLUMNS_EDITOR.columnsMostButton(COLUMN_LIMIT) : COLUMNS_EDITOR.addColumnButton}
      </Button>
    </Field>
  );
}
