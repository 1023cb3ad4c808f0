import { Suspense, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Columns2, Expand, ImagePlus, X } from 'lucide-react';
import { css, cx } from '#styled/css';
import { hstack } from '#styled/patterns';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { creationQuery, creationsQuery } from '#shared/creations/creations.queries.ts';
import type { CreationsView } from '#shared/creations/creations.queries.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { WideWindow } from '#ui/wide-window.tsx';
import { runQuery } from '../../generation.queries.ts';
import { Lineage } from './lineage.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SHEET } from './sheet.words.ts';
import { Stage } from './stage.tsx';
import { useSheetActs } from './use-sheet-acts.tsx';

const Lightbox = lazyPart(() => import('../../result/lightbox.tsx'), 'Lightbox');
const CompareWindow = lazyPart(() => import('./compare-window.tsx'), 'CompareWindow');

interface CreationSheetProps {
  id: string;
  /** The list from which the creation was opened. Its order decides which creation the arrow keys open. */
  view: CreationsView;
  total: number | null;
  onOpen(id: string): void;
  onClose(): void;
}

/** The side sheet with all details of a creation. The arrow keys left and right open its neighbours in the list. */
export function CreationSheet({ id, view, total, onOpen, onClose }: CreationSheetProps) {
  const creation = useQuery(creationQuery(id));
  const run = useQuery({ ...runQuery(id, true), enabled: creation.data?.trashedAt === null }).data;
  const { user } = useAuth();
  const list = useInfiniteQuery(creationsQuery(view));
  const listed = list.data?.pages.flatMap(({ items }) => items.map((item) => item.id)) ?? [];
  const place = listed.indexOf(id);
  const [at, setAt] = useState(0);
  const [large, setLarge] = useState(false);
  const [compares, setCompares] = useState(false);
  const shown = creation.data;
  const acts = useSheetActs(shown, shown?.outputs[at], onClose);
  const go = (by: 1 | -1): void => {
    const next = place < 0 ? undefined : listed[place + by];
    if (next === undefined) return;
    if (by > 0 && place + by >= listed.length - 2 && list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    onOpen(next);
  };
  const press = (event: KeyboardEvent): void => {
    const within = event.target instanceof Element ? event.target.closest('input, textarea, video, [role=menu]') : null;
    if (within || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight') go(1);
    else if (event.key === 's' && shown?.trashedAt === null) acts.star();
    else return;
    event.preventDefault();
  };
  return (
    <WideWindow title={shown?.title ?? SHEET.windowLabel} onKeyDown={press} onClose={onClose} className={sheet} finalFocus={() => document.querySelector<HTMLElement>(`[data-creation="${id}"] h3 > button`)}>
      <div className={left}>
        <div className={bar}>
          {place >= 0 && <span className={css({ tabular: true })}>{SHEET.placeText(place + 1, total)}</span>}
          {place >= 0 && <span className={cx(hstack({ gap: '1.5', hideBelow: 'md' }), keysOnly)} aria-hidden><Kbd>←</Kbd><Kbd>→</Kbd>{SHEET.browseText}</span>}
          <span className={hstack({ gap: '1', marginInlineStart: 'auto' })}>
            {run && shown?.trashedAt === null && <Button size="sm" variant="ghost" icon={<Columns2 aria-hidden />} onClick={() => setCompares(true)}>{SHEET.compareButton}</Button>}
            {shown?.contentType === 'image' && shown.trashedAt === null && <Button size="sm" variant="ghost" icon={<ImagePlus aria-hidden />} onClick={acts.useAsInput}>{SHEET.useAsInputButton}</Button>}
            {shown && shown.outputs.length > 0 && <IconButton size="sm" label={SHEET.largeLabel} onClick={() => setLarge(true)}><Expand aria-hidden /></IconButton>}
          </span>
        </div>
        {shown ? <Stage creation={shown} run={run} at={at} onAt={setAt} onLarge={() => setLarge(true)} /> : <div className={css({ padding: '6' })}>{creation.isError ? <FetchProblem error={creation.error} onRetry={() => void creation.refetch()} /> : <Skeleton radius="md" className={css({ height: '[50vh]' })} />}</div>}
        {place > 0 && <IconButton label={SHEET.previousLabel} variant="plain" round className={arrow} data-side="start" onClick={() => go(-1)}><ChevronLeft aria-hidden /></IconButton>}
        {place >= 0 && place < listed.length - 1 && <IconButton label={SHEET.nextLabel} variant="plain" round className={arrow} data-side="end" onClick={() => go(1)}><ChevronRight aria-hidden /></IconButton>}
        {shown && <div className={low}><Lineage creation={shown} username={user?.username} onOpen={onOpen} /></div>}
      </div>
      {shown && (
        <div className={right} data-type={shown.contentType}>
          <SheetHead creation={shown} onMove={acts.move} onCollect={acts.collect} onTrash={acts.trash} />
          <div className={facts} tabIndex={0} role="group" aria-label={SHEET.inputsTitle}><SheetFacts creation={shown} run={run} output={shown.outputs[at] ?? shown.outputs[0]} /></div>
          <SheetFoot creation={shown} run={run} acts={acts} />
        </div>
      )}
      <IconButton label={SHEET.closeLabel} size="sm" className={cross} onClick={onClose}><X aria-hidden /></IconButton>
      <Suspense fallback={null}>
        {large && shown && <Lightbox media={shown.outputs} title={shown.title} at={Math.min(at, shown.outputs.length - 1)} onMove={setAt} onClose={() => setLarge(false)} />}
        {compares && shown && run && <CompareWindow creation={shown} run={run} at={at} onClose={() => setCompares(false)} />}
        {acts.window}
      </Suspense>
    </WideWindow>
  );
}

const sheet = css({ display: { base: 'block', md: 'grid' }, gridTemplateColumns: '[minmax(0, 1fr) minmax(320px, 408px)]', overflowY: { base: 'auto', md: 'hidden' } });
const left = css({ position: 'relative', display: 'grid', gridTemplateRows: '[56px minmax(0, 1fr) auto]', minWidth: '0', minHeight: '0', backgroundColor: 'raised', md: { borderInlineEnd: 'soft' } });
const bar = hstack({ gap: '3', paddingInlineStart: '5', paddingInlineEnd: { base: '12', md: '2' }, textStyle: 'meta', color: 'fg.muted' });
const arrow = css({ position: 'absolute', insetBlockStart: '[45%]', hideBelow: 'md', backgroundColor: 'surface', '&[data-side=start]': { insetInlineStart: '4' }, '&[data-side=end]': { insetInlineEnd: '4' } });
const low = css({ borderTop: 'soft', paddingInline: '5', paddingBlock: '3.5', _empty: { display: 'none' }, '& h3': { textStyle: 'label', fontSize: '13' } });
const right = css({ display: { base: 'block', md: 'grid' }, gridTemplateRows: '[auto minmax(0, 1fr) auto]', minWidth: '0', minHeight: '0' });
const facts = css({ overflowY: { md: 'auto' }, '& section': { padding: '4', paddingInline: '5' }, '& section + section': { borderTop: 'soft' }, '& h3': { textStyle: 'label', fontSize: '13' } });
const cross = css({ position: 'absolute', insetBlockStart: '3', insetInlineEnd: '3' });
