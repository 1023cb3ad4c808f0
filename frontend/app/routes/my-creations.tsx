import { CreationsPage } from '#features/generation/creations/creations-page.tsx';
import { CREATIONS_PAGE } from '#features/generation/creations/creations.words.ts';
import { useDocumentTitle } from '../document-title.ts';

/** Everything that the signed-in person has made. */
export function MyCreationsPage() {
  useDocumentTitle(CREATIONS_PAGE.pageTitle);
  return <CreationsPage />;
}
