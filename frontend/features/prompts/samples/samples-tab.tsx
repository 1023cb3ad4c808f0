import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, longWords, metaText, stack, visuallyHidden, wrap } from '#styled/patterns';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { PromptSample } from '#contracts/prompt-samples.ts';
import { messageOf } from '#lib/api-error.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useRemoveSample } from './samples.mutations.ts';
import { SampleInputs } from './sample-inputs.tsx';
import { SamplePicture } from './sample-picture.tsx';
import { samplesQuery } from './samples.queries.ts';
import { SAMPLES_TAB } from '../prompts.words.ts';

interface SamplesTabProps {
  prompt: PromptDetail;
  /** Draws the buttons "Use these inputs" and "Reproduce" of a sample. */
  actions(sample: PromptSample): ReactNode;
  onUseInputs(inputs: Record<string, unknown>): void;
}

/** Tab of a prompt's page with the samples and all their inputs, then the author's test inputs that no sample shows. */
export function SamplesTab({ prompt, actions, onUseInputs }: SamplesTabProps) {
  const samples = useQuery(samplesQuery(prompt.id));
  if (samples.isPending) return <div aria-busy="true" className={grid}>{[0, 1, 2].map((index) => <Skeleton key={index} radius="lg" className={css({ height: '[320px]' })} />)}</div>;
  if (samples.isError && !samples.data) return <FetchProblem error={samples.error} onRetry={() => void samples.refetch()} />;
  const untried = prompt.sampleInputs.filter(({ label }) => !samples.data.some(({ caption }) => caption === label));
  return (
    <div className={column({ gap: '6' })}>
      {samples.data.length === 0
        ? <EmptyState size="sm" level="h3" art={<FrameScene />} title={SAMPLES_TAB.title}>{SAMPLES_TAB.emptyText}</EmptyState>
        : (
          <ul className={grid}>
            {samples.data.map((sample) => (
              <li key={sample.id} className={card} data-type={prompt.contentType}>
                <div className={css({ aspectRatio: '[4 / 3]', backgroundColor: 'kind.soft', borderBottom: '[2px solid {colors.kind}]', overflow: 'hidden' })}><SamplePicture output={sample.outputs[0]} coverUrl={prompt.coverUrl} /></div>
                <div className={stack({ gap: '3', padding: '4', alignContent: 'start' })}>
                  <div>
                    <h3 className={longWords({ textStyle: 'cardTitle' })}>{sample.caption || SAMPLES_TAB.sampleHeading}</h3>
                    <p className={metaText({ tabular: true })}>{sample.model.label} · {tokenWords(sample.tokens)} · v{sample.version} · <RelativeTime iso={sample.createdAt} /></p>
                  </div>
                  <SampleInputs form={prompt.form} inputs={sample.inputs} atFirst={4} />
                  <div className={wrap({ gap: '2' })}>{actions(sample)}{prompt.viewer.access === 'owner' && <TakeDown promptId={prompt.id} sample={sample} />}</div>
                </div>
              </li>
            ))}
          </ul>
        )}
      {untried.length > 0 && (
        <section className={stack({ gap: '3' })}>
          <h3 className={css({ textStyle: 'h4' })}>{samples.data.length === 0 ? SAMPLES_TAB.inputsToTryHeading : SAMPLES_TAB.moreInputsTryHeading}</h3>
          <ul className={grid}>
            {untried.map((sample, index) => (
              <li key={index} className={stack({ layerStyle: 'card', gap: '3', padding: '4', alignContent: 'start' })}>
                <h4 className={longWords({ textStyle: 'cardTitle' })}>{sample.label}</h4>
                <SampleInputs form={prompt.form} inputs={sample.inputs} atFirst={4} />
                <div><Button size="sm" onClick={() => onUseInputs(sample.inputs)}>{SAMPLES_TAB.useButton}<span className={visuallyHidden()}>: {sample.label}</span></Button></div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function TakeDown({ promptId, sample }: { promptId: string; sample: PromptSample }) {
  const remove = useRemoveSample(promptId);
  return (
    <Button
      size="sm" variant="ghost" busy={remove.isPending} busyLabel={SAMPLES_TAB.removeBusy}
      onClick={() => remove.mutate(sample.id, { onError: (error) => toast({ tone: 'destructive', title: SAMPLES_TAB.toast, description: messageOf(error, SAMPLES_TAB.pleaseTryAgainText) }) })}
    >
      {SAMPLES_TAB.button}<span className={visuallyHidden()}>: {sample.caption || 'sample'}</span>
    </Button>
  );
}

const grid = css({ display: 'grid', gap: { base: '3', md: '4' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }, alignItems: 'start' });
const card = css({ layerStyle: 'card', overflow: 'hidden' });
