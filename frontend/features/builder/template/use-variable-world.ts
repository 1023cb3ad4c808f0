import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import type { DraftForm } from '#contracts/prompt-form.ts';
import { kindOf } from '../fields/field-kinds.ts';
import { selectedFieldAtom } from '../fields/selected-field.ts';
import { huesOf } from '../fields/variable-colour.ts';
import type { VariableWorld } from './editor/variable-world.ts';

/** The editors' data about the form; the same object while nothing in it changes. */
export function useVariableWorld(form: DraftForm): VariableWorld {
  const selected = useAtomValue(selectedFieldAtom);
  return useMemo(() => ({
    hues: huesOf(form),
    fields: form.sections.flatMap(({ fields }) => fields).filter(({ key }) => key !== '').map(({ key, label, type }) => ({ key, label: label.trim() || key, kind: kindOf(type).label })),
    selected,
  }), [form, selected]);
}
