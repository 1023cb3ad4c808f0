import { RangeSetBuilder } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { Decoration, ViewPlugin } from '@codemirror/view';
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view';
import { css } from '#styled/css';

const mark = Decoration.mark({ class: css({ color: 'brand', backgroundColor: 'brand.soft', borderRadius: 'xs', paddingInline: '1', fontWeight: 'semibold', boxDecorationBreak: 'clone' }) });

/** Returns start and end of each place where a text names one of the agent's abilities after an @. Where two titles match, the longer one wins. */
export function namedAbilities(text: string, titles: readonly string[]): [from: number, to: number][] {
  const longest = [...titles].sort((one, other) => other.length - one.length);
  const found: [number, number][] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const title = longest.find((one) => one !== '' && text.startsWith(one, at + 1));
    if (title !== undefined) found.push([at, at + 1 + title.length]);
  }
  return found;
}

function decorate(view: EditorView, titles: readonly string[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (const [start, end] of namedAbilities(view.state.sliceDoc(from, to), titles)) builder.add(from + start, from + end, mark);
  }
  return builder.finish();
}

/** Creates the editor extension that highlights the agent's abilities where the instructions name them after an @. */
export const abilityMarks = (titles: readonly string[]): Extension =>
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = decorate(view, titles);
      }
      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.decorations = decorate(view, titles);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
