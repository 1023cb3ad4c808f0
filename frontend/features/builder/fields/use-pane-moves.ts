import { useLayoutEffect, useRef, useState } from 'react';
import { placeId, useDraftStore } from '../draft-store.ts';
import { inForm, withMovedSection } from './form-edits.ts';
import type { FieldPlace } from './form-edits.ts';
import type { FieldEdits } from './use-field-edits.tsx';
import { USE_PANE_MOVES } from '../builder-fields.words.ts';
import { elementAt } from '#contracts/must.ts';

/** Returns the DOM id of a field's row in the builder's list of fields. */
export const rowId = (place: FieldPlace): string => placeId(['form', 'sections', place.section, 'fields', place.index]);
/** Returns the DOM id of a section's heading in the builder's list of fields. */
export const headingId = (section: number): string => placeId(['form', 'sections', section, 'title']);

/** Moves form fields by keys and buttons, keeps the focus, and announces the new position to screen readers. */
export function usePaneMoves(edits: FieldEdits) {
  const store = useDraftStore();
  const [news, setNews] = useState('');
  const next = useRef<string | Element | null>(null);
  // A layout effect, because an ordinary effect of the render before may run after `focusNext`, when the element does not exist yet.
  useLayoutEffect(() => {
    const wanted = next.current;
    if (wanted === null) return;
    next.current = null;
    const element = typeof wanted === 'string' ? document.getElementById(wanted) : wanted;
    if (!(element instanceof HTMLElement) || element === document.activeElement) return;
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
  });
  /** Focuses the element with this DOM id after the next render. */
  const focusNext = (id: string): void => {
    next.current = id;
  };
  /** Focuses the current element again after the move, because an element that moves in the page loses focus. */
  const holdFocus = (): void => {
    next.current = document.activeElement;
  };

  const step = (place: FieldPlace, by: -1 | 1): void => {
    const field = elementAt(elementAt(store.content().form.sections, place.section).fields, place.index);
    const name = field.label.trim() || 'This field';
    if (!edits.step(place, by)) return setNews(USE_PANE_MOVES.atEnd(name, by));
    const { sections } = store.content().form;
    const section = sections.findIndex(({ fields }) => fields.includes(field));
    const { title, fields } = elementAt(sections, section);
    holdFocus();
    setNews(`${name} is now ${fields.indexOf(field) + 1} of ${fields.length}${sections.length > 1 ? ` in ${title || `section ${section + 1}`}` : ''}.`);
  };
  const moveSection = (at: number, by: -1 | 1): void => {
    const count = store.content().form.sections.length;
    const to = at + by;
    if (to < 0 || to >= count) return;
    store.edit(inForm((form) => withMovedSection(form, at, to)), { label: 'Order of sections' });
    const { activeElement: pressed } = document;
    holdFocus();
    // At either end of the form the pressed button becomes disabled and would lose focus, so the focus moves to another element.
    if (pressed instanceof HTMLButtonElement && (to === 0 || to === count - 1)) focusNext(headingId(to));
    setNews(USE_PANE_MOVES.sectionMoved(at, to, count));
  };
  return { news, focusNext, holdFocus, step, moveSection };
}

export type PaneMoves = ReturnType<typeof usePaneMoves>;
