import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { css } from '#styled/css';
import { column, stack } from '#styled/patterns';
import type { Comment } from '#contracts/reviews.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { WordsForm } from '../words-form.tsx';
import { CommentLine } from './comment-line.tsx';
import { useWriteComment } from './comments.mutations.ts';
import { commentsQuery } from './comments.queries.ts';
import type { Discussed } from './comments.queries.ts';
import { COMMENT_THREAD } from '../reviews.words.ts';
import { must } from '#contracts/must.ts';

interface CommentThreadProps {
  discussed: Discussed;
  comment: Comment;
  /** Runs an action that needs an account: at once for a signed-in user, and for a visitor after signing in. */
  signedIn(act: () => void): void;
  onReport(comment: Comment): void;
}

/** Shows a comment with its answers, which the client fetches when the user opens them. */
export function CommentThread({ discussed, comment, signedIn, onReport }: CommentThreadProps) {
  const [open, setOpen] = useState(false);
  const [answering, setAnswering] = useState<Comment | null>(null);
  const write = useWriteComment(discussed);
  const answer = (to: Comment): void => signedIn(() => setAnswering(to));
  const send = async (body: string): Promise<void> => {
    await write.mutateAsync({ body, parentId: must(answering, 'the comment that is answered').id });
    setAnswering(null);
    setOpen(true);
  };
  const { replies } = comment;
  return (
    <div className={column({ gap: '2', paddingBlock: '4' })}>
      <CommentLine discussed={discussed} comment={comment} onAnswer={answer} onReport={onReport} />
      <div className={column({ gap: '3', marginInlineStart: '11' })}>
        {replies > 0 && (
          <div className={css({ marginInlineStart: '-3' })}>
            <Button size="sm" variant="ghost" aria-expanded={open} icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />} onClick={() => setOpen(!open)}>
              {open ? COMMENT_THREAD.hideAnswersButton : replies === 1 ? COMMENT_THREAD.showTheAnswerButton : `Show ${replies.toLocaleString('en-US')} answers`}
            </Button>
          </div>
        )}
        {open && replies > 0 && <Answers discussed={discussed} parentId={comment.id} onAnswer={answer} onReport={onReport} />}
        {answering && <WordsForm key={answering.id} autoFocus hideLabel={false} label={COMMENT_THREAD.answerLabel(answering.author?.displayName)} action={COMMENT_THREAD.action} onSend={send} onCancel={() => setAnswering(null)} />}
      </div>
    </div>
  );
}

interface AnswersProps extends Pick<CommentThreadProps, 'discussed' | 'onReport'> {
  parentId: string;
  onAnswer(comment: Comment): void;
}

function Answers({ discussed, parentId, onAnswer, onReport }: AnswersProps) {
  const answers = useInfiniteQuery(commentsQuery(discussed, parentId));
  if (answers.isPending) return <Skeleton className={css({ height: '16' })} />;
  if (answers.isError && !answers.data) return <FetchProblem error={answers.error} onRetry={() => void answers.refetch()} />;
  return (
    <>
      <ul className={stack({ gap: '3' })}>
        {answers.data.pages.flatMap((page) => page.items).map((comment) => <li key={comment.id}><CommentLine discussed={discussed} comment={comment} onAnswer={onAnswer} onReport={onReport} /></li>)}
      </ul>
      {answers.hasNextPage && <div><Button size="sm" busy={answers.isFetchingNextPage} busyLabel={COMMENT_THREAD.busyLabel} onClick={() => void answers.fetchNextPage()}>{COMMENT_THREAD.moreAnswersButton}</Button></div>}
    </>
  );
}
