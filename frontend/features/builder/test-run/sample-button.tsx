import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { addSample, listDraftSamples, listSamples } from '#contracts/prompt-samples.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useBuilderSlots } from '../builder-slots.ts';
import { useDraft } from '../draft-store.ts';
import { draftSamplesQuery } from './test-run.queries.ts';
import { SAMPLE_BUTTON } from '../builder-test.words.ts';

interface SampleButtonProps {
  promptId: string;
  runId: string;
}

/** The button by which an author chooses a run as a sample of the prompt. It appears once the run has delivered something. */
export function SampleButton({ promptId, runId }: SampleButtonProps) {
  const outcome = useBuilderSlots().useRunOutcome(runId);
  return outcome?.status === 'succeeded' || outcome?.status === 'partial' ? <AddSample promptId={promptId} runId={runId} /> : null;
}

/** The button that makes a run with a result a sample. `name` tells the buttons of a list apart for screen readers. */
export function AddSample({ promptId, runId, name }: SampleButtonProps & { name?: string }) {
  const client = useQueryClient();
  const samples = useQuery(draftSamplesQuery(promptId, useDraft().meta?.revision));
  const add = useMutation({
    mutationFn: () => call(addSample, { params: { id: promptId }, body: { generationId: runId, caption: '' }, idempotencyKey: newActionKey() }),
    onSuccess: ({ sample }) => {
      toast(sample.version === null
        ? { tone: 'success', title: SAMPLE_BUTTON.draftToastTitle, description: SAMPLE_BUTTON.draftToast }
        : { tone: 'success', title: SAMPLE_BUTTON.title, description: SAMPLE_BUTTON.publishedToast });
      return Promise.all([client.invalidateQueries({ queryKey: [listDraftSamples.path] }), client.invalidateQueries({ queryKey: [listSamples.path] })]);
    },
    onError: (error) => toast({ tone: 'destructive', title: SAMPLE_BUTTON.toast, description: messageOf(error, SAMPLE_BUTTON.addFailed) }),
  });
  const isSample = samples.data?.some((sample) => sample.generationId === runId && !sample.outdated) ?? false;
  const words = isSample ? SAMPLE_BUTTON.isSampleButton : SAMPLE_BUTTON.useAsSampleButton;
  return (
    <Button size="sm" icon={<Images aria-hidden />} aria-label={name && SAMPLE_BUTTON.label(add.isPending ? SAMPLE_BUTTON.busyLabel : words, name)} busy={add.isPending} busyLabel={SAMPLE_BUTTON.busyLabel} disabled={isSample} onClick={() => add.mutate()}>{words}</Button>
  );
}
