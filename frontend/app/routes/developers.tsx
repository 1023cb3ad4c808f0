import { DevelopersView } from '#features/developers/developers-view.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { DEVELOPERS_PAGE } from './developers.words.ts';

/** The API for programs of members; open to everyone. */
export function DevelopersPage() {
  useDocumentTitle(DEVELOPERS_PAGE.pageTitle);
  return <DevelopersView />;
}
