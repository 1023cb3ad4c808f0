import { Suspense, useEffect, useRef, useState } from 'react';
import { Gift, SlidersHorizontal, WandSparkles } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { pluralWord } from '#contracts/plural.ts';
import { css, cx } from '#styled/css';
import { column, hstack, metaText, separated, stack } from '#styled/patterns';
import { lengthField } from '#contracts/form-length.ts';
import { initialInputs, visibleFields } from '#contracts/form-inputs.ts';
import type { Generation, PromptRunBody } from '#contracts/generation.ts';
import type { RateCard } from '#contracts/pricing.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { ApiError } from '#lib/api-error.ts';
import { problemWords } from '#ui/form/problem-words.ts';
import { errorsFrom, inputIssues, useFormResolver } from '#prompt-form/form-resolver.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useProblems } from '#prompt-form/use-problems.ts';
import { GetTokensButton } from '#shared/spending/get-tokens-button.tsx';
import { SpendingAlert } from '#shared/spending/spending-alert.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CountBadge } from '#ui/count-badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { footRoom, keepClear } from '#ui/keep-clear.ts';
import { tokenWords } from '#ui/token-amount.tsx';
import { useRunPrompt } from '../generation.mutations.ts';
import type { SendRun } from '../generation.mutations.ts';
import { FormSection } from './form-section.tsx';
import { lentInputs } from './lent-inputs.ts';
import { OptionsSection } from './options-section.tsx';
import { PriceBlock } from './price-block.tsx';
import { PromptField } from '#prompt-form/prompt-field.tsx';
import type { RunMemory } from './run-memory.ts';
import { chosenModel, initialOptions, optionsBody, priceOf, withFormLength } from './run-options.ts';
import type { RunOptions } from './run-options.ts';
import { RUN_PANEL } from '../generation.words.ts';

const PresetsDialog = lazyPart(() => import('./presets/presets-dialog.tsx'), 'PresetsDialog');

/** What the run panel runs: a prompt, or a challenge's own form. */
export interface RunSubject extends Pick<PromptDetail, 'id' | 'contentType' | 'form' | 'outputSettings' | 'sampleInputs' | 'version' | 'formVersion' | 'runRoyalty'> {
  viewer: Pick<PromptDetail['viewer'], 'access' | 'versions'>;
}

export interface RunPanelProps {
  prompt: RunSubject;
  card: RateCard;
  /** Tokens that the prompt's creator receives for a run by this reader. Left out, it is the prompt's own royalty. */
  royalty?: number;
  /** Text on who pays for today's free trial run. Without it, the panel offers no free trial run. */
  freeTrialRun?: string | null;
  /** Label of the button for the free trial run. Left out, the button has its usual label. */
  freeTrialLabel?: string;
  /** Sends the request of a run to a challenge. Left out, the panel runs the prompt itself. */
  send?: SendRun;
  /** True hides the button for presets in the run panel, because only prompts have presets. */
  bare?: boolean;
  /**
   * Inputs, model and other options with which the panel's form starts, such as those of a sample. To start again with other values, the
   * panel needs another React key.
   */
  begin?: { inputs: Record<string, unknown>; model: string | null; options?: Partial<Omit<RunOptions, 'model'>> } | null;
  /** Id of the earlier run whose creation the new run is made from. */
  from?: string | null;
  /** Remembers the values of the panel's form until the panel is opened again. */
  memory?: RunMemory;
  /** Why this server cannot make outputs of the prompt's content type; null when it can. */
  unavailable: string | null;
  /** Tokens that the reader can spend; null for visitors. */
  balance: number | null;
  /** Asks a visitor whose form is filled in to sign in, and then calls `resume` to start the run. */
  onSignIn(resume: () => void): void;
  onStarted(run: Generation): void;
}

/**
 * The panel in which a reader fills in a prompt's form, sees the price and starts a run. Each press starts one run, however often its request
 * is sent (docs/rules/runs.md#run-panel).
 */
export function RunPanel({ prompt, card, royalty = prompt.runRoyalty, freeTrialRun = null, freeTrialLabel = RUN_PANEL.freeTrialRunButton, send, bare = false, begin = null, from = null, memory, unavailable, balance, onSignIn, onStarted }: RunPanelProps) {
  const { contentType } = prompt;
  const [kept] = useState(() => memory?.recall() ?? null);
  const form = useForm<FormInputs>({ defaultValues: { ...initialInputs(prompt.form), ...known(begin?.inputs as FormInputs | undefined, prompt), ...known(kept?.inputs, prompt) }, resolver: useFormResolver(prompt.form), shouldFocusError: false });
  const values = useWatch({ control: form.control }) as FormInputs;
  const [chosen, setOptions] = useState(() => kept?.options ?? { ...initialOptions(contentType, { ...prompt.outputSettings, ...begin?.options }), model: chosenModel(card, contentType, begin?.model ?? null)?.id ?? null });
  const options = withFormLength(chosen, prompt.form, values);
  useEffect(() => memory?.keep({ inputs: values, options: chosen }), [memory, values, chosen]);
  const [presets, setPresets] = useState(false);
  const nextSample = useRef(0);
  const run = useRunPrompt(send);
  const shown = new Set(visibleFields(prompt.form, values).map((field) => field.key));
  const quote = priceOf(card, contentType, options, royalty);
  const model = chosenModel(card, contentType, options.model);

  const problems = useProblems(prompt.form, values, form.formState.errors);

  const submitWith = (free: boolean) => form.handleSubmit(async (inputs) => {
    try {
      // Sends the number of the prompt's version with the run. If the author publishes another version meanwhile, the run still uses the one on the screen.
      const version = prompt.viewer.versions || prompt.formVersion !== prompt.version ? prompt.formVersion : undefined;
      const ofVersion = version === undefined ? {} : { version };
      const origin = from === null ? {} : { from };
      // For a free trial run, no options are sent: it makes one output with the default model, which the server chooses.
      const body: PromptRunBody = free
        ? { expectedTotal: 0, inputs, ...optionsBody(contentType, { ...options, quantity: 1, model: null }), freeTrialRun: true, ...origin }
        : { expectedTotal: quote?.total ?? 0, inputs, ...optionsBody(contentType, options), ...ofVersion, ...origin };
      onStarted(await run.mutateAsync({ promptId: prompt.id, ...body }));
    } catch (error) {
      const issues = error instanceof ApiError ? inputIssues(error.body?.issues) : [];
      const errors = errorsFrom(issues);
      for (const [key, problem] of Object.entries(errors)) form.setError(key, problem as never);
      if (issues.length > 0) problems.reveal(errors);
    }
  }, problems.reveal);
  const submit = (free = false): void => {
    const start = submitWith(free);
    // A visitor fills in the form before the account is asked for.
    const ask = form.handleSubmit(() => onSignIn(() => void start()), problems.reveal);
    void (balance === null ? ask() : start());
  };
  const surprise = (): void => {
    const sample = prompt.sampleInputs[nextSample.current++ % prompt.sampleInputs.length];
    if (sample) form.reset({ ...initialInputs(prompt.form), ...((prompt.viewer.access === 'owner' ? sample.inputs : lentInputs(prompt.form, sample.inputs)) as FormInputs) });
  };
  const short = balance !== null && quote !== null && balance < quote.total;

  return (
    <>
      <form
        ref={problems.box}
        noValidate
        className={panel}
        aria-label={RUN_PANEL.runThisPromptLabel}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <header className={hstack({ justifyContent: 'space-between', minHeight: '10' })}>
          <h2 className={css({ textStyle: 'h4' })}>{RUN_PANEL.heading}</h2>
          <span className={hstack()}>
            {prompt.sampleInputs.length > 0 && <Button size="sm" variant="ghost" icon={<WandSparkles aria-hidden />} onClick={surprise}>{RUN_PANEL.surpriseMeButton}</Button>}
            {balance !== null && !bare && <IconButton size="sm" label={RUN_PANEL.presetsLabel} aria-haspopup="dialog" onClick={() => setPresets(true)}><SlidersHorizontal aria-hidden /></IconButton>}
          </span>
        </header>
        {prompt.form.sections.map((section, at) => {
          const fields = section.fields.filter((field) => shown.has(field.key));
          if (fields.length === 0) return null;
          return (
            // The index is the React key of a section, because sections have no id and the form does not change while it is shown.
            <FormSection key={at} title={section.title} open={prompt.form.sections.length > 1 ? !problems.closed.has(at) : null} onToggle={() => problems.toggle(at)}>
              {fields.map((field) => <PromptField key={field.key} field={field} control={form.control} />)}
            </FormSection>
          );
        })}
        <FormSection title={RUN_PANEL.title} open={null}>
          {/* Where a field sets the length, no control shows it, and `options` would be a new object at each render. */}
          <OptionsSection contentType={contentType} card={card} options={chosen} formSetsLength={lengthField(prompt.form) !== undefined} onChange={setOptions} />
        </FormSection>
        {quote && model && (
          <div className={separated()}>
            <PriceBlock quote={quote} modelLabel={model.label} balance={balance} />
          </div>
        )}
        <footer ref={keepClear} className={foot}>
          <LiveRegion>{problemWords(problems.count)}</LiveRegion>
          {run.isError && <SpendingAlert error={run.error} words={START_FAILURE} />}
          {unavailable && <Alert tone="warn">{unavailable}</Alert>}
          {freeTrialRun !== null && (
            <div className={stack({ gap: '1' })}>
              <Button size="lg" block icon={<Gift aria-hidden />} busy={run.isPending} busyLabel={RUN_PANEL.busyLabel} disabled={unavailable !== null} onClick={() => submit(true)}>{freeTrialLabel}</Button>
              <p className={metaText({ textAlign: 'center' })}>{freeTrialRun}</p>
            </div>
          )}
          <Button type="submit" variant="magic" size="lg" block busy={run.isPending} busyLabel={RUN_PANEL.busyLabel} disabled={!quote || unavailable !== null || short}>
            {quote ? `Generate · ${tokenWords(quote.total)}` : 'Generate'}
            <CountBadge count={problems.count} noun={pluralWord(problems.count, RUN_PANEL.fieldNeedsYouText, RUN_PANEL.fieldsNeedYouText)} />
          </Button>
          {short && <GetTokensButton block missing={quote.total - balance} />}
          <p className={css({ textStyle: 'meta', color: problems.count > 0 ? 'bad' : 'fg.subtle', textAlign: 'center', textWrap: '[balance]' })}>
            {problems.count > 0 ? problemWords(problems.count) : short ? RUN_PANEL.tooFewText : contentType === 'text' ? RUN_PANEL.stoppedTextRunText : RUN_PANEL.stoppedMediaRunText}
          </p>
        </footer>
      </form>
      {presets && (
        <Suspense fallback={null}>
          <PresetsDialog
            promptId={prompt.id} current={() => ({ inputs: form.getValues(), options: optionsBody(contentType, options) })} onClose={() => setPresets(false)}
            onUse={({ inputs, options: kept }) => {
              form.reset({ ...initialInputs(prompt.form), ...known(inputs as FormInputs, prompt) });
              setOptions({ ...initialOptions(contentType, { ...prompt.outputSettings, ...kept }), model: chosenModel(card, contentType, kept.model ?? null)?.id ?? null });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Returns the inputs whose fields are in this form. They may come from another version of the prompt, and values for the author's constants
 * must not be sent.
 */
function known(inputs: FormInputs | undefined, { form }: RunSubject): FormInputs {
  const keys = new Set(Object.keys(initialInputs(form)));
  return Object.fromEntries(Object.entries(inputs ?? {}).filter(([key]) => keys.has(key)));
}

const START_FAILURE = { refused: RUN_PANEL.refused, silent: RUN_PANEL.silent };

const panel = cx(footRoom, column({ gap: '5', layerStyle: 'panel', padding: '5' }));
const foot = stack({
  gap: '3', paddingBlockStart: '4', borderTop: 'soft',
  position: { base: 'static', lg: 'sticky' }, insetBlockEnd: '0', backgroundColor: 'surface', paddingBlockEnd: '4', marginBlockEnd: '-5', zIndex: 'raised',
});
