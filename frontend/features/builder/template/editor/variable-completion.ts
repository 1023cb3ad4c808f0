import { autocompletion } from '@codemirror/autocomplete';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { SYSTEM_VARIABLES } from '../system-variables.ts';
import { variableWorld } from './variable-world.ts';

/** Inserts the chosen variable in place of the typed beginning, and of closing braces that already stand there. */
function put(key: string) {
  return (view: EditorView, _: Completion, from: number, to: number): void => {
    const closing = /^[ \t]*\}{1,2}/.exec(view.state.sliceDoc(to, to + 8))?.[0].length ?? 0;
    const insert = `{{${key}}}`;
    view.dispatch({ changes: { from, to: to + closing, insert }, selection: { anchor: from + insert.length }, userEvent: 'input.complete', scrollIntoView: true });
  };
}

function complete(context: CompletionContext): CompletionResult | null {
  const begun = context.matchBefore(/\{\{[ \t]*[A-Za-z0-9_]*/);
  if (!begun) return null;
  const { fields } = context.state.field(variableWorld);
  const options: Completion[] = [
    ...fields.map(({ key, label, kind }) => ({ label: `{{${key}`, displayLabel: key, detail: label === key ? kind : label, section: { name: 'Fields', rank: 0 }, apply: put(key) })),
    ...SYSTEM_VARIABLES.map(({ key, pitch }) => ({ label: `{{${key}`, displayLabel: key, detail: pitch, section: { name: 'Filled in by itself', rank: 1 }, apply: put(key) })),
  ];
  return { from: begun.from, options, validFor: /^\{\{[A-Za-z0-9_]*$/ };
}

/** Suggests the form's fields and the product's own variables after the author types two braces. */
export const variableCompletion = () => autocompletion({ override: [complete], icons: false, maxRenderedOptions: 40 });
