import { lazy, Suspense, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { isTerminal } from '#contracts/generation.ts';
import { Builder, BuilderWaiting } from '#features/builder/builder.tsx';
import type { BuilderSlots, RunOutcome } from '#features/builder/builder-slots.ts';
import { liveTextQuery, runQuery } from '#features/generation/generation.queries.ts';
import { shownText } from '#features/generation/live-text.ts';
import { connectedAtom } from '#lib/connection.ts';
import { useAuth } from '#lib/session.ts';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

/** Follows a run, whoever started it: by pushes where the line stands, by polls where it does not. */
function useRunOutcome(runId: string | null): RunOutcome | null {
  const id = runId ?? '';
  const { data: run } = useQuery({ ...runQuery(id, useAtomValue(connectedAtom)), enabled: runId !== null });
  const { data: live } = useQuery({ ...liveTextQuery(id), enabled: runId !== null });
  if (!run || !runId) return null;
  const stored = run.outputs.find((output) => output.kind === 'text')?.text;
  return { status: run.status, text: stored ?? shownText(live, run), problem: isTerminal(run.status) ? (run.error?.message ?? null) : null };
}

const load = {
  field: async () => ({ default: (await import('#features/generation/run-panel/prompt-field.tsx')).PromptField }),
  options: async () => ({ default: (await import('#features/generation/run-panel/options-section.tsx')).OptionsSection }),
  price: async () => ({ default: (await import('#features/generation/run-panel/price-block.tsx')).PriceBlock }),
  result: async () => ({ default: (await import('#features/generation/result/result-stage.tsx')).ResultStage }),
};
const slots: BuilderSlots = {
  PromptField: lazy(load.field),
  OutputOptions: lazy(load.options),
  PriceBlock: lazy(load.price),
  ResultStage: lazy(load.result),
  ImportDialog: lazy(async () => ({ default: (await import('#features/prompt-import/import-dialog.tsx')).ImportDialog })),
  SampleOutput: lazy(async () => ({ default: (await import('#features/prompts/samples/sample-picture.tsx')).SamplePicture })),
  useRunOutcome,
};

/** Fetches the parts of the run panel once the page stands: who goes offline in the middle of a draft still has them. */
function usePartsAhead(): void {
  useEffect(() => {
    // A part that does not arrive now is asked for again when it is shown.
    for (const part of Object.values(load)) part().catch(() => undefined);
  }, []);
}

const ReviewPage = lazy(() => import('./own-prompts/review-page.tsx').then((module) => ({ default: module.ReviewPage })));
const OwnPromptsPage = lazy(() => import('./own-prompts/own-prompts-page.tsx').then((module) => ({ default: module.OwnPromptsPage })));
const NotFoundPage = lazy(() => import('./not-found.tsx').then((module) => ({ default: module.NotFoundPage })));

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
  useDocumentTitle('Create Prompt');
  usePartsAhead();
  return user ? <Builder key={user.id} userId={user.id} slots={slots} /> : <BuilderWaiting />;
}
