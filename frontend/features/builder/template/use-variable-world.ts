import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import type { DraftForm } from '#contracts/prompt-form.ts';
import { kindOf } from '../fields/field-kinds.ts';
import { selectedFieldAtom } from '../fields/selected-field.ts';
import { huesOf } from '../fields/variable-colour.ts';
import type { VariableWorld } from './editor/variable-world.ts';

/** Returns what the editors know of the prompt's form. The object stays the same while nothing in it changes, so that editors do not update. */
export function useVariableWorld(form: DraftForm): VariableWorld {
  const selected = useAtomValue(selectedFieldAtom);
  return useMemo(() => ({
    hues: huesOf(form),
    fields: form.sections.flatMap(({ fields }) => fields).filter(({ key }) => key !== '').map(({ key, label, type }) => ({ key, label: label.trim() || key, kind: kindOf(type).label })),
    selected,
  }), [form, selected]);
}
