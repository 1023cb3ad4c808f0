import { Suspense, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { isTerminal } from '#contracts/generation.ts';
import { Builder, BuilderWaiting } from '#features/builder/builder.tsx';
import type { BuilderSlots, RunOutcome } from '#features/builder/builder-slots.ts';
import { liveTextQuery, runQuery } from '#features/generation/generation.queries.ts';
import { shownText } from '#features/generation/live-text.ts';
import { connectedAtom } from '#lib/connection.ts';
import { fetchAhead, lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { BUILDER } from './builder.words.ts';

/** Follows a run of any user: by pushes while the live connection is open, by polls while it is not. */
function useRunOutcome(runId: string | null): RunOutcome | null {
  const id = runId ?? '';
  const { data: run } = useQuery({ ...runQuery(id, useAtomValue(connectedAtom)), enabled: runId !== null });
  const { data: live } = useQuery({ ...liveTextQuery(id), enabled: runId !== null });
  if (!run || !runId) return null;
  const stored = run.outputs.find((output) => output.kind === 'text')?.text;
  return { status: run.status, text: stored ?? shownText(live, run), problem: isTerminal(run.status) ? (run.error?.message ?? null) : null };
}

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

/** Fetches the parts of the run panel once the page stands: who goes offline in the middle of a draft still has them. */
function usePartsAhead(): void {
  useEffect(() => {
    // A part that does not arrive now is asked for again when it is shown.
    for (const part of Object.values(load)) fetchAhead(part);
  }, []);
}

const ReviewPage = lazyPart(() => import('./own-prompts/review-page.tsx'), 'ReviewPage');
const OwnPromptsPage = lazyPart(() => import('./own-prompts/own-prompts-page.tsx'), 'OwnPromptsPage');
const NotFoundPage = lazyPart(() => import('./not-found.tsx'), 'NotFoundPage');

/** The form builder, the list of one's own prompts at `/create/prompts`, and the review of one at `/edit/prompt/…/review`. */
export function BuilderPage() {
  const { idOrSlug, part } = useParams();
  if (part === undefined) return <BuilderDesk />;
  if (part === 'review' && idOrSlug !== undefined) return <Suspense fallback={<PageSkeleton />}><ReviewPage idOrSlug={idOrSlug} /></Suspense>;
  if (part === 'prompts' && idOrSlug === undefined) return <Suspense fallback={<PageSkeleton />}><OwnPromptsPage /></Suspense>;
  return <Suspense fallback={<PageSkeleton />}><NotFoundPage /></Suspense>;
}

/** For a new prompt and for one's own. */
function BuilderDesk() {
  const { user } = useAuth();
  useDocumentTitle(BUILDER.pageTitle);
  usePartsAhead();
  return user ? <Builder key={user.id} userId={user.id} slots={slots} /> : <BuilderWaiting />;
}
