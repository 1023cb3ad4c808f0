import type { FirstLegalText, LegalName } from '#contracts/legal-text.ts';
import { PRIVACY_POLICY } from './privacy/privacy-policy.ts';
import { TERMS_OF_SERVICE } from './terms/terms-of-service.ts';

/** Version 1 of each legal text, with the time from which it holds. Administrators write later versions, which are stored in the database. */
export const FIRST_LEGAL_TEXTS: Readonly<Record<LegalName, FirstLegalText>> = {
  terms: { text: TERMS_OF_SERVICE, effectiveAt: '2026-11-21T00:00:00.000Z' },
  privacy: { text: PRIVACY_POLICY, effectiveAt: '2026-11-21T00:00:00.000Z' },
};
