import { useLocation } from 'react-router-dom';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { PRIVACY_POLICY } from '#features/legal/privacy/privacy-policy.ts';
import { TERMS_OF_SERVICE } from '#features/legal/terms/terms-of-service.ts';
import { paths } from '../paths.ts';
import { useDocumentTitle } from '../document-title.ts';

/** The terms, or what is kept of people and why: one entry of the table of pages, which every first visit loads. */
export function LegalPages() {
  const document = useLocation().pathname.startsWith(paths.privacy) ? PRIVACY_POLICY : TERMS_OF_SERVICE;
  useDocumentTitle(document.title);
  return <LegalPage key={document.title} document={document} />;
}
