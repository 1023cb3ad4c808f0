import { closeCompletion, completionStatus } from '@codemirror/autocomplete';
import { standardKeymap } from '@codemirror/commands';
import { Annotation, EditorState } from '@codemirror/state';
import type { Transaction } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { editorLook } from './editor-look.ts';
import { variableChips } from './variable-chips.ts';
import { variableCompletion } from './variable-completion.ts';
import { variableWorld, worldChanged } from './variable-world.ts';
import type { VariableWorld } from './variable-world.ts';

export interface EditorSetup {
  parent: HTMLElement;
  text: string;
  world: VariableWorld;
  placeholder: string;
  /** Most characters; what goes beyond is left out and told. */
  limit: number;
  /** Attributes of the box that is typed into: its id and names. */
  attributes: Record<string, string>;
  onText(text: string): void;
  onChip(key: string): void;
  /** Characters that did not fit. */
  onCut(characters: number): void;
  /** The browser's own menu asked to undo or redo. */
  onHistory(direction: 'undo' | 'redo'): void;
  onBlur(): void;
}

/** Text that came from the draft and not from the keys: it is not told back. */
const fromDraft = Annotation.define<boolean>();

const isTyped = (transaction: Transaction): boolean => transaction.docChanged && transaction.annotation(fromDraft) !== true;

/** Keeps the text within its limit: what is typed or pasted beyond it is cut off at the end of what was put in. */
const keepsLimit = (limit: number, onCut: (characters: number) => void) => EditorState.transactionFilter.of((transaction) => {
  const over = transaction.newDoc.length - limit;
  if (!isTyped(transaction) || over <= 0) return transaction;
  let pieces = 0;
  let change = { from: 0, to: 0, insert: '' };
  transaction.changes.iterChanges((from, to, _from, _to, inserted) => {
    pieces += 1;
    change = { from, to, insert: inserted.toString() };
  });
  queueMicrotask(() => onCut(over));
  if (pieces !== 1 || over >= change.insert.length) return [];
  const insert = change.insert.slice(0, change.insert.length - over);
  return { changes: { ...change, insert }, selection: { anchor: change.from + insert.length }, scrollIntoView: true };
});

/** The nonce that the page's policy asks of style elements. */
const styleNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** An editor for templates. Undo belongs to the draft, so it keeps no history; Tab leaves it, as everywhere on the page. */
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

/** Brings in text from elsewhere (undo, another tab, Improve): only what differs is replaced, so that the caret and the focus stay. */
export function showText(view: EditorView, text: string): void {
  const shown = view.state.doc.toString();
  if (shown === text) return;
  let from = 0;
  while (from < shown.length && from < text.length && shown[from] === text[from]) from += 1;
  let end = 0;
  while (end < shown.length - from && end < text.length - from && shown.at(-1 - end) === text.at(-1 - end)) end += 1;
  view.dispatch({ changes: { from, to: shown.length - end, insert: text.slice(from, text.length - end) }, annotations: fromDraft.of(true) });
}

/** Tells the editor of a form that changed. */
export const showWorld = (view: EditorView, world: VariableWorld): void => view.dispatch({ effects: worldChanged.of(world) });

/** Puts text at the caret, in place of what is selected, and takes the focus. */
export function insertText(view: EditorView, text: string): void {
  view.dispatch({ ...view.state.replaceSelection(text), userEvent: 'input', scrollIntoView: true });
  view.focus();
}

/** Selects a stretch of the text, brings it into view and takes the focus. */
export function selectText(view: EditorView, from: number, to: number): void {
  const { length } = view.state.doc;
  view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) }, scrollIntoView: true });
  view.focus();
}
