import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { appeal, appealBody } from '#contracts/moderation.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { decisionQuery, decisionsQuery } from './decision.queries.ts';
import { APPEAL_FORM } from '../decisions.words.ts';

/** Form with which a person appeals a moderator's decision. Each decision can be appealed once. */
export function AppealForm({ decisionId }: { decisionId: string }) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  const send = useMutation({
    mutationFn: (body: BodyOf<typeof appeal>) => call(appeal, { params: { id: decisionId }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: ({ decision }) => {
      client.setQueryData(decisionQuery(decisionId).queryKey, decision);
      void client.invalidateQueries({ queryKey: decisionsQuery.queryKey });
      toast({ tone: 'success', title: APPEAL_FORM.toast, description: APPEAL_FORM.sentToast });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
  const form = useSchemaForm({ schema: appealBody, defaultValues: { message: '' }, send: (body) => send.mutateAsync(body), failed: APPEAL_FORM.failed });
  return (
    <Form form={form} className={column({ gap: '3' })}>
      <FormAlert form={form} title={APPEAL_FORM.failedTitle} />
      <FormField form={form} name="message" label={APPEAL_FORM.label} required help={APPEAL_FORM.help}>
        {({ text }) => <Textarea grow rows={5} maxLength={2_000} {...text} />}
      </FormField>
      <Button type="submit" variant="primary" busy={form.sending} busyLabel={APPEAL_FORM.busyLabel} className={css({ justifySelf: 'end' })}>{APPEAL_FORM.button}</Button>
    </Form>
  );
}
