import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import type { PublicCreation } from '#contracts/creations.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { CreationCard } from '#shared/creations/creation-card.tsx';
import { OpenedCreation } from '#shared/creations/opened-creation.tsx';
import { creationsOfPromptQuery } from '#shared/creations/public-creations.queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SampleInputs } from '../samples/sample-inputs.tsx';
import { COMMUNITY_TAB } from './community.words.ts';

interface CommunityTabProps {
  prompt: PromptDetail;
  onUseInputs(inputs: Record<string, unknown>): void;
}

/** Tab of a prompt's page with the public creations that users made with the prompt, newest first. */
export function CommunityTab({ prompt, onUseInputs }: CommunityTabProps) {
  const [opened, setOpened] = useState<PublicCreation | null>(null);
  const found = useInfiniteQuery(creationsOfPromptQuery(prompt.id));
  if (found.isPending) return <div aria-busy="true" className={grid}>{[0, 1, 2].map((index) => <Skeleton key={index} radius="lg" className={css({ height: '[260px]' })} />)}</div>;
  if (found.isError && !found.data) return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
  const creations = found.data.pages.flatMap(({ items }) => items);
  if (creations.length === 0) return <EmptyState size="sm" level="h3" art={<FrameScene />} title={COMMUNITY_TAB.emptyTitle}>{COMMUNITY_TAB.emptyText}</EmptyState>;
  return (
    <div className={column({ gap: '4' })}>
      <ul aria-label={COMMUNITY_TAB.label} className={grid}>
        {creations.map((creation) => <li key={creation.id}><CreationCard creation={creation} onOpen={() => setOpened(creation)} /></li>)}
      </ul>
      <LoadMore list={found} what="creations" tight />
      {opened && (
        <OpenedCreation
          creation={opened} onClose={() => setOpened(null)}
          inputs={(values) => <SampleInputs form={prompt.form} inputs={values} />}
          actions={({ inputs }) => inputs && <Button variant="primary" onClick={() => { onUseInputs(inputs); setOpened(null); }}>{COMMUNITY_TAB.useInputsButton}</Button>}
        />
      )}
    </div>
  );
}

const grid = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } });
