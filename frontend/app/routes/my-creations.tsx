import { CreationsPage } from '#features/generation/creations/creations-page.tsx';
import { CREATIONS_PAGE } from '#features/generation/creations/creations.words.ts';
import { useDocumentTitle } from '../document-title.ts';

/** The page with all creations of the signed-in person. */
export function MyCreationsPage() {
  useDocumentTitle(CREATIONS_PAGE.pageTitle);
  return <CreationsPage />;
}
