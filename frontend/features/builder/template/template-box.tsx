import { Suspense, useId, useState, type Ref } from 'react';
import { css, cx } from '#styled/css';
import { stack, wrap } from '#styled/patterns';
import { estimateModelTokens } from '#contracts/template-variables.ts';
import { TEMPLATE_LIMIT } from '#contracts/prompt-drafts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { placeId, useDraftPart, useDraftStore } from '../draft-store.ts';
import { useProblemAt, useShownProblems } from '../shell/problems.ts';
import type { EditorHandle } from './editor/code-editor.tsx';
import type { VariableWorld } from './editor/variable-world.ts';
import { TEMPLATE_WORDS, withText } from './template-text.ts';
import type { TemplatePart } from './template-text.ts';
import { TEMPLATE_BOX } from '../builder-template.words.ts';

const CodeEditor = lazyPart(() => import('./editor/code-editor.tsx'), 'CodeEditor');

interface TemplateBoxProps {
  part: TemplatePart;
  world: VariableWorld;
  onChip(key: string): void;
  ref?: Ref<EditorHandle>;
}


/** The editor of one of a prompt's texts, such as the template, with the text's length and problems. */
export function TemplateBox({ part, world, onChip, ref }: TemplateBoxProps) {
  const store = useDraftStore();
  const text = useDraftPart((content) => content[part] ?? '');
  const problem = useProblemAt(part);
  const { touch } = useShownProblems();
  const noteId = useId();
  const [cut, setCut] = useState(0);
  const { label, help, placeholder } = TEMPLATE_WORDS[part];
  const empty = text.trim() === '';
  return (
    <div className={css({ minWidth: '0' })}>
      <Suspense fallback={<div className={cx(part === 'template' ? tall : low, css({ padding: '4' }))}><Skeleton className={css({ height: 'full' })} /></div>}>
        <CodeEditor
          ref={ref} id={placeId([part])} label={label} describedBy={noteId} className={cx(frame, part === 'template' ? tall : low)} placeholder={placeholder} limit={TEMPLATE_LIMIT}
          text={text} readText={() => store.content()[part] ?? ''} world={world} onChip={onChip} onCut={setCut} onBlur={() => touch(part)}
          onText={(next) => {
            setCut(0);
            store.edit(withText(part, next), { label, merge: part });
          }}
          onHistory={(direction) => void store[direction]()}
        />
      </Suspense>
      <div id={noteId} className={foot}>
        <span className={css({ color: problem && empty ? 'bad' : undefined })}>{problem && empty ? problem : help}</span>
        <span className={css({ marginInlineStart: 'auto', tabular: true, whiteSpace: 'nowrap' })}>
          {TEMPLATE_BOX.lengthText(text.length, TEMPLATE_LIMIT, estimateModelTokens(text))}
        </span>
      </div>
      <LiveRegion>{cut > 0 ? TEMPLATE_BOX.leftOutText(cut) : ''}</LiveRegion>
      {cut > 0 && <p className={css({ textStyle: 'meta', color: 'bad', paddingInline: '4', paddingBlockEnd: '3' })}>{TEMPLATE_BOX.leftOutText(cut)}</p>}
    </div>
  );
}

const frame = stack({ minWidth: '0', '& .cm-editor': { minWidth: '0', height: 'full' }, _focusWithin: { boxShadow: 'brandEdge' } });
const tall = css({ minHeight: '[260px]', '& .cm-scroller': { minHeight: '[260px]', maxHeight: '[64dvh]' } });
const low = css({ minHeight: '[108px]', '& .cm-scroller': { minHeight: '[108px]', maxHeight: '[40dvh]' } });
const foot = wrap({ columnGap: '4', rowGap: '1', paddingInline: '4', paddingBlock: '2', borderTop: 'soft', textStyle: 'meta', color: 'fg.subtle' });
