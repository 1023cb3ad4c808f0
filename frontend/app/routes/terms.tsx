import { LegalPage } from '#features/legal/legal-page.tsx';
import { TERMS_OF_SERVICE } from '#features/legal/terms/terms-of-service.ts';
import { useDocumentTitle } from '../document-title.ts';

export function TermsPage() {
  useDocumentTitle(TERMS_OF_SERVICE.title);
  return <LegalPage document={TERMS_OF_SERVICE} />;
}
