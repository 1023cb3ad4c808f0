import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { promptQuery } from '#features/prompts/prompts.queries.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RunColumn } from '../prompt/run-column.tsx';
import { QUICK_RUN } from './marketplace.words.ts';

const ResultStage = lazyPart(() => import('#features/generation/result/result-stage.tsx'), 'ResultStage');

interface QuickRunProps {
  slug: string;
  onClose(): void;
}

/** A side sheet of the marketplace that runs a prompt: the same run panel as on the prompt's page, with the result above it. */
export function QuickRun({ slug, onClose }: QuickRunProps) {
  const prompt = useQuery(promptQuery(slug));
  const [runId, setRunId] = useState<string | null>(null);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title={prompt.data?.title ?? QUICK_RUN.title} bodyClassName={css({ paddingBlockEnd: '0!', '& form > footer': { position: 'sticky' } })} footer={<LinkButton to={`/prompt/${slug}${runId ? `?run=${runId}` : ''}`}>{QUICK_RUN.button}</LinkButton>}>
      <div className={column({ gap: '4' })}>
        {runId && <Suspense fallback={<Skeleton radius="xl" className={css({ height: '[280px]' })} />}><ResultStage share key={runId} runId={runId} onRetried={setRunId} /></Suspense>}
        {prompt.isPending && <Skeleton radius="xl" className={css({ height: '[520px]' })} />}
        {prompt.isError && <FetchProblem error={prompt.error} onRetry={() => void prompt.refetch()} />}
        {prompt.data && <RunColumn prompt={prompt.data} start={null} onStarted={setRunId} />}
      </div>
    </Sheet>
  );
}
