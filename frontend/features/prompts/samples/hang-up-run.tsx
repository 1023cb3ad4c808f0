import { Frame } from 'lucide-react';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { addSample } from '#contracts/prompt-samples.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { useAddSample } from './samples.mutations.ts';
import { HANG_UP_RUN } from '../prompts.words.ts';
import { must } from '#contracts/must.ts';

interface HangUpRunProps {
  promptId: string;
  runId: string;
}

const captionForm = z.pick(must(addSample.body, 'the body of a sample'), { caption: true });

/** Form with which an author publishes the shown run as a sample of the prompt, with a caption. All users then see its inputs and its price. */
export function HangUpRun({ promptId, runId }: HangUpRunProps) {
  const add = useAddSample(promptId);
  const onSuccess = (): void => void toast({ tone: 'success', title: HANG_UP_RUN.toast, description: HANG_UP_RUN.addedToast });
  const form = useSchemaForm({ schema: captionForm, defaultValues: { caption: '' }, send: ({ caption }) => add.mutateAsync({ generationId: runId, caption: caption.trim() }, { onSuccess }), failed: HANG_UP_RUN.addFailed });
  if (add.isSuccess) return null;
  return (
    <Form form={form} className={wrap({ alignItems: 'flex-end', gap: '3', layerStyle: 'card', padding: '4', marginBlockStart: '3' })}>
      <FormField form={form} name="caption" label={HANG_UP_RUN.label} optional error={form.problem?.words} className={css({ flex: '[1 1 220px]' })}>
        {({ text }) => <Input maxLength={120} placeholder={HANG_UP_RUN.placeholder} {...text} />}
      </FormField>
      <Button type="submit" icon={<Frame aria-hidden />} busy={form.sending} busyLabel={HANG_UP_RUN.busyLabel}>{HANG_UP_RUN.button}</Button>
    </Form>
  );
}
