import { css } from '#styled/css';
import { column, flex, longWords, metaText, stack } from '#styled/patterns';
import { replyToIssue } from '#contracts/issues.ts';
import type { IssueDetail } from '#contracts/issues.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Moment } from '#ui/moment.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { IssuePart } from './issue-part.tsx';
import { useReply } from './triage.mutations.ts';
import { ISSUE_REPLIES } from '../issues.words.ts';

/** The answers that staff gave to an issue report, and a form for the next one, which the reporter gets as a message. */
export function IssueReplies({ issue }: { issue: IssueDetail }) {
  const reply = useReply(issue.id);
  const who = issue.reporter ? `@${issue.reporter.username}` : 'them';
  const onSuccess = (): void => {
    form.reset();
    toast({ tone: 'success', title: ISSUE_REPLIES.toast, description: ISSUE_REPLIES.sentToast(who) });
  };
  const form = useSchemaForm({ schema: replyToIssue.body, defaultValues: { text: '' }, send: (body) => reply.mutateAsync(body, { onSuccess }), failed: ISSUE_REPLIES.failed });
  return (
    <IssuePart title={ISSUE_REPLIES.title}>
      {issue.replyList.length > 0 && (
        <ol className={column({ gap: '3' })}>
          {issue.replyList.map((each) => (
            <li key={each.id} className={css({ borderInlineStart: 'line', paddingInlineStart: '3' })}>
              <p className={metaText()}>{each.author ? `@${each.author}` : ISSUE_REPLIES.deletedAccountText}, <Moment at={each.createdAt} /></p>
              <p className={longWords({ whiteSpace: 'pre-wrap' })}>{each.text}</p>
            </li>
          ))}
        </ol>
      )}
      <Form form={form} className={stack({ gap: '3' })}>
        <FormAlert form={form} />
        <FormField form={form} name="text" label={ISSUE_REPLIES.label} help={ISSUE_REPLIES.replyHelp(who)}>
          {({ text }) => <Textarea grow rows={3} maxLength={2_000} {...text} />}
        </FormField>
        <div className={flex({ justifyContent: 'flex-end' })}><Button type="submit" variant="primary" busy={form.sending} busyLabel={ISSUE_REPLIES.busyLabel}>{ISSUE_REPLIES.button}</Button></div>
      </Form>
    </IssuePart>
  );
}
