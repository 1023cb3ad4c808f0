import { StateEffect, StateField } from '@codemirror/state';
import type { Hue } from '../../fields/variable-colour.ts';

/** The editor's data about the form. */
export interface VariableWorld {
  /** Hue of each form field, by the field's key. */
  hues: ReadonlyMap<string, Hue>;
  /** Fields that can be inserted, in order. */
  fields: readonly { key: string; label: string; kind: string }[];
  /** Key of the form field that is open; null when none is. */
  selected: string | null;
}

const nothing: VariableWorld = { hues: new Map(), fields: [], selected: null };

/** Passes a changed form to the editor. */
export const worldChanged = StateEffect.define<VariableWorld>();

export const variableWorld = StateField.define<VariableWorld>({
  create: () => nothing,
  update(world, transaction) {
    for (const effect of transaction.effects) if (effect.is(worldChanged)) return effect.value;
    return world;
  },
});
