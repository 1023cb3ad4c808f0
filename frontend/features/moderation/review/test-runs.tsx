import { Suspense } from 'react';
import { css } from '#styled/css';
import { column, errorText, longWords, mutedText, wrap } from '#styled/patterns';
import type { GenerationOutput, GenerationStatus } from '#contracts/generation.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Badge } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Moment } from '#ui/moment.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useModerationSlots } from '../moderation-slots.ts';
import type { ReviewFile } from '../moderation.queries.ts';
import { Part } from '../part.tsx';
import { TEST_RUNS } from '../moderation-review.words.ts';

const ProseText = lazyPart(() => import('#ui/prose-text.tsx'), 'ProseText');

const WORDS: Record<GenerationStatus, string> = {
  queued: 'Waiting', running: 'Running', succeeded: 'Delivered', partial: TEST_RUNS.partial, failed: 'Failed', cancelled: 'Cancelled', blocked: 'Blocked',
};
const toneOf = (status: GenerationStatus): 'good' | 'warn' | 'bad' | 'neutral' =>
  status === 'succeeded' ? 'good' : status === 'partial' ? 'warn' : status === 'failed' || status === 'blocked' ? 'bad' : 'neutral';

interface TestRunsProps extends Pick<ReviewFile, 'testRuns' | 'testRunCounts' | 'testInputs'> {
  form: PromptForm;
}

/** Shows moderators the author's test runs of exactly the submitted text, with their outputs. */
export function TestRuns({ testRuns, testRunCounts: { finished, delivered }, testInputs, form }: TestRunsProps) {
  const { Inputs } = useModerationSlots();
  return (
    <Part title={TEST_RUNS.title} aside={finished > 0 && <span className={mutedText({ textStyle: 'meta', tabular: true })}>{TEST_RUNS.ofDeliveredText(delivered, finished)}</span>}>
      {testRuns.length === 0 && <p className={mutedText()}>{TEST_RUNS.emptyText}</p>}
      <Suspense fallback={<Skeleton radius="md" className={css({ height: '[160px]' })} />}>
        <ul className={css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }, gap: '3' })}>
          {testRuns.map((run) => <Run key={run.id} run={run} form={form} />)}
        </ul>
        {testInputs.length > 0 && (
          <Disclosure summary={testInputs.length === 1 ? TEST_RUNS.oneSavedTestSummary : TEST_RUNS.savedTestInputsSummary(testInputs.length)} className={css({ textStyle: 'small' })}>
            <ul className={css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }, gap: '3', marginBlockStart: '2' })}>
              {testInputs.map(({ label, inputs }, at) => (
                <li key={at} className={column({ border: 'soft', borderRadius: 'md', padding: '3', gap: '2' })}>
                  <strong className={longWords()}>{label}</strong>
                  <Inputs form={form} inputs={inputs} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Suspense>
    </Part>
  );
}

function Run({ run, form }: { run: ReviewFile['testRuns'][number]; form: PromptForm }) {
  const { Inputs } = useModerationSlots();
  return (
    <li className={column({ border: 'soft', borderRadius: 'md', padding: '3', gap: '2.5', alignContent: 'start' })}>
      <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'meta', color: 'fg.muted' })}>
        <Badge tone={toneOf(run.status)}>{WORDS[run.status]}</Badge>{run.sample !== null && <Badge tone="brand">{TEST_RUNS.badge}</Badge>}<span>{run.model}</span><Moment at={run.createdAt} />
      </p>
      {run.error && <p className={errorText({ overflowWrap: 'anywhere' })}>{run.error}</p>}
      {run.outputs.map((output, at) => <Made key={at} output={output} />)}
      <Inputs form={form} inputs={run.inputs} />
    </li>
  );
}

function Made({ output }: { output: GenerationOutput }) {
  const { Output } = useModerationSlots();
  if (output.kind === 'text') {
    // A long output scrolls in its own box. The box takes the focus, so that the keyboard can scroll it.
    return <div role="region" tabIndex={0} aria-label={TEST_RUNS.label} className={css({ backgroundColor: 'raised', borderRadius: 'sm', padding: '3', maxHeight: '[220px]', overflowY: 'auto' })}><ProseText inline under={3} text={output.text} /></div>;
  }
  return <div className={css({ borderRadius: 'sm', overflow: 'hidden', aspectRatio: '[16 / 10]', backgroundColor: 'raised' })}><Output output={output} coverUrl={null} controls /></div>;
}
