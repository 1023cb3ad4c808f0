import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { addSample, listSamples } from '#contracts/prompt-samples.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useBuilderSlots } from '../builder-slots.ts';

interface SampleButtonProps {
  promptId: string;
  runId: string;
}

/** Shows a run that turned out well on the prompt's page. */
export function SampleButton({ promptId, runId }: SampleButtonProps) {
  const client = useQueryClient();
  const outcome = useBuilderSlots().useRunOutcome(runId);
  const add = useMutation({
    mutationFn: () => call(addSample, { params: { id: promptId }, body: { generationId: runId, caption: '' }, idempotencyKey: newActionKey() }),
    onSuccess: () => {
      toast({ tone: 'success', title: 'Sample added', description: 'People see it with its inputs on the prompt’s page.' });
      return client.invalidateQueries({ queryKey: [listSamples.path] });
    },
    onError: (error) => toast({ tone: 'destructive', title: 'Not added', description: messageOf(error, 'The sample could not be added.') }),
  });
  if (outcome?.status !== 'succeeded') return null;
  return <Button size="sm" icon={<Images aria-hidden />} busy={add.isPending} busyLabel="Adding…" disabled={add.isSuccess} onClick={() => add.mutate()}>{add.isSuccess ? 'Shown as a sample' : 'Show it as a sample'}</Button>;
}
