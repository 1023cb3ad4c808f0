import { Suspense, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { column, metaText } from '#styled/patterns';
import { finishedForm } from '#contracts/draft-problems.ts';
import { lengthField } from '#contracts/form-length.ts';
import type { RateCard } from '#contracts/pricing.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { patternsOf } from '#prompt-form/pattern-engine.ts';
import { problemWords } from '#ui/form/problem-words.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { searchNow } from '#lib/search-now.ts';
import { useAuth } from '#lib/session.ts';
import { balanceQuery, pricingQuery } from '#shared/shop/shop.queries.ts';
import { useProblems } from '#prompt-form/use-problems.ts';
import { GetTokensButton } from '#shared/spending/get-tokens-button.tsx';
import { SpendingAlert } from '#shared/spending/spending-alert.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CountBadge } from '#ui/count-badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useBuilderSlots } from '../builder-slots.ts';
import { useDraft } from '../draft-store.ts';
import { useEditPart } from '../edit-part.ts';
import { useJump } from '../shell/jump.ts';
import { Pane } from '../shell/pane.tsx';
import { useDraftSync } from '../sync/sync-context.ts';
import { DraftSamples } from './draft-samples.tsx';
import { DraftTests } from './draft-tests.tsx';
import { SampleButton } from './sample-button.tsx';
import { SavedInputs } from './saved-inputs.tsx';
import { useStartTest } from './test-run.mutations.ts';
import { TestForm, useTestForm } from './test-form.tsx';
import { publishedPromptQuery } from './test-run.queries.ts';
import { outputOptions, outputSettings, publishedQuote, testQuote } from './test-price.ts';
import { TEST_STEP } from '../builder-test.words.ts';
import { must } from '#contracts/must.ts';

/** The step of the builder in which the author tries the draft: the form as buyers see it, its price, and the result. */
export function TestStep() {
  const { content } = useDraft();
  const jump = useJump();
  const pricing = useQuery(pricingQuery);
  const { form, issues } = finishedForm(content.form, patternsOf(content.form));
  if (!form) {
    return (
      <Alert tone="warn" title={TEST_STEP.formProblemsTitle} action={<Button size="sm" onClick={() => jump(issues[0]?.path ?? ['form'])}>{TEST_STEP.showMeButton}</Button>}>
        {TEST_STEP.problemCount(issues.length)}
      </Alert>
    );
  }
  if (pricing.isPending) return <Skeleton radius="xl" className={css({ height: '[480px]' })} />;
  if (pricing.isError) return <Alert tone="bad" title={TEST_STEP.pricesNotLoadedTitle} action={<Button size="sm" onClick={() => void pricing.refetch()}>{TEST_STEP.tryAgainButton}</Button>}>{TEST_STEP.pricingFailed}</Alert>;
  return <TestBench key={JSON.stringify(form)} form={form} card={pricing.data.rateCard} />;
}

function TestBench({ form, card }: { form: PromptForm; card: RateCard }) {
  const { content, meta } = useDraft();
  const edit = useEditPart();
  const sync = useDraftSync();
  const slots = useBuilderSlots();
  const { user } = useAuth();
  const balance = useQuery({ ...balanceQuery, initialData: user?.conjureBalance });
  const config = useQuery(publicConfigQuery);
  const [params, setParams] = useSearchParams();
  const [model, setModel] = useState<string | null>(null);
  const [compare, setCompare] = useState(false);
  const [notSaved, setNotSaved] = useState(false);
  const test = useTestForm(form);
  const start = useStartTest();
  /** The run whose results scroll into view when they appear: one that was just started, or opened from the list. */
  const revealedRun = useRef<string | null>(null);
  const options = outputOptions(content, model ?? content.recommendedModel);
  const priced = testQuote(card, content, model, test.values);
  const runs = { mine: params.get('run'), published: params.get('beside') };
  const comparing = compare && meta !== null && meta.publishedVersion !== null;
  const published = useQuery({ ...publishedPromptQuery(meta?.promptId ?? ''), enabled: comparing });
  const publishedRun = comparing && published.data && priced ? publishedQuote(card, published.data, { model: priced.model.id, options, inputs: test.values }) : null;
  const total = (priced?.quote.total ?? 0) + (publishedRun?.total ?? 0);
  const missing = total - (balance.data ?? 0);
  const unavailable = config.data?.unavailable[content.contentType] ?? null;
  const show = (mine: string, published: string | null): void => {
    const next = searchNow();
    next.set('run', mine);
    if (published) next.set('beside', published);
    else next.delete('beside');
    setParams(next, { replace: true });
  };
  const problems = useProblems(form, test.values, test.formState.errors);
  const read = (): Promise<FormInputs | null> => new Promise((resolve) => void test.handleSubmit((inputs) => resolve(inputs), (errors) => {
    problems.reveal(errors);
    resolve(null);
  })());
  const run = async (): Promise<void> => {
    const inputs = await read();
    if (!inputs || !priced) return;
    setNotSaved(false);
    if (!(await sync.flush()) && !(await sync.flush())) return setNotSaved(true);
    const saved = sync.saved();
    if (!saved) return setNotSaved(true);
    const started = await start.mutateAsync({ promptId: saved.promptId, revision: saved.revision, contentType: content.contentType, inputs, options, model: priced.model.id, price: priced.quote.total, publishedPrice: publishedRun?.total ?? null }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'draft_conflict') void sync.check();
      return null;
    });
    if (!started) return;
    revealedRun.current = started.runId;
    show(started.runId, started.publishedRunId);
  };
  const reveal = (results: HTMLElement | null): void => {
    if (!results || revealedRun.current !== runs.mine) return;
    revealedRun.current = null;
    const { top } = results.getBoundingClientRect();
    // Scrolls to the results of the test, because they may be out of view below a long form or above the list.
    if (top < 0 || top > window.innerHeight / 2) results.scrollIntoView();
  };
  return (
    <div className={columns}>
      <Pane title={TEST_STEP.testRunTitle}>
        <form ref={problems.box} noValidate aria-label={TEST_STEP.testRunTitle} className={bench} onSubmit={(event) => { event.preventDefault(); void run(); }}>
          <TestForm form={form} control={test.control} values={test.values} onFill={test.fill} />
          <Suspense fallback={<Skeleton className={css({ height: '[120px]' })} />}>
            <slots.OutputOptions contentType={content.contentType} card={card} options={options} formSetsLength={lengthField(form) !== undefined} onChange={(next) => { setModel(next.model); edit('outputSettings', outputSettings(content.contentType, next), 'Output'); }} />
          </Suspense>
          {meta?.publishedVersion != null && <Switch checked={compare} onCheckedChange={setCompare} help={TEST_STEP.help(meta.publishedVersion)}>{TEST_STEP.compareLabel}</Switch>}
          {priced && <Suspense fallback={null}><slots.PriceBlock quote={priced.quote} modelLabel={priced.model.label} balance={balance.data ?? null} beside={publishedRun ? { label: TEST_STEP.label, tokens: publishedRun.total } : undefined} /></Suspense>}
          {comparing && published.isError && <Alert tone="bad" title={TEST_STEP.publishedVersionNotLoadedTitle} action={<Button size="sm" onClick={() => void published.refetch()}>{TEST_STEP.tryAgainButton}</Button>}>{TEST_STEP.publishedPriceUnknown}</Alert>}
          {comparing && published.data && !publishedRun && <Alert tone="warn">{TEST_STEP.publishedModelMissing}</Alert>}
          {notSaved && <Alert tone="warn" title={TEST_STEP.notSavedYetTitle}>{TEST_STEP.notSavedText}</Alert>}
          {start.isError && <SpendingAlert error={start.error} words={TEST_FAILURE} />}
          {unavailable && <Alert tone="warn">{unavailable}</Alert>}
          <LiveRegion>{problemWords(problems.count)}</LiveRegion>
          <Button type="submit" variant="magic" size="lg" block busy={start.isPending} busyLabel={TEST_STEP.busyLabel} disabled={!priced || (comparing && !publishedRun) || unavailable !== null || missing > 0}>
            {`${comparing ? TEST_STEP.runBothButton : TEST_STEP.runTheDraftButton} · ${tokenWords(total)}`}
            <CountBadge count={problems.count} noun={pluralWord(problems.count, TEST_STEP.fieldNeedsYouText, TEST_STEP.fieldsNeedYouText)} />
          </Button>
          {missing > 0 && <GetTokensButton block missing={missing} />}
          <p className={metaText({ textAlign: 'center' })}>{missing > 0 ? TEST_STEP.tooFewTokens : TEST_STEP.costNote}</p>
        </form>
      </Pane>
      <div className={column({ gap: '4', minWidth: '0' })}>
        {runs.mine ? (
          <div ref={reveal} className={runs.published ? beside : results}>
            <Result title={runs.published ? TEST_STEP.yourDraftTitle : null} runId={runs.mine} onRetried={(id) => show(id, runs.published)}>{meta && <SampleButton promptId={meta.promptId} runId={runs.mine} />}</Result>
            {runs.published && <Result title={TEST_STEP.publishedTitle(meta?.publishedVersion)} runId={runs.published} onRetried={(id) => show(must(runs.mine, 'the run of the draft'), id)} />}
          </div>
        ) : (
          <div className={css({ hideBelow: 'lg' })}><EmptyState size="sm" level="h3" art={<FrameScene />} title={TEST_STEP.noTestRunTitle}>{TEST_STEP.emptyText}</EmptyState></div>
        )}
        {start.data?.publishedProblem != null && <Alert tone="warn" title={TEST_STEP.onlyDraftTitle}>{messageOf(start.data.publishedProblem, TEST_STEP.onlyDraftText)}</Alert>}
        <DraftSamples />
        <DraftTests shownRunId={runs.mine} onShow={(runId) => { revealedRun.current = runId; show(runId, null); }} />
        <SavedInputs form={form} read={read} onLoad={test.fill} />
      </div>
    </div>
  );
}

function Result({ title, runId, onRetried, children }: { title: string | null; runId: string; onRetried(id: string): void; children?: React.ReactNode }) {
  const { ResultStage } = useBuilderSlots();
  return (
    <section aria-label={title ?? 'Result'} className={column({ gap: '2', minWidth: '0', alignContent: 'start', justifyItems: 'stretch' })}>
      {title && <h3 className={css({ textStyle: 'label' })}>{title}</h3>}
      <Suspense fallback={<Skeleton radius="xl" className={css({ height: '[280px]' })} />}><ResultStage key={runId} runId={runId} onRetried={onRetried} /></Suspense>
      {children}
    </section>
  );
}

const TEST_FAILURE = { refused: TEST_STEP.startFailed, silent: TEST_STEP.startUncertain };

const columns = css({ display: 'grid', gap: '4', alignItems: 'start', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '392px minmax(0, 1fr)' } });
const bench = column({ gap: '5', padding: '4' });
const results = css({ scrollMarginBlockStart: '3' });
const beside = css({ scrollMarginBlockStart: '3', display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } });
