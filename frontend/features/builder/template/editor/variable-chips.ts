import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin } from '@codemirror/view';
import type { DecorationSet, ViewUpdate } from '@codemirror/view';
import { css, cx } from '#styled/css';
import { VARIABLE_PATTERN } from '#contracts/template-variables.ts';
import { hueText } from '../../fields/variable-colour.ts';
import type { Hue } from '../../fields/variable-colour.ts';
import { isSystemVariable } from '../system-variables.ts';
import { variableWorld, worldChanged } from './variable-world.ts';
import type { VariableWorld } from './variable-world.ts';
import { elementAt } from '#contracts/must.ts';

const shape = { borderRadius: 'xs', paddingInline: '1', paddingBlock: '0.5', marginInline: 'px', fontWeight: 'semibold', cursor: 'pointer', boxDecorationBreak: 'clone' } as const;
const tinted = '[color-mix(in oklab, currentColor 15%, transparent)]';
const chip = css({ ...shape, backgroundColor: tinted });
const chosen = css({ ...shape, backgroundColor: tinted, outline: '[1.5px solid currentColor]' });
const loose = css({ ...shape, color: 'bad', cursor: 'text', outline: '[1.5px dashed currentColor]', outlineOffset: '[-1px]' });
const system = css({ ...shape, backgroundColor: tinted, cursor: 'text' });

function look(key: string, { hues, selected }: VariableWorld): string {
  const hue: Hue | undefined = hues.get(key) ?? (isSystemVariable(key) ? 'system' : undefined);
  if (hue === undefined) return loose;
  return cx(hueText[hue], hue === 'system' ? system : key === selected ? chosen : chip);
}

function decorate(view: EditorView): DecorationSet {
  const world = view.state.field(variableWorld);
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (const match of view.state.sliceDoc(from, to).matchAll(VARIABLE_PATTERN)) {
      const start = from + match.index;
      builder.add(start, start + match[0].length, Decoration.mark({ class: look(elementAt(match, 1), world), attributes: { 'data-variable': elementAt(match, 1) } }));
    }
  }
  return builder.finish();
}

const knowsMore = (update: ViewUpdate): boolean => update.transactions.some(({ effects }) => effects.some((effect) => effect.is(worldChanged)));

/**
 * Makes the editor extension that draws the template's variables in the colours of their fields, and those without a field in a red dashed
 * frame. Pressing one reports its key.
 */
export const variableChips = (onChip: (key: string) => void) => [
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = decorate(view);
      }
      update(update: ViewUpdate): void {
        if (update.docChanged || update.viewportChanged || knowsMore(update)) this.decorations = decorate(update.view);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  ),
  EditorView.domEventHandlers({
    click(event, view) {
      const key = event.target instanceof Element ? event.target.closest('[data-variable]')?.getAttribute('data-variable') : null;
      if (key && view.state.selection.main.empty) onChip(key);
    },
  }),
];
