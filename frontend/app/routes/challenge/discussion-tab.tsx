import { Suspense, useState } from 'react';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { PAGE } from '#features/challenges/challenge-page.words.ts';
import { CommentsTab } from '#features/reviews/comments-tab.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import type { Reported } from '#shared/reporting/report-dialog.tsx';

const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');

/** The comments on a challenge, each with a button that reports it to a moderator. */
export function DiscussionTab({ challenge: { id } }: { challenge: ChallengeDetail }) {
  const [reported, setReported] = useState<Reported | null>(null);
  return (
    <>
      <CommentsTab about={{ targetType: 'challenge', targetId: id }} onReport={(comment) => setReported({ type: 'comment', id: comment.id, name: comment.author?.displayName ?? PAGE.deleted })} />
      {reported && <Suspense fallback={null}><ReportDialog reported={reported} onClose={() => setReported(null)} /></Suspense>}
    </>
  );
}
