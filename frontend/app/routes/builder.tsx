import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container } from '#styled/patterns';
import { Builder, BuilderWaiting } from '#features/builder/builder.tsx';
import type { BuilderSlots } from '#features/builder/builder-slots.ts';
import { BUILDER } from '#features/builder/builder.words.ts';
import { fetchAhead, lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { useRunOutcome } from './run-outcome.ts';

const load = {
  field: () => import('#prompt-form/prompt-field.tsx'),
  options: () => import('#features/generation/run-panel/options-section.tsx'),
  price: () => import('#features/generation/run-panel/price-block.tsx'),
  result: () => import('#features/generation/result/result-stage.tsx'),
};
const slots: BuilderSlots = {
  OutputOptions: lazyPart(load.options, 'OptionsSection'),
  PriceBlock: lazyPart(load.price, 'PriceBlock'),
  ResultStage: lazyPart(load.result, 'ResultStage'),
  ImportDialog: lazyPart(() => import('#features/prompt-import/import-dialog.tsx'), 'ImportDialog'),
  SampleOutput: lazyPart(() => import('#features/prompts/samples/sample-picture.tsx'), 'SamplePicture'),
  useRunOutcome,
};

/** Loads the parts of the run panel after the prompt builder, so that an author who goes offline in the middle of a draft has them. */
function usePartsAhead(): void {
  useEffect(() => {
    // A failure is ignored, because a part of the run panel is loaded again when it is shown.
    for (const part of Object.values(load)) fetchAhead(part);
  }, []);
}

const ReviewView = lazyPart(() => import('#features/prompt-review/review-view.tsx'), 'ReviewView');
const OwnPromptsPage = lazyPart(() => import('./own-prompts/own-prompts-page.tsx'), 'OwnPromptsPage');
const NotFoundPage = lazyPart(() => import('./not-found.tsx'), 'NotFoundPage');

/** The builder of prompts, or the author's list at `/create/prompts`, or the review of a prompt at `/edit/prompt/…/review`. */
export function BuilderPage() {
  const { idOrSlug, part } = useParams();
  if (part === undefined) return <BuilderDesk />;
  if (part === 'review' && idOrSlug !== undefined) return <ReviewPage idOrSlug={idOrSlug} />;
  if (part === 'prompts' && idOrSlug === undefined) return <Suspense fallback={<PageSkeleton />}><OwnPromptsPage /></Suspense>;
  return <Suspense fallback={<PageSkeleton />}><NotFoundPage /></Suspense>;
}

/** The page with the state of the review of an own prompt. Only the prompt's author can open it. */
function ReviewPage({ idOrSlug }: { idOrSlug: string }) {
  useDocumentTitle('Review');
  // The placeholder of the code is the one that the review shows while its data loads, so the page does not change its shape twice.
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' }, maxWidth: '[760px]' })}>
      <div className={column({ gap: '4' })}>
        <Suspense fallback={<div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[360px]' })} /></div>}><ReviewView key={idOrSlug} idOrSlug={idOrSlug} /></Suspense>
      </div>
    </div>
  );
}

/** The prompt builder, for a new prompt or one of the author's own. */
function BuilderDesk() {
  const { user } = useAuth();
  useDocumentTitle(BUILDER.pageTitle);
  usePartsAhead();
  return user ? <Builder key={user.id} userId={user.id} slots={slots} /> : <BuilderWaiting />;
}
