import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPage } from '#lib/lazy-part.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

const DevelopersPage = lazyPage(() => import('./developers.tsx'), 'DevelopersPage');
const FileUploadTestPage = lazyPage(() => import('./file-upload-test.tsx'), 'FileUploadTestPage');

/** The page of the API reference, or the upload test. They share an entry in the table of pages, because every first visit loads that table. */
export function DeveloperPages() {
  const { pathname } = useLocation();
  return <Suspense fallback={<PageSkeleton />}>{pathname === '/developers' ? <DevelopersPage /> : <FileUploadTestPage />}</Suspense>;
}
