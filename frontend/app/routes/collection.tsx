import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { container } from '#styled/patterns';
import { collectionItemType } from '#contracts/collections.ts';
import { CollectionView } from '#features/collections/page/collection-view.tsx';
import { collectionQuery } from '#shared/collections/collections.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { searchNow } from '#lib/search-now.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { MovedTo } from './moved-to.tsx';
import { NotFoundPage } from './not-found.tsx';

/** The page of a collection. The address holds tab and type of work (docs/rules/pages.md#view-in-address). */
export function CollectionPage() {
  const { idOrSlug = '' } = useParams();
  return <CollectionOf key={idOrSlug} idOrSlug={idOrSlug} />;
}

function CollectionOf({ idOrSlug }: { idOrSlug: string }) {
  const [params, setParams] = useSearchParams();
  const found = useInfiniteQuery(collectionQuery(idOrSlug, { status: 'accepted' }));
  const first = found.data?.pages[0];
  useDocumentTitle(first?.collection.name);
  if (found.isPending) return <PageSkeleton />;
  if (!first) {
    // A private collection gets the same page as a missing one, so that the page does not reveal that it exists (docs/rules/pages.md#collections).
    if (found.error instanceof ApiError && found.error.status < 500) return <NotFoundPage />;
    return <div className={container({ paddingBlock: '8' })}><FetchProblem error={found.error} onRetry={() => void found.refetch()} /></div>;
  }
  const { collection } = first;
  // Ids and former slugs of a collection redirect to its current address, so that people share only one address.
  if (collection.slug !== idOrSlug) return <MovedTo path={`/collection/${collection.slug}`} />;
  const type = collectionItemType.safeParse(params.get('type')).data;
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <CollectionView
        collection={collection} address={idOrSlug} tab={params.get('tab') === 'review' ? 'review' : 'items'} type={type}
        items={found.data?.pages.flatMap(({ items }) => items) ?? []} complete={!found.hasNextPage}
        onType={(next) => {
          const search = searchNow();
          if (next) search.set('type', next);
          else search.delete('type');
          setParams(search, { replace: true });
        }}
      />
    </div>
  );
}
