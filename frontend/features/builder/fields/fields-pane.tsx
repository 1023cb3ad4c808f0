import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAtom } from 'jotai';
import { ArrowDown, ArrowUp, Copy } from 'lucide-react';
import { css } from '#styled/css';
import { FIELD_LIMIT } from '#contracts/prompt-form.ts';
import type { DraftField } from '#contracts/prompt-form.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Select } from '#ui/select.tsx';
import { placeId, useDraft } from '../draft-store.ts';
import { Pane } from '../shell/pane.tsx';
import { AddField } from './add-field.tsx';
import { issueFinder, issuesOfField } from './field-issues.ts';
import type { FieldEditing } from './field-editing.ts';
import { FieldRow } from './field-row.tsx';
import { flatPlaces, inForm, placeOf, withDragged, withField, withMovedSection, withNewSection, withoutField, withoutSection, withSectionTitle } from './form-edits.ts';
import type { FieldPlace } from './form-edits.ts';
import { FieldInspector } from './inspector/field-inspector.tsx';
import { SectionHead } from './section-head.tsx';
import { selectedFieldAtom } from './selected-field.ts';
import { SortableEntry, SortableList } from './sortable-list.tsx';
import { useFieldEdits } from './use-field-edits.tsx';
import { huesOf } from './variable-colour.ts';

const SECTION_LIMIT = 30;

interface FieldsPaneProps {
  /** Stands at the right end of the pane's head. */
  action?: ReactNode;
}

/** The form's fields in their sections: put in order, opened, changed, added. */
export function FieldsPane({ action }: FieldsPaneProps) {
  const { content, edit, ids, issues } = useDraft();
  const { form } = content;
  const edits = useFieldEdits();
  const [selected, select] = useAtom(selectedFieldAtom);
  const [news, setNews] = useState('');
  const [doomed, setDoomed] = useState<number | null>(null);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    const id = focusNext.current;
    if (id === null) return;
    focusNext.current = null;
    const element = document.getElementById(id);
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
  });

  const hues = huesOf(form);
  const fields = form.sections.flatMap((section) => section.fields);
  const headed = form.sections.length > 1 || form.sections.some(({ title }) => title !== '');
  const places = flatPlaces(form);
  const idOf = ({ section, index }: (typeof places)[number]): string => (index === null ? ids.sections[section]!.id : ids.sections[section]!.fields[index]!);
  const shown = headed ? places : places.filter(({ index }) => index !== null);
  const flatIds = shown.map(idOf);
  const flatAt = (at: number): number => places.indexOf(shown[at]!);
  const opened = selected === null ? null : placeOf(form, selected);
  const rowId = (place: FieldPlace): string => placeId(['form', 'sections', place.section, 'fields', place.index]);
  const nameAt = (place: FieldPlace): string => form.sections[place.section]!.fields[place.index]?.label.trim() || 'This field';

  const step = (place: FieldPlace, by: -1 | 1): void => {
    const name = nameAt(place);
    if (!edits.step(place, by)) return setNews(`${name} is already ${by < 0 ? 'first' : 'last'}.`);
    const moved = edits.store.content().form;
    const to = moved.sections.flatMap((section, at) => section.fields.map((field, index) => ({ field, section: at, index }))).find(({ field }) => field === form.sections[place.section]!.fields[place.index])!;
    focusNext.current = rowId(to);
    const section = moved.sections[to.section]!;
    setNews(`${name} is now ${to.index + 1} of ${section.fields.length}${moved.sections.length > 1 ? ` in ${section.title || `section ${to.section + 1}`}` : ''}.`);
  };
  const moveSection = (at: number, by: -1 | 1): void => {
    const to = at + by;
    if (to < 0 || to >= form.sections.length) return;
    edit(inForm((before) => withMovedSection(before, at, to)), { label: 'Order of sections' });
    setNews(`Section ${at + 1} is now section ${to + 1} of ${form.sections.length}.`);
  };
  const deleteSection = (at: number): void => {
    edit(inForm((before) => withoutSection(before, at)), { label: 'Delete a section' });
    setDoomed(null);
  };

  const editingOf = (field: DraftField, place: FieldPlace, id: string): FieldEditing => {
    const own = issuesOfField(issues, place);
    const order = fields.indexOf(field);
    return {
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
  };

  return (
    <Pane title="Fields" aside={<span className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'meta', color: 'fg.subtle', tabular: true })}>{fields.length} of {FIELD_LIMIT}{action}</span>}>
      <div id={placeId(['form'])} tabIndex={-1} className={body}>
        {fields.length === 0 && <p className={empty}>No fields yet. Add one, or write {'{{topic}}'} in the template and make its field with one press.</p>}
        <SortableList
          ids={flatIds}
          nameOf={(id) => {
            const place = shown[flatIds.indexOf(id)];
            return place && place.index !== null ? nameAt({ section: place.section, index: place.index }) : 'a heading';
          }}
          onMove={(from, to) => edit(inForm((before) => withDragged(before, flatAt(from), flatAt(to))), { label: 'Order of fields' })}
        >
          <ol className={css({ display: 'grid', gap: '0.5' })}>
            {shown.map(({ section: at, index }) => {
              const section = form.sections[at]!;
              if (index === null) {
                const id = ids.sections[at]!.id;
                return (
                  <SortableEntry key={id} id={id} fixed label="">
                    {() => (
                      <>
                        <SectionHead
                          id={placeId(['form', 'sections', at, 'title'])} title={section.title} at={at} count={form.sections.length}
                          onTitle={(title) => edit(inForm((before) => withSectionTitle(before, at, title)), { label: 'Heading', merge: `${id}:title` })}
                          onMove={(by) => moveSection(at, by)}
                          onDelete={() => (section.fields.length > 0 ? setDoomed(at) : deleteSection(at))}
                        />
                        {section.fields.length === 0 && <p className={empty}>Nothing in here yet. Drag a field in, or move one with Alt and an arrow key.</p>}
                      </>
                    )}
                  </SortableEntry>
                );
              }
              const place = { section: at, index };
              const field = section.fields[index]!;
              const id = ids.sections[at]!.fields[index]!;
              const open = opened?.section === at && opened.index === index;
              return (
                <SortableEntry key={id} id={id} label={`Move ${nameAt(place)}`}>
                  {(handle) => (
                    <FieldRow
                      field={field} id={rowId(place)} hue={hues.get(field.key)} open={open} problems={issuesOfField(issues, place).length} handle={handle}
                      controller={fields.find(({ key }) => key === field.showIf?.field)}
                      onToggle={() => select(open ? null : field.key)} onStep={(by) => step(place, by)}
                    >
                      <FieldInspector
                        editing={editingOf(field, place, id)}
                        onRenameColumn={(column, key) => edits.renameColumn(place, column, key)}
                        onLabelDone={() => edits.labelDone(place)}
                        onDelete={() => {
                          const next = places.filter((other) => other.index !== null)[fields.indexOf(field) > 0 ? fields.indexOf(field) - 1 : 1];
                          focusNext.current = next && next.index !== null ? rowId({ section: next.section, index: next.section === at && next.index > index ? index : next.index }) : placeId(['form']);
                          edits.remove(place);
                        }}
                        placement={form.sections.length > 1 ? (
                          <Field label="Section">
                            <Select
                              options={form.sections.map(({ title }, other) => ({ value: String(other), label: title.trim() || `Section ${other + 1}` }))} value={String(at)}
                              onValueChange={(to) => Number(to) !== at && edit(inForm((before) => withField(withoutField(before, place), field, { section: Number(to), index: before.sections[Number(to)]!.fields.length })), { label: 'Section of a field' })}
                            />
                          </Field>
                        ) : undefined}
                        actions={
                          <>
                            <Button size="sm" icon={<Copy aria-hidden />} disabled={fields.length >= FIELD_LIMIT} onClick={() => edits.copy(place)}>Duplicate</Button>
                            <Button size="sm" icon={<ArrowUp aria-hidden />} onClick={() => step(place, -1)}>Up</Button>
                            <Button size="sm" icon={<ArrowDown aria-hidden />} onClick={() => step(place, 1)}>Down</Button>
                          </>
                        }
                      />
                    </FieldRow>
                  )}
                </SortableEntry>
              );
            })}
          </ol>
        </SortableList>
        <AddField
          count={fields.length} mayAddSection={form.sections.length < SECTION_LIMIT}
          onAdd={(type) => {
            edits.add(type, opened);
            const place = placeOf(edits.store.content().form, edits.store.content().form.sections.flatMap((section) => section.fields).find((field) => !fields.includes(field))!.key)!;
            const { fields: madeIds } = edits.store.jotai.get(edits.store.atoms.ids).sections[place.section]!;
            focusNext.current = `${madeIds[place.index]!}-label`;
          }}
          onAddSection={() => {
            edit(inForm((before) => withNewSection(before, '')), { label: 'New section' });
            focusNext.current = placeId(['form', 'sections', form.sections.length, 'title']);
          }}
        />
      </div>
      <LiveRegion>{news}</LiveRegion>
      {doomed !== null && form.sections[doomed] && (
        <ConfirmDialog
          title={`Delete ${form.sections[doomed].title.trim() || `section ${doomed + 1}`}?`}
          description={`Its ${form.sections[doomed].fields.length === 1 ? 'field goes' : `${form.sections[doomed].fields.length} fields go`} with it. Undo brings everything back.`}
          action="Delete section" busyLabel="Deleting" busy={false} onConfirm={() => deleteSection(doomed)} onClose={() => setDoomed(null)}
        />
      )}
    </Pane>
  );
}

const body = css({ padding: '2', _focusVisible: { outline: 'none' } });
const empty = css({ textStyle: 'meta', color: 'fg.subtle', padding: '3' });
