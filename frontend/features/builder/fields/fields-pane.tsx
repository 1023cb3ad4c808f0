import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useAtom } from 'jotai';
import { css } from '#styled/css';
import { hstack, metaText, stack } from '#styled/patterns';
import type { Issue } from '#contracts/errors.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { SortableEntry, SortableList } from '#shared/ordering/sortable-list.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { issuesOf, placeId, useDraftPart, useDraftStore } from '../draft-store.ts';
import { Pane } from '../shell/pane.tsx';
import { AddField } from './add-field.tsx';
import { FieldEntry } from './field-entry.tsx';
import { flatPlaces, inForm, placeOf, withDragged, withNewSection, withoutSection, withSectionTitle } from './form-edits.ts';
import { SectionHead } from './section-head.tsx';
import { selectedFieldAtom } from './selected-field.ts';
import { useFieldEdits } from './use-field-edits.tsx';
import { headingId, usePaneMoves } from './use-pane-moves.ts';
import { huesOf } from './variable-colour.ts';
import { FIELDS_PANE } from '../builder-fields.words.ts';
import { elementAt } from '#contracts/must.ts';

const SECTION_LIMIT = 30;
const formIssues = (content: DraftContent): string => JSON.stringify(issuesOf(content).filter(({ path }) => path[0] === 'form'));

interface FieldsPaneProps {
  /** Element at the right end of the head of the fields pane. */
  action?: ReactNode;
}

/** The pane of the builder with the form's fields in their sections, where the author adds, orders and edits them. */
export function FieldsPane({ action }: FieldsPaneProps) {
  const { edit, atoms, jotai } = useDraftStore();
  const form = useDraftPart((content) => content.form);
  // The ids are read together with the form and not subscribed to by themselves, because both change together.
  const ids = jotai.get(atoms.ids);
  // Problems are compared as text, so that the fields render again only when their problems change.
  const wrong = useDraftPart(formIssues);
  const issues = useMemo(() => JSON.parse(wrong) as Issue[], [wrong]);
  const edits = useFieldEdits();
  const moves = usePaneMoves(edits);
  const [selected, select] = useAtom(selectedFieldAtom);
  const [doomed, setDoomed] = useState<number | null>(null);
  // Closes the open field when the draft's page is left, because the next draft may have a field with the same key.
  useEffect(() => () => select(null), [select]);

  const hues = huesOf(form);
  const opened = selected === null ? null : placeOf(form, selected);
  const count = form.sections.reduce((sum, { fields }) => sum + fields.length, 0);
  // A form with a single section without a title shows no section heading in the builder.
  const headed = form.sections.length > 1 || form.sections.some(({ title }) => title !== '');
  const places = flatPlaces(form);
  const shown = headed ? places : places.filter(({ index }) => index !== null);
  const shownIds = shown.map(({ section, index }) => (index === null ? elementAt(ids.sections, section).id : elementAt(elementAt(ids.sections, section).fields, index)));
  const nameOf = ({ section, index }: (typeof places)[number]): string => {
    if (index === null) return elementAt(form.sections, section).title.trim() || `section ${section + 1}`;
    return elementAt(elementAt(form.sections, section).fields, index).label.trim() || FIELDS_PANE.unnamedField;
  };
  const deleteSection = (at: number): void => {
    edit(inForm((before) => withoutSection(before, at)), { label: FIELDS_PANE.deleteSectionLabel });
    moves.focusNext(placeId(['form']));
    setDoomed(null);
  };
  const offset = places.length - shown.length;

  return (
    <Pane title={FIELDS_PANE.fieldsTitle} aside={<span className={hstack({ gap: '2', textStyle: 'meta', color: 'fg.subtle', tabular: true })}>{FIELDS_PANE.ofText(count)}{action}</span>}>
      <div id={placeId(['form'])} tabIndex={-1} className={css({ padding: '2', _focusVisible: { outline: 'none' } })}>
        {count === 0 && <p className={hint}>{FIELDS_PANE.emptyForm}</p>}
        <SortableList
          ids={shownIds} nameOf={(id) => nameOf(elementAt(shown, shownIds.indexOf(id)))}
          onMove={(from, to) => edit(inForm((before) => withDragged(before, from + offset, to + offset)), { label: FIELDS_PANE.orderOfFieldsLabel })}
        >
          <ol className={stack({ gap: '0.5' })}>
            {shown.map((place, at) => {
              const { section, index } = place;
              const id = elementAt(shownIds, at);
              if (index !== null) {
                return (
                  <SortableEntry key={id} id={id} label={FIELDS_PANE.moveLabel(nameOf(place))}>
                    {(handle) => (
                      <FieldEntry
                        form={form} place={{ section, index }} id={id} hue={hues.get(elementAt(elementAt(form.sections, section).fields, index).key)} issues={issues} edits={edits} moves={moves} handle={handle}
                        open={opened?.section === section && opened.index === index} onOpen={select}
                      />
                    )}
                  </SortableEntry>
                );
              }
              const { title, fields } = elementAt(form.sections, section);
              return (
                <SortableEntry key={id} id={id} fixed label="">
                  {() => (
                    <>
                      <SectionHead
                        id={headingId(section)} title={title} at={section} count={form.sections.length}
                        onTitle={(words) => edit(inForm((before) => withSectionTitle(before, section, words)), { label: FIELDS_PANE.headingLabel, merge: `${id}:title` })}
                        onMove={(by) => moves.moveSection(section, by)} onDelete={() => (fields.length > 0 ? setDoomed(section) : deleteSection(section))}
                      />
                      {fields.length === 0 && <p className={hint}>{FIELDS_PANE.emptySection}<span className={keysOnly}> {FIELDS_PANE.emptySectionKeys}</span></p>}
                    </>
                  )}
                </SortableEntry>
              );
            })}
          </ol>
        </SortableList>
        <AddField
          count={count} mayAddSection={form.sections.length < SECTION_LIMIT} onAdd={(type) => moves.focusNext(`${edits.add(type, opened)}-label`)}
          onAddSection={() => {
            edit(inForm((before) => withNewSection(before, '')), { label: FIELDS_PANE.newSectionLabel });
            moves.focusNext(headingId(form.sections.length));
          }}
        />
      </div>
      <LiveRegion>{moves.news}</LiveRegion>
      {doomed !== null && form.sections[doomed] && (
        <ConfirmDialog
          title={FIELDS_PANE.deleteTitle(form.sections[doomed].title.trim() || `section ${doomed + 1}`)}
          description={FIELDS_PANE.deleteText(form.sections[doomed].fields.length)}
          action={FIELDS_PANE.action} busyLabel={FIELDS_PANE.busyLabel} busy={false} onConfirm={() => deleteSection(doomed)} onClose={() => setDoomed(null)}
        />
      )}
    </Pane>
  );
}

const hint = metaText({ padding: '3' });
