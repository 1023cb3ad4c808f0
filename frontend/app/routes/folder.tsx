import { Suspense, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { container } from '#styled/patterns';
import { FolderView } from '#features/folders/folder-view.tsx';
import { folderPageQuery } from '#shared/folders/folders.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { MovedTo } from './moved-to.tsx';
import { NotFoundPage } from './not-found.tsx';

const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');

/** The page of a folder: its owner works in it, and other people can read it once it is published. */
export function FolderPage() {
  const { slug = '' } = useParams();
  const query = useInfiniteQuery(folderPageQuery(slug, { type: 'prompt', sort: 'own' }));
  const page = query.data?.pages[0];
  const [reporting, setReporting] = useState(false);
  useDocumentTitle(page?.folder.name);
  if (query.isPending) return <PageSkeleton />;
  if (!page) {
    if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
    return <div className={container({ paddingBlock: '8' })}><FetchProblem error={query.error} onRetry={() => void query.refetch()} /></div>;
  }
  // Redirects to the folder's newest address. A renamed folder keeps its code in the address, so that old links work and people share only one address.
  if (page.folder.slug !== slug) return <MovedTo path={`/folder/${page.folder.slug}`} />;
  const { id, name } = page.folder;
  return (
    <>
      <FolderView key={id} slug={slug} page={page} onReport={() => setReporting(true)} />
      {reporting && <Suspense fallback={null}><ReportDialog reported={{ type: 'folder', id, name }} onClose={() => setReporting(false)} /></Suspense>}
    </>
  );
}
