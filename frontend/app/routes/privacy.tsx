import { LegalPage } from '#features/legal/legal-page.tsx';
import { PRIVACY_POLICY } from '#features/legal/privacy/privacy-policy.ts';
import { useDocumentTitle } from '../document-title.ts';

/** What is kept of people, and why. */
export function PrivacyPage() {
  useDocumentTitle(PRIVACY_POLICY.title);
  return <LegalPage document={PRIVACY_POLICY} />;
}
