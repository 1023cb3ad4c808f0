import { Annotation, EditorState } from '@codemirror/state';
import type { Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** Marks changes of the editor's text that came from the draft and not from typing, so that they are not reported back as edits. */
const fromDraft = Annotation.define<boolean>();

export const isTyped = (transaction: Transaction): boolean => transaction.docChanged && transaction.annotation(fromDraft) !== true;

/** Limits the length of the editor's text: typed or pasted text beyond it is cut off. */
export const keepsLimit = (limit: number, onCut: (characters: number) => void) => EditorState.transactionFilter.of((transaction) => {
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

/** Returns the nonce that the security policy requires on style elements. */
export const styleNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** Puts text from elsewhere (undo, another tab, Improve) into the editor. Only the differing part is replaced, so that cursor and focus stay. */
export function showText(view: EditorView, text: string): void {
  const shown = view.state.doc.toString();
  if (shown === text) return;
  let from = 0;
  while (from < shown.length && from < text.length && shown[from] === text[from]) from += 1;
  let end = 0;
  while (end < shown.length - from && end < text.length - from && shown.at(-1 - end) === text.at(-1 - end)) end += 1;
  view.dispatch({ changes: { from, to: shown.length - end, insert: text.slice(from, text.length - end) }, annotations: fromDraft.of(true) });
}
