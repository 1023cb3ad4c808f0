import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { metaText, stack, stretchedLink } from '#styled/patterns';
import { collectionsOfQuery } from '#shared/collections/collections.queries.ts';
import { Mosaic } from '#shared/collections/mosaic.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PROFILE_TABS } from '../profile.words.ts';
import { cards, CardsWaiting } from './cards-waiting.tsx';

/** Tab of a profile with the person's public collections, the last changed first. */
export function PublicCollections({ personId, name }: { personId: string; name: string }) {
  const list = useInfiniteQuery(collectionsOfQuery(personId));
  const { data, error, refetch } = list;
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <CardsWaiting />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState size="sm" level="h3" art={<FrameScene />} title={PROFILE_TABS.noCollectionsTitle}>{PROFILE_TABS.noCollectionsText(name)}</EmptyState>;
  return (
    <div className={stack({ gap: '5' })}>
      <ul className={cards}>
        {items.map((collection) => (
          <li key={collection.id} className={card}>
            <Mosaic covers={collection} name={collection.name} />
            <div className={stack({ gap: '0.5', padding: '3' })}>
              <h3 className={css({ textStyle: 'cardTitle' })}><Link to={`/collection/${collection.slug}`} className={link}>{collection.name}</Link></h3>
              <p className={metaText()}>{PROFILE_TABS.collectionText(collection.itemCount, collection.followerCount)}</p>
            </div>
          </li>
        ))}
      </ul>
      <LoadMore byButton list={list} what="collections" />
    </div>
  );
}

const card = css({ position: 'relative', layerStyle: 'card', overflow: 'hidden', minWidth: '0', listStyle: 'none' });
const link = stretchedLink({ truncate: true, display: 'block' });
