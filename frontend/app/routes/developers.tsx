import { DevelopersView } from '#features/developers/developers-view.tsx';
import { useDocumentTitle } from '../document-title.ts';

/** The page of the API reference for members' programs. Visitors can read it too. */
export function DevelopersPage() {
  useDocumentTitle('Developers');
  return <DevelopersView />;
}
