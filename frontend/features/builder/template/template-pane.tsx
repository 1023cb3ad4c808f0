import { Suspense, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Plus, Sparkles } from 'lucide-react';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import { undefinedVariables } from '#contracts/draft-problems.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { improvePrice, isLongImprovement } from '#shared/improving/improve-price.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Button } from '#ui/button.tsx';
import { useDraftPart } from '../draft-store.ts';
import { selectedFieldAtom } from '../fields/selected-field.ts';
import { useFieldEdits } from '../fields/use-field-edits.tsx';
import { Pane } from '../shell/pane.tsx';
import type { EditorHandle } from './editor/code-editor.tsx';
import { ImportTool } from './import-tool.tsx';
import { LooseVariables } from './loose-variables.tsx';
import { ForeignNotation } from './notations/foreign-notation.tsx';
import { QualityCard } from './quality-card.tsx';
import { TemplateBox } from './template-box.tsx';
import { sideParts, TEMPLATE_WORDS } from './template-text.ts';
import type { TemplatePart } from './template-text.ts';
import { useVariableWorld } from './use-variable-world.ts';
import { VariableMenus } from './variable-menus.tsx';
import { TEMPLATE_PANE } from '../builder-template.words.ts';

const ImproveDialog = lazyPart(() => import('./improve/improve-dialog.tsx'), 'ImproveDialog');

interface TemplatePaneProps {
  /** Called when the author pressed a variable in the template and its field was opened, so that small screens can show the fields. */
  onField?(key: string): void;
}

/** The pane of the builder with the prompt's texts: the template with its variables, further texts, and the quality score. */
export function TemplatePane({ onField }: TemplatePaneProps) {
  const contentType = useDraftPart((content) => content.contentType);
  const world = useVariableWorld(useDraftPart((content) => content.form));
  const blank = useDraftPart((content) => content.template.trim() === '');
  const written = useDraftPart(writtenSides);
  const loose = useDraftPart(looseNames);
  const long = useDraftPart(({ template }) => isLongImprovement(template));
  const pricing = useQuery(pricingQuery).data;
  const price = pricing ? improvePrice(pricing.rateCard, long) : null;
  const edits = useFieldEdits();
  const select = useSetAtom(selectedFieldAtom);
  const editors = useRef(new Map<TemplatePart, EditorHandle>());
  const lastUsed = useRef<TemplatePart>('template');
  const [improving, setImproving] = useState(false);
  const [beside, setBeside] = useState<readonly TemplatePart[]>([]);
  const sides = sideParts(contentType);
  const shown = sides.filter((part) => written.includes(part) || beside.includes(part));

  const choose = (key: string): void => {
    if (!world.hues.has(key)) return;
    select(key);
    onField?.(key);
  };
  const insert = (text: string): void => (editors.current.get(lastUsed.current) ?? editors.current.get('template'))?.insert(text);
  const box = (part: TemplatePart) => (
    <div onFocus={() => { lastUsed.current = part; }}>
      <TemplateBox
        part={part} world={world} onChip={choose}
        ref={(handle) => {
          if (!handle) return;
          editors.current.set(part, handle);
          return () => void editors.current.delete(part);
        }}
      />
    </div>
  );

  return (
    <div className={column({ gap: '4', alignContent: 'start' })}>
      <Pane title={TEMPLATE_PANE.title} aside={<ImportTool />}>
        <div role="group" aria-label={TEMPLATE_PANE.label} className={bar}>
          <VariableMenus world={world} onInsert={insert} />
          <Button size="sm" icon={<Sparkles aria-hidden />} className={css({ marginInlineStart: 'auto' })} disabled={blank} onClick={() => setImproving(true)}>{TEMPLATE_PANE.improveWithAiButton(price)}</Button>
        </div>
        {box('template')}
        <ForeignNotation onShow={({ part, start }, length) => editors.current.get(part)?.select(start, start + length)} onNone={() => editors.current.get('template')?.focus()} />
        <LooseVariables names={loose === '' ? [] : loose.split(' ')} count={world.fields.length} onCreate={(names) => names.forEach((name) => edits.create(name))} onNone={() => editors.current.get('template')?.focus()} />
      </Pane>
      {shown.map((part) => <Pane key={part} title={TEMPLATE_WORDS[part].label}>{box(part)}</Pane>)}
      {sides.filter((part) => !shown.includes(part)).map((part) => (
        <Button
          key={part} variant="ghost" icon={<Plus aria-hidden />} className={css({ justifySelf: 'start' })}
          onClick={() => {
            setBeside([...beside, part]);
            focusWhenReady(() => editors.current.get(part));
          }}
        >
          {TEMPLATE_PANE.addButton(TEMPLATE_WORDS[part].label.toLowerCase())}
        </Button>
      ))}
      <QualityCard />
      {improving && <Suspense fallback={null}><ImproveDialog onClose={() => setImproving(false)} /></Suspense>}
    </div>
  );
}

// Names of variables are compared as text, so that typing renders the pane only when one of them changes.
const looseNames = (content: DraftContent): string => undefinedVariables(content).join(' ');
const writtenSides = (content: DraftContent): string => sideParts(content.contentType).filter((part) => content[part] !== null).join(' ');

const PATIENCE_FRAMES = 120;

/** Looks for the editor in each animation frame and then focuses it. Its code loads after the page is drawn. */
function focusWhenReady(find: () => EditorHandle | undefined): void {
  let frames = 0;
  requestAnimationFrame(function look() {
    const editor = find();
    if (editor) editor.focus();
    else if ((frames += 1) < PATIENCE_FRAMES) requestAnimationFrame(look);
  });
}

const bar = wrap({ alignItems: 'center', gap: '1', padding: '2', borderBottom: 'soft' });
