import { Suspense, useState } from 'react';
import { Play } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { css } from '#styled/css';
import { column, metaText, mutedText, wrap } from '#styled/patterns';
import { withoutConstants } from '#contracts/form-constants.ts';
import { initialInputs } from '#contracts/form-inputs.ts';
import { runReview } from '#contracts/moderation.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { ApiError, isAnswer, messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { errorsFrom, inputIssues, useFormResolver } from '#prompt-form/form-resolver.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useModerationSlots } from '../moderation-slots.ts';
import type { ReviewFile } from '../moderation.queries.ts';
import { Part } from '../part.tsx';
import { BuyerForm } from './buyer-form.tsx';
import { BUYER_RUN } from '../moderation-review.words.ts';

interface BuyerRunProps {
  versionId: string;
  form: PromptForm;
  testInputs: ReviewFile['testInputs'];
  /** True when the moderator is the prompt's author. Authors may not review their own prompts; they test them in the builder. */
  own: boolean;
}

/** Lets a moderator run a submitted prompt as a buyer would, with the author's settings and without seeing the sealed text. No account pays for the run. */
export function BuyerRun({ versionId, form, testInputs, own }: BuyerRunProps) {
  const { ResultStage } = useModerationSlots();
  const [unanswered] = useState(createUnansweredAction);
  const { control, handleSubmit, reset, setError } = useForm<FormInputs>({ defaultValues: initialInputs(form), resolver: useFormResolver(form), shouldFocusError: true });
  const inputs = useWatch({ control }) as FormInputs;
  const run = useMutation({
    mutationFn: async (body: { inputs: FormInputs }) => (await call(runReview, { params: { id: versionId }, body, idempotencyKey: unanswered.keyFor(body) })).generation,
    onSuccess: () => unanswered.clear(),
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
      const issues = error instanceof ApiError ? inputIssues(error.body?.issues) : [];
      for (const [key, problem] of Object.entries(errorsFrom(issues))) setError(key, problem as never);
    },
  });
  return (
    <Part title={BUYER_RUN.runBuyerTitle} aside={<span className={metaText()}>{BUYER_RUN.costNote}</span>}>
      <form noValidate aria-label={BUYER_RUN.runBuyerTitle} className={column({ gap: '4' })} onSubmit={handleSubmit((filled) => run.mutate({ inputs: withoutConstants(form, filled) }))}>
        {testInputs.length > 0 && (
          <div role="group" aria-label={BUYER_RUN.fillLabel} className={wrap({ gap: '2', alignItems: 'center' })}>
            <span aria-hidden className={mutedText({ textStyle: 'meta' })}>{BUYER_RUN.fillInText}</span>
            {testInputs.map(({ label, inputs: saved }, at) => <Button key={at} size="sm" onClick={() => reset({ ...initialInputs(form), ...(saved as FormInputs) })}>{label}</Button>)}
          </div>
        )}
        <BuyerForm form={form} control={control} inputs={inputs} />
        {run.isError && <Alert tone="bad" title={BUYER_RUN.nothingWasStartedTitle}>{messageOf(run.error, BUYER_RUN.failed)}</Alert>}
        {!own && <Button type="submit" variant="magic" icon={<Play aria-hidden />} busy={run.isPending} busyLabel={BUYER_RUN.busyLabel} className={css({ justifySelf: 'start' })}>{BUYER_RUN.button}</Button>}
      </form>
      {run.data && <Suspense fallback={<Skeleton radius="xl" className={css({ height: '[280px]' })} />}><ResultStage key={run.data.id} runId={run.data.id} /></Suspense>}
    </Part>
  );
}
