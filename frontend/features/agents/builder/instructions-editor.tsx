import { useEffect, useLayoutEffect, useRef } from 'react';
import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { must } from '#contracts/must.ts';
import { editorLook } from '#shared/editing/editor-look.ts';
import { isTyped, keepsLimit, showText, styleNonce } from '#shared/editing/kept-text.ts';

export interface InstructionsEditorProps {
  /** The draft's text as it was drawn; a change of it brings the newest in. */
  text: string;
  /** The draft's text at this moment: keys may have been pressed since it was drawn. */
  readText(): string;
  /** Spoken name. */
  label: string;
  /** Id of what describes it. */
  describedBy: string;
  placeholder: string;
  /** Most characters; what goes beyond is left out and told. */
  limit: number;
  onText(text: string): void;
  /** Characters that did not fit. */
  onCut(characters: number): void;
  className?: string;
}

/** The editor of instructions: lines with numbers, and its own undo. Loaded late: it brings CodeMirror along. Tab leaves it, as everywhere on the page. */
export function InstructionsEditor({ text, readText, label, describedBy, className, ...told }: InstructionsEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ readText, told });
  useLayoutEffect(() => {
    latest.current = { readText, told };
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
  return <div ref={box} className={className} />;
}
