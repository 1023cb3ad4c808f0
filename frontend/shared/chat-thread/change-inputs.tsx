import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { getToolCallForm } from '#contracts/chat-replies.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { initialInputs } from '#contracts/form-inputs.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { FormFields } from '#prompt-form/form-fields.tsx';
import { errorsFrom, inputIssues, useFormResolver } from '#prompt-form/form-resolver.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { messageIn } from '#ui/form/form-errors.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useChangeCall } from './chat.mutations.ts';
import { CHANGE_INPUTS } from './chat-thread.words.ts';

interface ChangeInputsProps {
  chatId: string;
  callId: string;
  onClose(): void;
}

/** The form for changing the inputs of a tool call that asks for confirmation. Changed inputs make a new call, which asks with its own price. */
export function ChangeInputs({ chatId, callId, onClose }: ChangeInputsProps) {
  const formId = useId();
  const asked = useQuery({ queryKey: [getToolCallForm.path, chatId, callId], queryFn: ({ signal }) => call(getToolCallForm, { params: { id: chatId, callId }, signal }), staleTime: Infinity });
  const change = useChangeCall(chatId, callId);
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={CHANGE_INPUTS.title} description={CHANGE_INPUTS.description}
      footer={<><Button onClick={onClose}>{CHANGE_INPUTS.cancelButton}</Button><Button type="submit" form={formId} variant="primary" disabled={!asked.data} busy={change.isPending} busyLabel={CHANGE_INPUTS.busyLabel}>{CHANGE_INPUTS.saveButton}</Button></>}
    >
      {asked.isError && <FetchProblem error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.isPending && <Skeleton radius="lg" className={css({ height: '[180px]' })} />}
      {asked.data && <InputsForm id={formId} asked={asked.data} change={change} onClose={onClose} />}
    </Dialog>
  );
}

interface InputsFormProps {
  id: string;
  asked: ResponseOf<typeof getToolCallForm>;
  change: ReturnType<typeof useChangeCall>;
  onClose(): void;
}

function InputsForm({ id, asked: { form, inputs }, change, onClose }: InputsFormProps) {
  const { control, handleSubmit, setError } = useForm<FormInputs>({ defaultValues: Object.assign(initialInputs(form), inputs), resolver: useFormResolver(form) });
  const typed = useWatch({ control, compute: (values: FormInputs) => values });
  const send = handleSubmit((values) => change.mutate(values, {
    onSuccess: onClose,
    onError: (error) => {
      const errors = errorsFrom(inputIssues(error instanceof ApiError ? error.body?.issues : []));
      for (const key of Object.keys(errors)) setError(key, { type: 'form', message: messageIn(errors[key]) ?? CHANGE_INPUTS.failed });
    },
  }));
  return (
    <form id={id} noValidate className={column({ gap: '4' })} onSubmit={(event) => void send(event)}>
      {change.isError && <Alert tone="bad">{messageOf(change.error, CHANGE_INPUTS.failed)}</Alert>}
      <FormFields form={form} inputs={typed} control={control} waiting={<Skeleton radius="lg" className={css({ height: '[180px]' })} />} titleClass={css({ textStyle: 'label' })} />
    </form>
  );
}
