import { Suspense, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { stack } from '#styled/patterns';
import type { PublicCreation } from '#contracts/creations.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { cardHeight, coverHeight } from '#shared/creations/card-height.ts';
import { CreationCard } from '#shared/creations/creation-card.tsx';
import { Masonry } from '#shared/creations/masonry.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { creationsOfQuery } from '../profile.queries.ts';
import { PROFILE_TABS } from '../profile.words.ts';
import { CardsWaiting } from './cards-waiting.tsx';

const OpenedCreation = lazyPart(() => import('#shared/creations/opened-creation.tsx'), 'OpenedCreation');

/** Tab of a profile with the person's public creations. */
export function PublicCreations({ personId, name }: { personId: string; name: string }) {
  const list = useInfiniteQuery(creationsOfQuery(personId));
  const { data, error, refetch } = list;
  const [opened, setOpened] = useState<Pick<PublicCreation, 'id' | 'title'> | null>(null);
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <CardsWaiting />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0 && !list.hasNextPage) return <EmptyState size="sm" level="h3" art={<FrameScene />} title={PROFILE_TABS.noCreationsTitle}>{PROFILE_TABS.noCreationsText(name)}</EmptyState>;
  return (
    <div className={stack({ gap: '5' })}>
      <Masonry<PublicCreation>
        items={items} label={PROFILE_TABS.creationsLabel(name)} heightOf={cardHeight}
        render={(creation, { width, narrow }) => <CreationCard creation={creation} height={coverHeight(creation, width, narrow)} onOpen={setOpened} />}
      />
      <LoadMore byButton list={list} what="creations" />
      {opened && <Suspense fallback={null}><OpenedCreation creation={opened} onClose={() => setOpened(null)} /></Suspense>}
    </div>
  );
}
