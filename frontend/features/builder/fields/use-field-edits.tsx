import { useRef } from 'react';
import { useSetAtom } from 'jotai';
import type { DraftField, FieldOption, FieldType } from '#contracts/prompt-form.ts';
import { templateVariables } from '#contracts/template-variables.ts';
import { Button } from '#ui/button.tsx';
import { dismissToast, toast } from '#ui/toast.tsx';
import { useDraftStore } from '../draft-store.ts';
import { formKeys, freeKey, keyFrom } from './field-names.ts';
import { fieldAt, inForm, placeOf, withChangedField, withCopy, withField, withoutField, withStep } from './form-edits.ts';
import type { FieldPlace } from './form-edits.ts';
import { fieldForVariable, newField } from './new-field.ts';
import { withOptionEverywhere, withRenamedColumn, withRenamedField } from './rename-field.ts';
import { selectedFieldAtom } from './selected-field.ts';
import { USE_FIELD_EDITS } from '../builder-fields.words.ts';
import { elementAt, must } from '#contracts/must.ts';

/** Functions that change the fields of the open draft's form. Each call is one undo step, and the changed field is open afterwards. */
export function useFieldEdits() {
  const store = useDraftStore();
  const select = useSetAtom(selectedFieldAtom);
  /** Key and label of a form field at the time when the author began to edit its label. */
  const named = useRef<{ key: string; label: string } | null>(null);

  const idAt = ({ section, index }: FieldPlace): string => elementAt(elementAt(store.jotai.get(store.atoms.ids).sections, section).fields, index);
  /**
   * Adds a form field after another one or at the end.
   * @returns its id in this tab
   */
  const add = (type: FieldType, after: FieldPlace | null): string => {
    const field = newField(type, new Set(formKeys(store.content().form)));
    const place = after ? { ...after, index: after.index + 1 } : undefined;
    store.edit(inForm((form) => withField(form, field, place)), { label: USE_FIELD_EDITS.newFieldLabel(field.label) });
    select(field.key);
    return idAt(must(placeOf(store.content().form, field.key), 'the place of a new field'));
  };
  const create = (key: string): void => {
    const field = fieldForVariable(key);
    store.edit(inForm((form) => (placeOf(form, key) ? form : withField(form, field))), { label: USE_FIELD_EDITS.fieldForLabel(key) });
    select(key);
  };
  const change = (place: FieldPlace, id: string, part: string, apply: (field: DraftField) => DraftField): void =>
    store.edit(inForm((form) => withChangedField(form, place, apply)), { label: part, merge: `${id}:${part}` });
  const rename = (place: FieldPlace, key: string): void => {
    const before = fieldAt(store.content().form, place);
    store.edit((content) => withRenamedField(content, place, key), { label: `Key "${before?.key ?? ''}"` });
    select(key);
  };
  const renameColumn = (place: FieldPlace, column: number, key: string): void => store.edit((content) => withRenamedColumn(content, place, column, key), { label: USE_FIELD_EDITS.keyOfColumnLabel });
  const changeOption = (place: FieldPlace, id: string, index: number, next: Partial<FieldOption>): void =>
    store.edit((content) => withOptionEverywhere(content, place, index, next), { label: USE_FIELD_EDITS.optionLabel(index + 1), merge: `${id}:option:${index}` });
  /**
   * Inserts a copy of a form field after it.
   * @returns the copy's id in this tab
   */
  const copy = (place: FieldPlace): string => {
    const made = withCopy(store.content().form, place);
    store.edit(inForm((form) => withCopy(form, place).form), { label: USE_FIELD_EDITS.copyOfFieldLabel });
    select(made.key);
    return idAt({ ...place, index: place.index + 1 });
  };
  /** Deletes a form field. When undo restores the field, `onBack` is called with its position. */
  const remove = (place: FieldPlace, onBack: (place: FieldPlace) => void): void => {
    const field = fieldAt(store.content().form, place);
    if (!field) return;
    const name = field.label.trim() || field.key;
    store.edit(inForm((form) => withoutField(form, place)), { label: USE_FIELD_EDITS.deleteLabel(name) });
    select(null);
    const restore = (): void => {
      const { form } = store.content();
      const back = { ...field, key: freeKey(keyFrom(field.key), new Set(formKeys(form))) };
      store.edit(inForm((before) => withField(before, back, { ...place, section: Math.min(place.section, before.sections.length - 1) })), { label: USE_FIELD_EDITS.bringBackLabel(name) });
      select(back.key);
      onBack(must(placeOf(store.content().form, back.key), 'the place of a restored field'));
      dismissToast();
    };
    toast({ title: USE_FIELD_EDITS.toast(name), description: usedIn(store.content().template, field.key), action: <Button size="sm" onClick={restore}>{USE_FIELD_EDITS.button}</Button> });
  };
  /** Moves a form field to the end of another section. */
  const moveTo = (place: FieldPlace, section: number): void => {
    const field = fieldAt(store.content().form, place);
    if (!field || section === place.section) return;
    store.edit(inForm((form) => withField(withoutField(form, place), field, { section, index: elementAt(form.sections, section).fields.length })), { label: USE_FIELD_EDITS.sectionOfFieldLabel });
  };
  /**
   * Moves a form field one step up or down.
   * @returns whether there was room
   */
  const step = (place: FieldPlace, by: -1 | 1): boolean => {
    const { form } = store.content();
    if (withStep(form, place, by) === form) return false;
    store.edit(inForm((before) => withStep(before, place, by)), { label: USE_FIELD_EDITS.orderOfFieldsLabel });
    return true;
  };
  /** Makes a field's key follow its new label, as long as the key came from the label and no template uses it. */
  const labelDone = (place: FieldPlace): void => {
    const content = store.content();
    const field = fieldAt(content.form, place);
    if (!field || field.label.trim() === '') return;
    const texts = [content.template, content.systemTemplate ?? '', content.negativeTemplate ?? ''].join('\n');
    const generic = named.current?.key === field.key ? keyFrom(named.current.label) : null;
    named.current = null;
    const made = generic !== null && (field.key === generic || field.key.startsWith(`${generic}_`));
    const wanted = freeKey(keyFrom(field.label), new Set(formKeys(content.form).filter((key) => key !== field.key)));
    if (made && wanted !== field.key && !templateVariables(texts).includes(field.key)) rename(place, wanted);
  };
  const labelBegun = (field: DraftField): void => void (named.current ??= { key: field.key, label: field.label });
  return { store, add, create, change, rename, renameColumn, changeOption, copy, remove, moveTo, step, labelDone, labelBegun };
}

/** React context with the functions that change form fields, for the components of the list. */
export type FieldEdits = ReturnType<typeof useFieldEdits>;

const usedIn = (template: string, key: string): string | undefined => (templateVariables(template).includes(key) ? USE_FIELD_EDITS.keyStillUsed(key) : undefined);
