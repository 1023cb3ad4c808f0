import { Suspense, useState } from 'react';
import type { PackDetail } from '#contracts/packs.ts';
import type { Said } from '#features/prompts/report/report-dialog.tsx';
import { ReviewsTab } from '#features/reviews/reviews-tab.tsx';
import { lazyPart } from '#lib/lazy-part.ts';

const ReportDialog = lazyPart(() => import('#features/prompts/report/report-dialog.tsx'), 'ReportDialog');

/** What owners of the pack say about it. */
export function PackReviews({ pack: { id, title, creator } }: { pack: PackDetail }) {
  const [reported, setReported] = useState<Said | null>(null);
  const pack = { id, title, creator, targetType: 'prompt_pack' as const };
  return (
    <>
      <ReviewsTab prompt={pack} onReport={(review) => setReported({ kind: 'review', id: review.id, by: review.author.displayName })} />
      {reported && <Suspense fallback={null}><ReportDialog prompt={pack} said={reported} onClose={() => setReported(null)} /></Suspense>}
    </>
  );
}
