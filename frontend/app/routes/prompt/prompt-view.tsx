import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { LockKeyhole } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { column, container, visuallyHidden } from '#styled/patterns';
import type { CurrentUser } from '#contracts/identity.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { PromptSample } from '#contracts/prompt-samples.ts';
import { offerQuery } from '#features/prompts/offer/offer.queries.ts';
import { PromptHead } from '#features/prompts/prompt-head.tsx';
import { PromptSections } from '#features/prompts/prompt-sections.tsx';
import { SampleCarousel } from '#features/prompts/samples/sample-carousel.tsx';
import { lentInputs } from '#features/generation/run-panel/lent-inputs.ts';
import { formPlace, keepsForm } from '#features/generation/run-panel/kept-form.ts';
import { createRunMemory } from '#features/generation/run-panel/run-memory.ts';
import { FollowButton } from '#features/social/follow-button.tsx';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { searchNow } from '#lib/search-now.ts';
import { usePhone } from '#lib/server-rendering.ts';
import { meKey, useAuth } from '#lib/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { InBrowser } from '#ui/in-browser.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { PromptActions } from './prompt-actions.tsx';
import { PromptTabs } from './prompt-tabs.tsx';
import { ReproduceButton } from './reproduce-button.tsx';
import { RunColumn } from './run-column.tsx';
import type { RunStart } from './run-column.tsx';
import { useOfferAfter } from './use-offer-after.ts';
import { PROMPT_VIEW } from './prompt.words.ts';

const ResultStage = lazyPart(() => import('#features/generation/result/result-stage.tsx'), 'ResultStage');
const HangUpRun = lazyPart(() => import('#features/prompts/samples/hang-up-run.tsx'), 'HangUpRun');
const FolderStart = lazyPart(() => import('./folder-start.tsx'), 'FolderStart');
const OwnerStrip = lazyPart(() => import('#features/prompts/owner-strip.tsx'), 'OwnerStrip');
const RunBar = lazyPart(() => import('./run-bar.tsx'), 'RunBar');
const RunInputs = lazyPart(() => import('./run-inputs.tsx'), 'RunInputs');
const SharedStart = lazyPart(() => import('./shared-start.tsx'), 'SharedStart');
const UnlockPanel = lazyPart(() => import('./unlock-panel.tsx'), 'UnlockPanel');

/** Names of address parameters that fill in the prompt's form: a share link, a linked creation or sample, the user's earlier run, an embedded form. */
const STARTS = ['via', 'creation', 'sample', 'from', 'embed'] as const;

/** The contents of a prompt's page, once the prompt is loaded. */
export function PromptView({ prompt }: { prompt: PromptDetail }) {
  const { status, user } = useAuth();
  const [params] = useSearchParams();
  const openAuth = useSetAtom(openAuthAtom);
  const { runId, own, show, reveal } = useShownRun();
  useOfferAfter(runId, prompt.id);
  // On phones the run panel opens in a sheet from the price bar. A prompt that is sold only in packs has no price, so it has no sheet.
  const sheets = !(prompt.pricing === 'pack_only' && prompt.viewer.access === 'none');
  const phone = usePhone() && sheets;
  const { start, form, memory, sheet, setSheet, begin, resume } = useRunStart(phone, prompt.id);
  const place = formPlace(user?.id, prompt.id);
  // The stored form is read once, because text that is typed from now on is already in the form.
  const [kept] = useState(() => keepsForm(prompt.id));
  const [unlocking, setUnlocking] = useState(false);
  const [uncovered, setUncovered] = useState(false);
  const covered = prompt.safetyFlag && !uncovered && user?.showSensitive !== true && prompt.viewer.access !== 'owner';
  const sold = prompt.pricing === 'unlock' || prompt.pricing === 'run_and_unlock';
  const offer = useQuery({ ...offerQuery(prompt.id), enabled: prompt.pricing !== 'free' }).data;
  const royalty = offer?.runRoyalty ?? (prompt.viewer.access === 'none' ? prompt.runRoyalty : 0);
  const ask = (): void => (user ? setUnlocking(true) : openAuth({ tab: 'register', resume: () => setUnlocking(true) }));
  const unlock = sold && prompt.template === undefined && typeof offer?.total === 'number'
    ? <Button variant="primary" icon={<LockKeyhole aria-hidden />} onClick={ask}>Unlock · {tokenWords(offer.total)}</Button>
    : undefined;
  const given = (inputs: Record<string, unknown>) => (prompt.viewer.access === 'owner' ? inputs : lentInputs(prompt.form, inputs));
  const sampleActions = (sample: PromptSample): ReactNode => (
    <>
      <Button size="sm" onClick={() => begin(given(sample.inputs), sample.model.id)}>{PROMPT_VIEW.button}<span className={visuallyHidden()}>: {sample.caption || 'sample'}</span></Button>
      <ReproduceButton prompt={prompt} sample={sample} royalty={royalty} onStarted={show} />
    </>
  );
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })} data-type={prompt.contentType}>
      {STARTS.some((name) => params.has(name)) && <Suspense fallback={null}><SharedStart prompt={prompt} onBegin={begin} /></Suspense>}
      {user && params.has('folder') && <Suspense fallback={null}><FolderStart prompt={prompt} onBegin={resume} /></Suspense>}
      <InBrowser>
        {status !== 'loading' && (runId !== null || kept) && <Suspense fallback={null}><RunInputs prompt={prompt} runId={runId} own={own} place={place} typed={memory.recall} onBegin={resume} /></Suspense>}
      </InBrowser>
      <div className={columns}>
        <div className={column({ gap: '6', minWidth: '0', alignContent: 'start', lg: { gridRow: '1' } })}>
          {prompt.viewer.access === 'owner' && <Suspense fallback={null}><OwnerStrip prompt={prompt} /></Suspense>}
          {prompt.safetyFlag && user?.showSensitive !== true && (
            <Alert tone="warn" title={PROMPT_VIEW.title} action={covered ? <Button size="sm" onClick={() => setUncovered(true)}>{PROMPT_VIEW.showResultsButton}</Button> : undefined}>{PROMPT_VIEW.authorMarkedText}</Alert>
          )}
          <PromptHead prompt={prompt} follow={<FollowButton person={prompt.creator} size="sm" />} actions={<PromptActions prompt={prompt} unlock={unlock} />} />
          {runId && user
            ? (
              <div key={runId} ref={reveal} className={css({ scrollMarginBlockStart: '3', minWidth: '0' })}>
                <Suspense fallback={<Skeleton radius="xl" className={css({ height: '[280px]' })} />}><ResultStage share runId={runId} onRetried={show} /></Suspense>
                {prompt.viewer.access === 'owner' && <Suspense fallback={null}><HangUpRun promptId={prompt.id} runId={runId} /></Suspense>}
              </div>
            )
            : !covered && <SampleCarousel prompt={prompt} actions={sampleActions} />}
        </div>
        <div ref={form} tabIndex={-1} className={cx(side, sheets && inSheetOnPhones)}>
          {!phone && <RunColumn prompt={prompt} start={start} memory={memory} onStarted={show} />}
        </div>
        <div className={column({ gap: '8', minWidth: '0', lg: { gridRow: '2' } })}>
          <PromptSections prompt={prompt} unlock={unlock} />
          {sold && <div className={css({ maxWidth: '[520px]' })}><Suspense fallback={null}><UnlockPanel prompt={prompt} asking={unlocking} onAsk={setUnlocking} /></Suspense></div>}
          {!covered && <PromptTabs prompt={prompt} sampleActions={sampleActions} onUseInputs={(inputs) => begin(given(inputs), null)} />}
        </div>
      </div>
      {phone && (
        <Suspense fallback={null}>
          <RunBar prompt={prompt} royalty={royalty} start={start} memory={memory} open={sheet} onOpenChange={setSheet}>
            <RunColumn
              prompt={prompt} start={start} memory={memory}
              onStarted={(id) => {
                setSheet(false);
                show(id);
              }}
            />
          </RunBar>
        </Suspense>
      )}
    </div>
  );
}

/** Keeps the id of the shown run in the address, and puts a new run's id there. */
function useShownRun() {
  const [params, setParams] = useSearchParams();
  const runId = params.get('run');
  const started = useRef<string | null>(null);
  const [own, setOwn] = useState<string | null>(null);
  const show = (id: string): void => {
    started.current = id;
    setOwn(id);
    const next = searchNow();
    next.set('run', id);
    setParams(next, { replace: true });
  };
  const reveal = (stage: HTMLElement | null): void => {
    if (!stage || started.current !== runId) return;
    started.current = null;
    const { top } = stage.getBoundingClientRect();
    // On small screens the result is above the form, so the page scrolls to the result for the user who pressed Generate.
    if (top < 0 || top > window.innerHeight / 2) stage.scrollIntoView();
  };
  return { runId, own: runId !== null && own === runId, show, reveal };
}

/**
 * Holds the inputs that a sample or an earlier run puts into the form. A sample scrolls to the form (on phones it opens the sheet); an
 * earlier run does not move the page.
 */
function useRunStart(phone: boolean, promptId: string) {
  const client = useQueryClient();
  // The storage key of the prompt's form is read only when something is typed, because the user may be unknown before.
  const placeNow = (): string => formPlace(client.getQueryData<CurrentUser | null>(meKey)?.id, promptId);
  const [start, setStart] = useState<RunStart | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const [memory, setMemory] = useState(() => createRunMemory(placeNow));
  const [sheet, setSheet] = useState(false);
  const resume = (next: Omit<RunStart, 'key'>): void => {
    // The new run panel gets a memory of its own, because the old panel still saves its inputs when it closes.
    setMemory(createRunMemory(placeNow));
    setStart((before) => ({ key: (before?.key ?? 0) + 1, ...next }));
  };
  const begin = (inputs: Record<string, unknown>, model: string | null): void => {
    resume({ inputs, model });
    if (phone) return setSheet(true);
    const box = form.current;
    if (!box) return;
    const { top } = box.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) box.scrollIntoView();
    box.scrollTop = 0;
    box.focus({ preventScroll: true });
  };
  return { start, form, memory, sheet, setSheet, begin, resume };
}

const columns = css({ display: 'grid', gap: { base: '6', lg: '8' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 392px' }, alignItems: 'start' });
const side = column({
  gap: '4', minWidth: '0', outline: 'none', scrollMarginBlockStart: '3', _empty: { display: 'none' },
  lg: { gridColumn: '2', gridRow: '1 / span 2', position: 'sticky', insetBlockStart: '[84px]', maxHeight: '[calc(100dvh - 164px)]', overflowY: 'auto', borderRadius: 'xl' },
});
// The server takes a narrow window of a desktop browser for a wide one. Hidden by CSS, its run panel moves nothing when hydration removes it. The width is
// the one of usePhone.
const inSheetOnPhones = css({ '@media (max-width: 767.98px)': { display: 'none' } });
