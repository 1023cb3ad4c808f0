import { useEffect, useRef, useState } from 'react';
import { placeId, useDraftStore } from '../draft-store.ts';
import { inForm, withMovedSection } from './form-edits.ts';
import type { FieldPlace } from './form-edits.ts';
import type { FieldEdits } from './use-field-edits.tsx';
import { USE_PANE_MOVES } from '../builder-fields.words.ts';
import { elementAt } from '#contracts/must.ts';

/** DOM id of a field's row. */
export const rowId = (place: FieldPlace): string => placeId(['form', 'sections', place.section, 'fields', place.index]);
/** DOM id of a section's heading. */
export const headingId = (section: number): string => placeId(['form', 'sections', section, 'title']);

/** Moves fields by keys and buttons, keeps focus, and announces the new position. */
export function usePaneMoves(edits: FieldEdits) {
  const store = useDraftStore();
  const [news, setNews] = useState('');
  const next = useRef<string | Element | null>(null);
  useEffect(() => {
    const wanted = next.current;
    if (wanted === null) return;
    next.current = null;
    const element = typeof wanted === 'string' ? document.getElementById(wanted) : wanted;
    if (!(element instanceof HTMLElement) || element === document.activeElement) return;
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
  });
  /** Focuses an element after the next render. */
  const focusNext = (id: string): void => {
    next.current = id;
  };
  /** Keeps focus on the current element, because an element that moves in the page loses it. */
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
    // At either end the pressed button becomes disabled, so focus moves.
    if (pressed instanceof HTMLButtonElement && (to === 0 || to === count - 1)) focusNext(headingId(to));
    setNews(USE_PANE_MOVES.sectionMoved(at, to, count));
  };
  return { news, focusNext, holdFocus, step, moveSection };
}

export type PaneMoves = ReturnType<typeof usePaneMoves>;
