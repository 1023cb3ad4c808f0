import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';
import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { must } from '#contracts/must.ts';
import { editorLook } from '#shared/editing/editor-look.ts';
import { isTyped, keepsLimit, showText, styleNonce } from '#shared/editing/kept-text.ts';
import { abilityMarks } from './ability-marks.ts';

/** Methods that the page calls on the editor. */
export interface InstructionsHandle {
  /** Inserts text at the cursor and focuses the editor. */
  insert(text: string): void;
}

export interface InstructionsEditorProps {
  ref?: Ref<InstructionsHandle>;
  /** Titles of abilities, which are highlighted in the text. */
  abilities: readonly string[];
  /** The draft's text at the last render; when it changes, the editor shows the newest text. */
  text: string;
  /** Returns the draft's text now, because the author may have typed since the last render. */
  readText(): string;
  /** Name of the editor for screen readers. */
  label: string;
  /** Id of the element that describes the editor. */
  describedBy: string;
  placeholder: string;
  /** Largest length of the text; further characters are left out, and `onCut` gets their number. */
  limit: number;
  onText(text: string): void;
  /** Called with the number of characters that did not fit. */
  onCut(characters: number): void;
  className?: string;
}

/**
 * The code editor for instructions, with line numbers and its own undo. It loads late, because it needs CodeMirror. Tab moves focus on and inserts no
 * tab.
 */
export function InstructionsEditor({ ref, text, readText, abilities, label, describedBy, className, ...told }: InstructionsEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const marks = useRef(new Compartment());
  const latest = useRef({ readText, told, abilities });
  useLayoutEffect(() => {
    latest.current = { readText, told, abilities };
  });
  useLayoutEffect(() => {
    const { current } = latest;
    const made = new EditorView({
      parent: must(box.current, 'the box of the editor'),
      state: EditorState.create({
        doc: current.readText(),
        extensions: [
          EditorView.cspNonce.of(styleNonce()),
          lineNumbers(), highlightActiveLine(), EditorView.lineWrapping, placeholder(current.told.placeholder), history(),
          keepsLimit(current.told.limit, (characters) => latest.current.told.onCut(characters)),
          keymap.of([...historyKeymap, ...standardKeymap]),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy, spellcheck: 'true', autocorrect: 'on', autocapitalize: 'sentences' }),
          EditorView.updateListener.of((update) => {
            if (update.transactions.some(isTyped)) latest.current.told.onText(update.state.doc.toString());
          }),
          marks.current.of(abilityMarks(current.abilities)),
          editorLook,
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [label, describedBy]);
  useEffect(() => {
    if (view.current) showText(view.current, latest.current.readText());
  }, [text]);
  const named = abilities.join('\n');
  useEffect(() => {
    view.current?.dispatch({ effects: marks.current.reconfigure(abilityMarks(latest.current.abilities)) });
  }, [named]);
  useImperativeHandle(ref, () => ({
    insert(written) {
      view.current?.dispatch(view.current.state.replaceSelection(written), { userEvent: 'input' });
      view.current?.focus();
    },
  }), []);
  return <div ref={box} className={className} />;
}
