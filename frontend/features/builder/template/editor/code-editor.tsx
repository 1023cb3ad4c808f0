import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';
import type { EditorView } from '@codemirror/view';
import { showText } from '#shared/editing/kept-text.ts';
import { createEditor, insertText, selectText, showWorld } from './create-editor.ts';
import type { EditorSetup } from './create-editor.ts';
import type { VariableWorld } from './variable-world.ts';
import { must } from '#contracts/must.ts';

/** Methods that the builder's toolbar calls on the template editor. */
export interface EditorHandle {
  insert(text: string): void;
  /** Selects the template's characters from one position up to another, which is excluded. */
  select(from: number, to: number): void;
  focus(): void;
}

export interface CodeEditorProps extends Pick<EditorSetup, 'onText' | 'onChip' | 'onCut' | 'onHistory' | 'onBlur' | 'placeholder' | 'limit'> {
  /** The template at the last render. When it changes, the editor takes the newest text from `readText`. */
  text: string;
  /** Returns the template as it is now, because the author may have typed since the last render. */
  readText(): string;
  world: VariableWorld;
  /** DOM id of the template editor's text box. */
  id: string;
  /** Name of the template editor for screen readers. */
  label: string;
  /** Ids of the elements that describe the template editor to screen readers. */
  describedBy?: string | undefined;
  className?: string;
  ref?: Ref<EditorHandle>;
}

/** The editor for a prompt's template. Its code loads late, because it needs CodeMirror. */
export function CodeEditor({ text, readText, world, id, label, describedBy, className, ref, ...told }: CodeEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ readText, world, told });
  useLayoutEffect(() => {
    latest.current = { readText, world, told };
  });
  useLayoutEffect(() => {
    const { current } = latest;
    const made = createEditor({
      parent: must(box.current, 'the box of the editor'), text: current.readText(), world: current.world, placeholder: current.told.placeholder, limit: current.told.limit,
      attributes: { id, 'aria-label': label, ...(describedBy ? { 'aria-describedby': describedBy } : {}) },
      onText: (next) => latest.current.told.onText(next),
      onChip: (key) => latest.current.told.onChip(key),
      onCut: (characters) => latest.current.told.onCut(characters),
      onHistory: (direction) => latest.current.told.onHistory(direction),
      onBlur: () => latest.current.told.onBlur(),
    });
    view.current = made;
    return () => made.destroy();
  }, [id, label, describedBy]);
  useEffect(() => {
    if (view.current) showText(view.current, latest.current.readText());
  }, [text]);
  useEffect(() => {
    if (view.current) showWorld(view.current, world);
  }, [world]);
  useImperativeHandle(ref, () => ({
    insert: (words) => view.current && insertText(view.current, words),
    select: (from, to) => view.current && selectText(view.current, from, to),
    focus: () => view.current?.focus(),
  }), []);
  return <div ref={box} className={className} />;
}
