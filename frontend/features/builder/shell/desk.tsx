import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { container } from '#styled/patterns';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { LocalCopy } from '#shared/draft-sync/local-copies.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { reach } from '#ui/reach.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { useDraft } from '../draft-store.ts';
import { StartGallery } from '../start/start-gallery.tsx';
import { useDraftSync } from '../sync/sync-context.ts';
import { arriveAt } from './arrive.ts';
import { BuilderHead } from './builder-head.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { PartBoundary } from './part-boundary.tsx';
import { fetchAllParts, parts } from './parts.ts';
import { ProblemsSummary } from './problems-summary.tsx';
import { ShownProblemsContext } from './problems.ts';
import { Stepper } from './stepper.tsx';
import { STEPS, useStep } from './steps.ts';
import type { Step } from './steps.ts';
import { useUndoKeys } from './undo-keys.ts';
import { Workshop } from './workshop.tsx';
import { DESK } from '../builder-shell.words.ts';

interface DeskProps {
  /** Prompts that the author started in this browser and that never reached the server. */
  begun: readonly LocalCopy<DraftContent>[];
  onForget(copy: LocalCopy<DraftContent>): void;
}

/** Moves the job tray and the toasts above the bar at the end of the builder. */
const liftOthers = reach('--page-bar', (bar) => bar.offsetHeight);

/** The builder of an open draft of a prompt, with its steps. */
export function Desk({ begun, onForget }: DeskProps) {
  const { content, meta, undoLabel } = useDraft();
  const { step, chosen, go } = useStep();
  const sync = useDraftSync();
  const root = useRef<HTMLDivElement>(null);
  const [said, tell] = useState('');
  const shown = useShown(step === 'publish');
  useUndoKeys(root, tell);
  useKeptFocus(root);
  const client = useQueryClient();
  useEffect(() => fetchAllParts(client), [client]);
  const fresh = meta === null && undoLabel === null && !chosen;
  return (
    <ShownProblemsContext value={shown}>
      <div ref={root} className={page} data-type={content.contentType} onBlur={() => void (meta && sync.flush())}>
        <LiveRegion>{said}</LiveRegion>
        {fresh ? (
          <StartGallery begun={begun} onForget={onForget} onBlank={() => { go('basics'); arriveAt('title'); }} />
        ) : (
          <>
            <BuilderHead tell={tell} />
            <Stepper />
            <ConflictNotice />
            <ProblemsSummary />
            <OpenStep step={step} />
            <Onward step={step} onGo={go} />
          </>
        )}
      </div>
    </ShownProblemsContext>
  );
}

function OpenStep({ step }: { step: Step }) {
  if (step === 'test') return <PartBoundary key={step}><div data-place="test"><parts.test.Part /></div></PartBoundary>;
  if (step === 'publish') return <PartBoundary key={step}><div data-place="publish"><parts.publish.Part /></div></PartBoundary>;
  return <Workshop step={step} />;
}

/** The bar with the button that opens the builder's next step, always in view. */
function Onward({ step, onGo }: { step: Step; onGo(step: Step): void }) {
  const order = STEPS.filter(({ value }) => value !== 'preview');
  const at = order.findIndex(({ value }) => value === (step === 'preview' ? 'fields' : step));
  const next = order[at + 1];
  if (!next) return null;
  const onward = (to: Step): void => {
    onGo(to);
    window.scrollTo({ top: 0 });
    arriveAt(to);
  };
  return (
    <div ref={liftOthers} className={foot}>
      {step !== 'test' && next.value !== 'test' && <Button onClick={() => onward('test')}>{DESK.testRunButton}</Button>}
      <Button variant="primary" onClick={() => onward(next.value)}>{DESK.continueToButton(next.label === 'Price & publish' ? 'price & publish' : next.label.toLowerCase())}</Button>
    </div>
  );
}

/** Problems of a draft stay hidden until the author has touched their part, or asked to see all. */
function useShown(wanted: boolean) {
  const [all, setAll] = useState(wanted);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = useCallback((part: string) => setTouched((before) => (before.has(part) ? before : new Set([...before, part]))), []);
  const showAll = useCallback(() => setAll(true), []);
  useEffect(() => {
    if (wanted) setAll(true);
  }, [wanted]);
  return useMemo(() => ({ all: all || wanted, touched, touch, showAll }), [all, wanted, touched, touch, showAll]);
}

const page = container({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', paddingBlock: { base: '4', md: '6' } });
const foot = css({
  display: 'flex', justifyContent: 'flex-end', gap: '2', position: 'sticky', insetBlockEnd: '0', zIndex: 'raised', paddingBlockStart: '3', paddingBlockEnd: '[max(12px, env(safe-area-inset-bottom))]', backgroundColor: 'bg', borderTop: 'soft',
  // The bar does not stick to the window's end on low windows, such as a phone on its side or above its keyboard.
  '@media (max-height: 420px)': { position: 'static' },
  '& > button': { flex: { base: '1', md: 'none' } },
});
