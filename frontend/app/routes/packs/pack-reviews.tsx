import { Suspense, useState } from 'react';
import type { PackDetail } from '#contracts/packs.ts';
import { PREVIEW_VIEW } from '#features/packs/packs-preview.words.ts';
import { ReviewsTab } from '#features/reviews/reviews-tab.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import type { Reported } from '#shared/reporting/report-dialog.tsx';
import { TextButton } from '#ui/text-link.tsx';

const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');

/** The reviews of a pack by its owners, with buttons that report a review or the pack to a moderator. */
export function PackReviews({ pack: { id, title, creator, mayEdit } }: { pack: PackDetail }) {
  const [reported, setReported] = useState<Reported | null>(null);
  return (
    <>
      <ReviewsTab prompt={{ id, title, creator, targetType: 'prompt_pack' }} onReport={(review) => setReported({ type: 'review', id: review.id, name: review.author.displayName })} />
      {!mayEdit && <p><TextButton quiet onClick={() => setReported({ type: 'prompt_pack', id, name: title })}>{PREVIEW_VIEW.reportButton}</TextButton></p>}
      {reported && <Suspense fallback={null}><ReportDialog reported={reported} onClose={() => setReported(null)} /></Suspense>}
    </>
  );
}
