import { readLegalText } from '#contracts/legal-text.ts';
import type { LegalSection } from '#contracts/legal-text.ts';

/** Returns the sections of the old legal text whose anchors the new text lacks. Links to them would open the top of the page. */
export function lostAnchors(before: string, after: string): Pick<LegalSection, 'id' | 'title'>[] {
  const kept = new Set(readLegalText(after).sections.map(({ id }) => id));
  return readLegalText(before).sections.filter(({ id }) => !kept.has(id)).map(({ id, title }) => ({ id, title }));
}
