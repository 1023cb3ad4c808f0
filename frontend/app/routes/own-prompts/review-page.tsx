import { column, container } from '#styled/patterns';
import { ReviewView } from '#features/prompt-review/review-view.tsx';
import { useDocumentTitle } from '../../document-title.ts';

/** The page with the state of the review of an own prompt. Only the prompt's author can open it. */
export function ReviewPage({ idOrSlug }: { idOrSlug: string }) {
  useDocumentTitle('Review');
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' }, maxWidth: '[760px]' })}>
      <div className={column({ gap: '4' })}><ReviewView key={idOrSlug} idOrSlug={idOrSlug} /></div>
    </div>
  );
}
