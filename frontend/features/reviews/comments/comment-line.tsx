import { useState } from 'react';
import { Flag, MessageSquareReply, Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import { flex, longWords, metaText, multilineText, stack, visuallyHidden, wrap } from '#styled/patterns';
import type { Comment } from '#contracts/reviews.ts';
import { messageOf } from '#lib/api-error.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDeleteComment } from './comments.mutations.ts';
import type { Discussed } from './comments.queries.ts';
import { COMMENT_LINE, REVIEWS } from '../reviews.words.ts';

interface CommentLineProps {
  discussed: Discussed;
  comment: Comment;
  onAnswer(comment: Comment): void;
  onReport(comment: Comment): void;
}

/** Shows one comment or answer: author, time, and the text as typed. Of a comment that a moderator took down it shows only that it was taken down. */
export function CommentLine({ discussed, comment, onAnswer, onReport }: CommentLineProps) {
  const [leaving, setLeaving] = useState(false);
  const remove = useDeleteComment(discussed, comment);
  const { author, body, byCreator, mine, createdAt } = comment;
  if (author === null) return <p className={css({ textStyle: 'small', color: 'fg.subtle', fontStyle: 'italic', paddingBlock: '2' })}>{COMMENT_LINE.removedText}</p>;
  return (
    <article aria-label={COMMENT_LINE.label(author.displayName)} className={flex({ gap: '3', minWidth: '0' })}>
      <Avatar name={author.displayName} src={author.avatarUrl} size={32} />
      <div className={stack({ gap: '1', minWidth: '0', flex: '1' })}>
        <p className={wrap({ alignItems: 'center', columnGap: '2', textStyle: 'small' })}>
          <TextLink quiet to={`/profile/${author.username}`} className={longWords({ color: 'fg!', fontWeight: 'semibold!' })}>{author.displayName}</TextLink>
          {byCreator && <Badge tone="brand">{COMMENT_LINE.badge}</Badge>}
          <span className={metaText()}><RelativeTime iso={createdAt} /></span>
        </p>
        <p className={multilineText({ textStyle: 'body', color: 'fg.muted', maxWidth: 'prose' })}>{body}</p>
        <div className={flex({ gap: '1', marginInlineStart: '-3' })}>
          <Button size="sm" variant="ghost" icon={<MessageSquareReply aria-hidden />} onClick={() => onAnswer(comment)}>{COMMENT_LINE.answerButton}<span className={visuallyHidden()}> {author.displayName}</span></Button>
          {mine && <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setLeaving(true)}>{COMMENT_LINE.takeDownButton}</Button>}
          {!mine && <Button size="sm" variant="ghost" icon={<Flag aria-hidden />} onClick={() => onReport(comment)}>{COMMENT_LINE.reportButton}<span className={visuallyHidden()}> {COMMENT_LINE.theCommentByText(author.displayName)}</span></Button>}
        </div>
      </div>
      {leaving && (
        <ConfirmDialog
          title={COMMENT_LINE.removeTitle}
          description={COMMENT_LINE.removeText}
          action={COMMENT_LINE.action}
          busyLabel={REVIEWS.removeBusy}
          busy={remove.isPending}
          problem={remove.isError ? messageOf(remove.error, COMMENT_LINE.pleaseTryAgainText) : null}
          onConfirm={() => remove.mutate(undefined, { onSuccess: () => setLeaving(false) })}
          onClose={() => setLeaving(false)}
        />
      )}
    </article>
  );
}
