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

/** The button by which an author chooses a good run as a sample of the prompt. */
export function SampleButton({ promptId, runId }: SampleButtonProps) {
  const client = useQueryClient();
  const outcome = useBuilderSlots().useRunOutcome(runId);
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
  if (outcome?.status !== 'succeeded' && outcome?.status !== 'partial') return null;
  const isSample = samples.data?.some((sample) => sample.generationId === runId && !sample.outdated) ?? false;
  return <Button size="sm" icon={<Images aria-hidden />} busy={add.isPending} busyLabel={SAMPLE_BUTTON.busyLabel} disabled={isSample} onClick={() => add.mutate()}>{isSample ? SAMPLE_BUTTON.isSampleButton : SAMPLE_BUTTON.useAsSampleButton}</Button>;
}
