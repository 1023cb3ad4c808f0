import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';
import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { must } from '#contracts/must.ts';
import { editorLook } from '#shared/editing/editor-look.ts';
import { isTyped, keepsLimit, showText, styleNonce } from '#shared/editing/kept-text.ts';
import { abilityMarks } from './ability-marks.ts';

/** Methods that the agent builder calls on the instructions editor. */
export interface InstructionsHandle {
  /** Inserts text at the cursor of the instructions editor and focuses the editor. */
  insert(text: string): void;
}

export interface InstructionsEditorProps {
  ref?: Ref<InstructionsHandle>;
  /** Titles of the agent's abilities, which the editor highlights in the instructions. */
  abilities: readonly string[];
  /** The draft's instructions at the last render. When they change, the editor takes the newest text from `readText`. */
  text: string;
  /** Returns the instructions as they are now, because the author may have typed since the last render. */
  readText(): string;
  /** Name of the instructions editor for screen readers. */
  label: string;
  /** Id of the element whose text describes the instructions editor to screen readers. */
  describedBy: string;
  placeholder: string;
  /** The most characters that the instructions may have. The editor cuts further ones off and calls `onCut` with their number. */
  limit: number;
  onText(text: string): void;
  /** Called with the number of characters that the editor cut off, because the instructions were too long. */
  onCut(characters: number): void;
  className?: string;
}

/** The code editor for an agent's instructions, with line numbers and its own undo. It loads late, because it needs CodeMirror. Tab moves the focus on. */
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
