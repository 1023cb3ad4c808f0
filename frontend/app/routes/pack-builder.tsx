import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container, longWords } from '#styled/patterns';
import { NewPack } from '#features/packs/builder/new-pack.tsx';
import { PackBuilder } from '#features/packs/builder/pack-builder.tsx';
import { MissingPack } from '#features/packs/missing-pack.tsx';
import { ownPacksQuery } from '#features/packs/own-packs.queries.ts';
import { packDraftQuery } from '#features/packs/pack-draft.queries.ts';
import { NEW_PACK } from '#features/packs/packs-builder.words.ts';
import { PACKS_PAGE } from '#features/packs/packs-list.words.ts';
import { ApiError } from '#lib/api-error.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDocumentTitle } from '../document-title.ts';

/** The page of the pack builder, for a new pack or one of the author's own. */
export function PackBuilderPage() {
  const { draft } = useParams();
  const [params] = useSearchParams();
  const own = useInfiniteQuery(ownPacksQuery);
  const pack = useQuery({ ...packDraftQuery(draft ?? ''), enabled: draft !== undefined });
  const title = draft === undefined ? NEW_PACK.title : (pack.data?.title ?? PACKS_PAGE.title);
  useDocumentTitle(title);
  const standing = own.data?.pages[0];
  const error = pack.error ?? own.error;
  if (pack.error instanceof ApiError && pack.error.status === 404) return <MissingPack />;
  return (
    <div className={container({ paddingBlock: { base: '5', md: '6' } })}>
      <div className={column({ gap: '5' })}>
        <Breadcrumbs crumbs={[{ label: PACKS_PAGE.title, to: '/prompt-packs' }, { label: PACKS_PAGE.mineTab, to: '/prompt-packs?tab=mine' }, { label: title }]} />
        <h1 className={longWords({ textStyle: 'h1' })}>{title}</h1>
        {error ? <FetchProblem error={error} onRetry={() => void Promise.all([own.refetch(), draft !== undefined && pack.refetch()])} />
          : !standing || (draft !== undefined && !pack.data) ? <Skeleton radius="xl" className={css({ height: '[480px]' })} />
            : pack.data ? <PackBuilder pack={pack.data} maySell={standing.maySell} /> : <NewPack mayCreate={standing.mayCreate} official={params.get('official') === '1'} />}
      </div>
    </div>
  );
}
