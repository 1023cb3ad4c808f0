import { useInfiniteQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { css } from '#styled/css';
import { column, dividedList, stack, wrap } from '#styled/patterns';
import type { Comment } from '#contracts/reviews.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CommentThread } from './comments/comment-thread.tsx';
import { useWriteComment } from './comments/comments.mutations.ts';
import { commentsQuery } from './comments/comments.queries.ts';
import type { Discussed } from './comments/comments.queries.ts';
import { WordsForm } from './words-form.tsx';
import { COMMENTS_TAB } from './reviews.words.ts';

interface CommentsTabProps {
  about: Discussed;
  /** Called to open the dialog that reports a comment. */
  onReport(comment: Comment): void;
}

/** Tab with the comments on a prompt or a challenge, latest first, each with its answers. Every signed-in user can write. */
export function CommentsTab({ about, onReport }: CommentsTabProps) {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const write = useWriteComment(about);
  const comments = useInfiniteQuery(commentsQuery(about, null));
  const signedIn = (act: () => void): void => (user ? act() : openAuth({ tab: 'register', resume: act }));
  if (comments.isPending) return <div aria-busy="true" className={stack({ gap: '4' })}>{[0, 1, 2].map((row) => <Skeleton key={row} radius="lg" className={css({ height: '20' })} />)}</div>;
  if (comments.isError && !comments.data) return <FetchProblem error={comments.error} onRetry={() => void comments.refetch()} />;
  const all = comments.data.pages.flatMap((page) => page.items);
  return (
    <div className={column({ gap: '4' })}>
      {user
        ? <WordsForm label={COMMENTS_TAB.label} placeholder={COMMENTS_TAB.placeholder} action={COMMENTS_TAB.action} onSend={(body) => write.mutateAsync({ body })} />
        : <p className={wrap({ alignItems: 'center', gap: '3', color: 'fg.muted' })}>{COMMENTS_TAB.signInText}<Button size="sm" onClick={() => openAuth({ tab: 'register', resume: () => undefined })}>{COMMENTS_TAB.signCommentButton}</Button></p>}
      {all.length === 0
        ? <EmptyState size="sm" level="h3" title={COMMENTS_TAB.title}>{COMMENTS_TAB.emptyText}</EmptyState>
        : <ul className={dividedList()}>{all.map((comment) => <li key={comment.id}><CommentThread discussed={about} comment={comment} signedIn={signedIn} onReport={onReport} /></li>)}</ul>}
      <LoadMore list={comments} what="comments" tight />
    </div>
  );
}
