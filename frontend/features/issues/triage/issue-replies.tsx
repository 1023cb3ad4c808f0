import { useState } from 'react';
import { css } from '#styled/css';
import { column, metaText, stack } from '#styled/patterns';
import { issueReplyText } from '#contracts/issues.ts';
import type { IssueDetail } from '#contracts/issues.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Moment } from '#ui/moment.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { IssuePart } from './issue-part.tsx';
import { useReply } from './triage.mutations.ts';
import { ISSUE_REPLIES } from '../issues.words.ts';

/** What was answered, and the next answer: it arrives as a message. */
export function IssueReplies({ issue }: { issue: IssueDetail }) {
  const reply = useReply(issue.id);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const problem = tried ? issueReplyText.safeParse(text).error?.issues[0]?.message : undefined;
  const who = issue.reporter ? `@${issue.reporter.username}` : 'them';
  const send = (): void => {
    setTried(true);
    if (!issueReplyText.safeParse(text).success) return;
    reply.mutate({ text: text.trim() }, {
      onSuccess: () => {
        setText('');
        setTried(false);
        toast({ tone: 'success', title: 'Reply sent', description: ISSUE_REPLIES.sentToast(who) });
      },
    });
  };
  return (
    <IssuePart title="Replies">
      {issue.replyList.length > 0 && (
        <ol className={column({ gap: '3' })}>
          {issue.replyList.map((each) => (
            <li key={each.id} className={css({ borderInlineStart: 'line', paddingInlineStart: '3' })}>
              <p className={metaText()}>{each.author ? `@${each.author}` : 'A deleted account'}, <Moment at={each.createdAt} /></p>
              <p className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>{each.text}</p>
            </li>
          ))}
        </ol>
      )}
      <form noValidate className={stack({ gap: '3' })} onSubmit={(event) => { event.preventDefault(); send(); }}>
        {reply.isError && <Alert tone="bad">{messageOf(reply.error, ISSUE_REPLIES.failed)}</Alert>}
        <Field label="Reply" help={ISSUE_REPLIES.replyHelp(who)} error={problem}>
          <Textarea grow rows={3} maxLength={2_000} value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Field>
        <div className={css({ display: 'flex', justifyContent: 'flex-end' })}><Button type="submit" variant="primary" busy={reply.isPending} busyLabel="Sending…">Send reply</Button></div>
      </form>
    </IssuePart>
  );
}
