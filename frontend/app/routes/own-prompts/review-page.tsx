import { css } from '#styled/css';
import { container } from '#styled/patterns';
import { ReviewView } from '#features/prompt-review/review-view.tsx';
import { useDocumentTitle } from '../../document-title.ts';

/** How the review of an own prompt stands. Only its author can open it. */
export function ReviewPage({ idOrSlug }: { idOrSlug: string }) {
  useDocumentTitle('Review');
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' }, maxWidth: '[760px]' })}>
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}><ReviewView key={idOrSlug} idOrSlug={idOrSlug} /></div>
    </div>
  );
}
