import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { appeal, appealBody } from '#contracts/moderation.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { isAnswer, messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { decisionQuery, decisionsQuery } from './decision.queries.ts';
import { APPEAL_FORM } from '../decisions.words.ts';

/** Objects to a decision, once. */
export function AppealForm({ decisionId }: { decisionId: string }) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const read = appealBody.safeParse({ message });
  const send = useMutation({
    mutationFn: (body: BodyOf<typeof appeal>) => call(appeal, { params: { id: decisionId }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: ({ decision }) => {
      client.setQueryData(decisionQuery(decisionId).queryKey, decision);
      void client.invalidateQueries({ queryKey: decisionsQuery.queryKey });
      toast({ tone: 'success', title: 'Your appeal is in', description: APPEAL_FORM.sentToast });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.settle();
    },
  });
  const submit = (event: React.SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (read.success) send.mutate(read.data);
  };
  return (
    <form noValidate className={column({ gap: '3' })} onSubmit={submit}>
      {send.isError && <Alert tone="bad" title={APPEAL_FORM.failedTitle}>{messageOf(send.error, APPEAL_FORM.failed)}</Alert>}
      <Field label={APPEAL_FORM.label} required error={tried ? read.error?.issues[0]?.message : null} help={APPEAL_FORM.help}>
        <Textarea grow rows={5} maxLength={2_000} value={message} onChange={(event) => setMessage(event.currentTarget.value)} />
      </Field>
      <Button type="submit" variant="primary" busy={send.isPending} busyLabel="Sending…" className={css({ justifySelf: 'end' })}>Send the appeal</Button>
    </form>
  );
}
