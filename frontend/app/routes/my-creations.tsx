import { CreationsPage } from '#features/generation/creations/creations-page.tsx';
import { CREATIONS_PAGE } from '#features/generation/creations/creations.words.ts';
import { useDocumentTitle } from '../document-title.ts';

/** All results of the signed-in person's runs. */
export function MyCreationsPage() {
  useDocumentTitle(CREATIONS_PAGE.pageTitle);
  return <CreationsPage />;
}
