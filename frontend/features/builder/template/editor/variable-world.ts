import { StateEffect, StateField } from '@codemirror/state';
import type { Hue } from '../../fields/variable-colour.ts';

/** What the template editor knows of the prompt's form. */
export interface VariableWorld {
  /** Colour of each form field by the field's key. */
  hues: ReadonlyMap<string, Hue>;
  /** Form fields whose variables the author can insert, in order. */
  fields: readonly { key: string; label: string; kind: string }[];
  /** Key of the form field that is open; null when none is. */
  selected: string | null;
}

const nothing: VariableWorld = { hues: new Map(), fields: [], selected: null };

/** CodeMirror effect that tells the editor the form's current fields. */
export const worldChanged = StateEffect.define<VariableWorld>();

export const variableWorld = StateField.define<VariableWorld>({
  create: () => nothing,
  update(world, transaction) {
    for (const effect of transaction.effects) if (effect.is(worldChanged)) return effect.value;
    return world;
  },
});
