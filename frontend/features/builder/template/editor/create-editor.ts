import { closeCompletion, completionStatus } from '@codemirror/autocomplete';
import { standardKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { editorLook } from '#shared/editing/editor-look.ts';
import { isTyped, keepsLimit, styleNonce } from '#shared/editing/kept-text.ts';
import { variableChips } from './variable-chips.ts';
import { variableCompletion } from './variable-completion.ts';
import { variableWorld, worldChanged } from './variable-world.ts';
import type { VariableWorld } from './variable-world.ts';

export interface EditorSetup {
  parent: HTMLElement;
  text: string;
  world: VariableWorld;
  placeholder: string;
  /** The most characters that the template may have. The editor cuts further ones off and calls `onCut` with their number. */
  limit: number;
  /** HTML attributes of the editor's text box: id, and the names for screen readers. */
  attributes: Record<string, string>;
  onText(text: string): void;
  onChip(key: string): void;
  /** Called with the number of characters that the editor cut off, because the template was too long. */
  onCut(characters: number): void;
  /** Called when the author chooses undo or redo in the browser's own menu. */
  onHistory(direction: 'undo' | 'redo'): void;
  onBlur(): void;
}

/** Creates the CodeMirror editor for a prompt's template. The draft has undo, so the editor keeps no history. Tab moves the focus on. */
export function createEditor(setup: EditorSetup): EditorView {
  const view = new EditorView({
    parent: setup.parent,
    state: EditorState.create({
      doc: setup.text,
      extensions: [
        EditorView.cspNonce.of(styleNonce()),
        lineNumbers(), highlightActiveLine(), EditorView.lineWrapping, placeholder(setup.placeholder),
        keepsLimit(setup.limit, setup.onCut),
        variableWorld.init(() => setup.world), variableChips(setup.onChip), variableCompletion(),
        keymap.of([{ key: 'Escape', run: (own) => completionStatus(own.state) !== null && closeCompletion(own) }, ...standardKeymap]),
        EditorView.contentAttributes.of({ ...setup.attributes, spellcheck: 'true', autocorrect: 'on', autocapitalize: 'sentences' }),
        EditorView.updateListener.of((update) => {
          if (update.transactions.some(isTyped)) setup.onText(update.state.doc.toString());
        }),
        EditorView.domEventHandlers({
          beforeinput(event) {
            if (!event.inputType.startsWith('history')) return false;
            event.preventDefault();
            setup.onHistory(event.inputType === 'historyUndo' ? 'undo' : 'redo');
            return true;
          },
          blur: () => setup.onBlur(),
        }),
        editorLook,
      ],
    }),
  });
  return view;
}

/** Tells the editor the form's current fields, which it colours and suggests. */
export const showWorld = (view: EditorView, world: VariableWorld): void => view.dispatch({ effects: worldChanged.of(world) });

/** Inserts text at the editor's cursor in place of the selection, and focuses the editor. */
export function insertText(view: EditorView, text: string): void {
  view.dispatch({ ...view.state.replaceSelection(text), userEvent: 'input', scrollIntoView: true });
  view.focus();
}

/** Selects a part of the editor's text, scrolls to it and focuses the editor. */
export function selectText(view: EditorView, from: number, to: number): void {
  const { length } = view.state.doc;
  view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) }, scrollIntoView: true });
  view.focus();
}
